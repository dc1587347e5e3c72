// The lobby's script: shows what changes, counts seconds, leads to a table that was found.
// Without it the page loads again every few seconds.

const main = document.querySelector("main.lobby");
const SILENCE = 12000; // ms after which a connection counts as dead: the server speaks every 5 seconds
const PICTURES = 10000; // between two looks at the plays that may be watched
let tries = 0;
let due = 0;

function listen(line) {
  clearTimeout(due);
  due = setTimeout(() => line.close(), SILENCE);
}

function connect() {
  const url = new URL(main.dataset.live, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const line = new WebSocket(url);
  listen(line);
  line.onopen = () => { tries = 0; };
  line.onmessage = ({ data }) => {
    listen(line);
    const { html, go, waits } = JSON.parse(data);
    if (go) { document.title = main.dataset.wordsReady; location.replace(go); return; }
    if (waits !== undefined && waits !== Boolean(main.dataset.waits)) { location.reload(); return; }
    if (html) Idiomorph.morph(document.getElementById("now"), html, { morphStyle: "outerHTML" });
  };
  line.onclose = () => {
    clearTimeout(due);
    due = setTimeout(connect, Math.min(15000, 300 * 2 ** (tries += 1)) * (0.2 + 0.8 * Math.random()));
  };
}

function count() {
  for (const one of document.querySelectorAll("time[data-seconds]")) {
    const seconds = (Number(one.dataset.seconds) + 1);
    one.dataset.seconds = seconds;
    one.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
}

async function look(image) {
  try {
    const answer = await fetch(image.dataset.window, { signal: AbortSignal.timeout(10000) });
    const tag = answer.headers.get("etag");
    if (!answer.ok || tag === image.dataset.shown) return;
    const next = new Image();
    next.src = `${image.dataset.window}?${encodeURIComponent(tag)}`;
    await next.decode();
    image.src = next.src;
    image.dataset.shown = tag;
  } catch { /* disconnected: the last picture stays */ }
}

setInterval(count, 1000);
setInterval(() => {
  if (document.hidden) return;
  for (const image of document.querySelectorAll("[data-window]")) {
    const { top, bottom } = image.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) look(image);
  }
}, PICTURES);
addEventListener("pageshow", ({ persisted }) => { if (persisted) location.reload(); }); // its token may be used
connect();
