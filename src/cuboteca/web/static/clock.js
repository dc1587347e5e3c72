// Clocks tick by the server's time: a frame says what was left, and from when on it falls.

import { root, spoken } from "./page.js";

const LOW = 60;
const DAY = 86400;

root.dataset.clock = ""; // table.js loads this where clocks come later

// The server's time when this page came, or this frame, against this device's.
const strip = () => document.querySelector("[data-now]");
const [page] = performance.getEntriesByType("navigation");
const came = import.meta.url.includes("?") ? page?.responseStart ?? 0 : performance.now();
const ahead = Number(strip()?.dataset.now ?? 0) - (performance.timeOrigin + came) / 1000;
const now = () => (performance.timeOrigin + performance.now()) / 1000 + ahead;

function left({ left: before, from, to }) {
  if (from === undefined) return Number(before);
  const moment = Math.min(now(), Number(to ?? Infinity));
  return Math.max(0, Number(before) - Math.max(0, moment - Number(from)));
}

const two = (number) => String(number).padStart(2, "0");

function shown(seconds) {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (whole >= DAY) return `${Math.floor(whole / DAY)} ${strip().dataset.day} ${two(hours % 24)} h`;
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

// Whoever is to move is told once at a minute and once at ten seconds.
let last = Infinity;
let whose = "";

function tell(seconds, key) {
  if (key !== whose) [whose, last] = [key, Infinity];
  if (seconds <= 10 && last > 10 && seconds > 0) spoken.textContent = strip().dataset.seconds;
  else if (seconds <= LOW && last > LOW) spoken.textContent = strip().dataset.minute;
  last = Math.min(last, seconds);
}

function tick() {
  if (!strip()) return;
  for (const clock of document.querySelectorAll(".clock[data-from]")) {
    const seconds = left(clock.dataset);
    const text = clock.querySelector("[data-time]");
    const next = shown(seconds);
    if (text.textContent !== next) text.textContent = next;
    clock.classList.toggle("low", seconds <= LOW);
    if (clock.closest(".clocks [data-you]")) tell(seconds, clock.dataset.from);
  }
}

tick();
setInterval(tick, 200);
