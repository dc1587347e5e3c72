// Sounds, made here: loaded only once somebody wants to hear them.

const LOUDNESS = { soft: 0.14, full: 0.5 };
let context = null;
let hiss = null;

function ready() {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  if (hiss) return;
  hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const data = hiss.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1;
}

// A gain that swells at a time and dies away.
function envelope(out, start, length, loud) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(out);
  return gain;
}

function tone(out, { at = 0, from, to = from, length, loud = 0.5, type = "sine" }) {
  const start = context.currentTime + at;
  const source = context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(envelope(out, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

function rustle(out, { at = 0, from, to = from, length, loud = 0.5 }) {
  const start = context.currentTime + at;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(filter);
  filter.connect(envelope(out, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

const SOUNDS = {
  card: (out) => rustle(out, { from: 1800, to: 4200, length: 0.14, loud: 0.5 }),
  cube: (out) => {
    tone(out, { from: 900, to: 500, length: 0.06, type: "triangle" });
    tone(out, { at: 0.07, from: 700, to: 400, length: 0.07, loud: 0.3, type: "triangle" });
  },
  kube: (out) => {
    for (const at of [0, 0.13, 0.24]) {
      tone(out, { at, from: 190, to: 90, length: 0.12, loud: 0.7, type: "triangle" });
      rustle(out, { at, from: 500, to: 250, length: 0.1, loud: 0.3 });
    }
  },
  bite: (out) => {
    rustle(out, { from: 900, to: 2600, length: 0.07, loud: 0.6 });
    tone(out, { at: 0.06, from: 260, to: 120, length: 0.09, loud: 0.5, type: "square" });
  },
  turn: (out) => {
    tone(out, { from: 660, length: 0.16, loud: 0.35 });
    tone(out, { at: 0.12, from: 880, length: 0.26, loud: 0.35 });
  },
  end: (out) => {
    for (const [step, from] of [523, 659, 784, 1047].entries()) tone(out, { at: 0.14 * step, from, length: 0.5, loud: 0.3, type: "triangle" });
  },
};

// Plays sounds by name, at most the last three at once.
export function play(names, loudness) {
  ready();
  const out = context.createGain();
  out.gain.value = LOUDNESS[loudness] ?? 0;
  out.connect(context.destination);
  for (const name of names.slice(-3)) SOUNDS[name]?.(out);
}
