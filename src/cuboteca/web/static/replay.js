// The replay: goes to a step and plays automatically. Without it the page works by its form.

import { calm, sleep, spoken, table, toast, words } from "./page.js";
import { morph, show } from "./table.js";

const slider = () => document.querySelector("[data-replay]");
const steps = (name) => slider().dataset[name].split(" ").filter(Boolean).map(Number);
const shown = () => Number(table().dataset.frame);
const last = () => Number(slider().max);
const side = () => document.querySelector("#stepper [name=seat], [data-seen-from]")?.value ?? "";
const address = (step) => `${slider().dataset.replay}?at=${step}${side() && `&seat=${side()}`}`;
const earlier = (list, step) => list.findLast((one) => one < step) ?? 0;
const later = (list, step) => list.find((one) => one > step) ?? last();

// --- Frames: one request at a time; the newest are kept. ---

const MOST_KEPT = 24;
const PATIENCE = 20000; // ms
const kept = new Map();
let line = Promise.resolve();

async function ask(step) {
  try {
    const options = { headers: { Accept: "application/json" }, signal: AbortSignal.timeout(PATIENCE) };
    const answer = await fetch(address(step), options);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

function load(step) {
  line = line.then(async () => {
    const frame = kept.get(step) ?? await ask(step);
    if (!frame) return null;
    kept.delete(step);
    kept.set(step, frame);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value);
    return frame;
  });
  return line;
}

// --- Steps: the latest request counts. ---

let wish = null;

// Goes to a step; returns false when it could not be fetched.
async function go(to) {
  const under = wish !== null;
  wish = Math.max(0, Math.min(last(), to));
  slider().value = wish; // it leads the board, which follows once the frame is here
  if (under) return true;
  let frame = true;
  while (frame && wish !== shown()) {
    const step = wish;
    frame = await load(step);
    if (frame) present(frame);
    else toast(words("Failed"));
    if (step === wish) break;
    await sleep(40); // while the slider is dragged: do not overload the server
  }
  wish = null;
  slider().value = shown();
  return Boolean(frame);
}

function present(frame) {
  const [from, end] = [shown(), last()];
  const near = frame.frame === later(steps("moments"), from) || frame.frame === earlier(steps("moments"), from)
    || Math.abs(frame.frame - from) === 1;
  show(frame, near ? Math.min(300, 450 / rate()) : 0);
  if (last() !== end) kept.clear(); // the play has gone on
  slider().value = wish ?? shown();
  mark();
  note();
}

// The address names the step, so that a link leads to what is shown.
let noting = null;
function note() {
  clearTimeout(noting); // browsers limit how often it may change
  noting = setTimeout(() => {
    history.replaceState(null, "", address(shown()) + location.hash);
    for (const field of document.querySelectorAll("input[name=back]")) field.value = address(shown());
  }, 150);
}

// --- Automatic playing. ---

const player = document.getElementById("player");
const speed = document.getElementById("speed");
const SPEED = "replay speed"; // in the session's storage
const rate = () => Number(speed.value);
let playing = 0; // number of the run; 0 while not playing
let runs = 0;

function mark() {
  const state = playing ? "Pause" : shown() === last() && last() > 0 ? "Again" : "Play";
  player.dataset.state = state;
  player.title = player.dataset[`words${state}`];
  player.setAttribute("aria-label", player.title);
}

function pause() {
  if (!playing) return;
  playing = 0;
  mark();
}

// How long a step is shown: as long as its text takes to read, longer with a score sheet.
function length() {
  const read = 1100 + 22 * table().querySelector(".prompt").innerText.length;
  const sheet = table().querySelector("[data-sheet][open]") ? 2500 : 0;
  return Math.max(350, (Math.min(read, 4000) + sheet) / rate());
}

// Animations on the board run to their end, at the chosen speed.
async function settled() {
  const moving = document.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
  for (const one of moving) one.updatePlaybackRate(Math.max(1, rate()));
  await Promise.race([Promise.allSettled(moving.map((one) => one.finished)), sleep(6000 / rate())]);
}

async function rest(run) {
  const begun = performance.now();
  await settled();
  while (run === playing && performance.now() - begun < length()) await sleep(50);
}

async function play() {
  const run = (playing = runs += 1);
  const again = shown() === last();
  mark();
  let next = again ? Number(slider().dataset.opening) : later(steps("moments"), shown());
  while (run === playing) {
    const there = await go(next);
    if (run !== playing) return;
    if (!there || shown() === last()) { pause(); return; }
    next = later(steps("moments"), shown());
    load(next);
    await rest(run);
  }
}

// --- Input: navigating, or looking closer at something, stops the automatic playing. ---

function visit(step) {
  pause();
  return go(step);
}

player.hidden = false;
speed.parentElement.hidden = false;
speed.value = sessionStorage.getItem(SPEED) ?? "1";
if (!speed.value) speed.value = "1";
speed.addEventListener("change", () => sessionStorage.setItem(SPEED, speed.value));
player.addEventListener("click", () => { if (playing) pause(); else play(); });

document.addEventListener("input", ({ target }) => {
  if (target.matches("[data-replay]")) visit(Number(target.value));
});

document.addEventListener("click", (event) => {
  const { target } = event;
  if (target.closest("#player, .speed")) return;
  pause();
  const button = target.closest("[data-go]");
  const link = target.closest("[data-step]");
  if (!button && !link) return;
  event.preventDefault();
  go(button ? goal(button.dataset.go) : Number(link.dataset.step));
  if (link?.closest("#analysis")) table().scrollIntoView({ behavior: calm.matches ? "auto" : "smooth" });
});

// Where a button or key leads, counted from where the last one led.
function goal(name) {
  const from = wish ?? shown();
  switch (name) {
    case "first": return 0;
    case "last": return last();
    case "back": return earlier(steps("moments"), from);
    case "on": return later(steps("moments"), from);
    case "chapter-back": return earlier(steps("chapters"), from);
    case "mine-back": return steps("mine").findLast((one) => one < from) ?? from;
    case "mine-on": return steps("mine").find((one) => one > from) ?? from;
    default: return later(steps("chapters"), from);
  }
}

const KEYS = {
  ArrowLeft: "back", ArrowRight: "on", PageUp: "mine-back", PageDown: "mine-on", Home: "first", End: "last",
};
const SHIFTED = { ArrowLeft: "chapter-back", ArrowRight: "chapter-on" };
document.addEventListener("keydown", (event) => {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  if (altKey || ctrlKey || metaKey || target.closest("select, textarea, input:not([type=range]), [tabindex='0']")) return;
  if (key === " " && !shiftKey && !target.closest("a, button, summary")) {
    event.preventDefault();
    if (!repeat) player.click();
    return;
  }
  if (key === "Enter" && target === slider()) event.preventDefault(); // it would press the form's first button
  const name = (shiftKey ? SHIFTED : KEYS)[key];
  if (!name) return;
  event.preventDefault();
  visit(goal(name));
});

// From another side everything is drawn anew.
document.addEventListener("change", async ({ target }) => {
  if (!target.matches("[data-seen-from]")) return;
  pause();
  kept.clear();
  const frame = await load(shown());
  if (!frame) { toast(words("Failed")); return; }
  show(frame, 0);
  note();
});

// What is handed on needs whole addresses.  An image of the page itself would load its picture.
const inert = document.implementation.createHTMLDocument("");
function complete() {
  for (const field of document.querySelectorAll("[data-address], [data-embed]")) {
    const { address: path, embed, alt } = field.dataset;
    const whole = new URL(path ?? embed, location.href).href;
    const image = Object.assign(inert.createElement("img"), { width: 960, height: 720, alt: alt ?? "" });
    image.setAttribute("src", whole);
    field.value = path ? whole : image.outerHTML;
    field.parentElement.querySelector("[data-copy]").dataset.copy = field.value;
  }
}
document.addEventListener("frame", complete);
complete();

// The curve is a second slider for the pointer: pressing or dragging goes to the step below it.
function follow({ target, clientX, buttons }) {
  const course = target.closest?.("[data-course]");
  if (!course || buttons !== 1 || target.closest("[data-step]")) return;
  const { left, width } = course.querySelector("svg").getBoundingClientRect();
  const step = Math.round(((clientX - left) / width) * last());
  if (step !== Number(slider().value)) { slider().value = step; visit(step); }
}
for (const kind of ["pointerdown", "pointermove"]) document.addEventListener(kind, follow);

document.addEventListener("visibilitychange", () => { if (document.hidden) pause(); });

// --- An analysis in progress: the page asks again how far it is. ---

async function watch() {
  const waits = document.querySelector("[data-refresh]");
  if (!waits) return;
  await sleep(1000 * waits.dataset.refresh);
  kept.clear();
  const frame = await load(shown());
  if (frame?.frame === shown() && wish === null) {
    morph(frame.html);
    if (!document.querySelector("[data-refresh]")) spoken.textContent = document.querySelector("#analysis")?.innerText.split("\n")[0] ?? "";
  }
  watch();
}

mark();
watch();
