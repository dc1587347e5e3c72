// Preferences, which take effect at once, and how long what bots do is shown.

import { root, sleep, table } from "./page.js";

const MANY = { slow: 60, normal: 12 }; // more frames than this are not worth waiting for

// How the next of so many frames is shown: whether it jumps to the last one, how long things move,
// and how long it is left to be read, by how many frames then wait.
export function timing(waiting, skip) {
  const { pace } = root.dataset;
  const jumps = skip || hurries() || document.hidden || waiting > MANY[pace];
  if (jumps) return { jumps, motion: 0, rest: () => 0 };
  if (pace === "slow") return { jumps, motion: 600, rest: (left) => (left ? 1900 : 600) };
  const motion = waiting > 3 ? 160 : 340;
  return { jumps, motion, rest: (left) => (waiting > 3 ? 200 : left ? 750 : motion) };
}

// --- Skipping: from now on nothing is shown but the last frame, until it is one's turn. ---

const button = document.querySelector("[data-skip]");
let hurrying = false;

// Whether the page wants bots to make no pauses.
export const hurries = () => hurrying || root.dataset.pace === "instant";

// Whether bots are to move, so that more frames will come.
function botsMove() {
  const { live, turn, bots = "" } = table().dataset;
  const mover = table().querySelector(".plate.turn")?.className.match(/\bseat-(\d)\b/)?.[1];
  return Boolean(live && !turn && mover && bots.split(" ").includes(mover));
}

// Shows the button while there is something to skip; what was skipped ends with one's turn.
export function offerSkip(waiting) {
  if (hurrying && !waiting && !botsMove()) hurry(false);
  if (button) button.hidden = hurries() || !(waiting || botsMove());
}

function hurry(on) {
  hurrying = on;
  document.dispatchEvent(new Event("hurry")); // the server hears of it as well
}

export function skip() {
  if (!button || button.hidden) return;
  hurry(true);
  button.hidden = true;
  document.dispatchEvent(new Event("skip"));
}
button?.addEventListener("click", skip);

// Waits; true at once when somebody does not want to.
export async function skipped(ms) {
  let wake;
  const woken = new Promise((done) => { wake = () => done(true); });
  document.addEventListener("skip", wake, { once: true });
  const answer = await Promise.race([sleep(ms).then(() => false), woken]);
  document.removeEventListener("skip", wake);
  return answer;
}

// --- Preferences: the menu's forms, without leaving the page. ---

function mark(form) {
  const value = root.dataset[form.dataset.preference];
  for (const one of form.querySelectorAll("button")) one.setAttribute("aria-pressed", one.value === value);
}

export function showPreferences() {
  document.querySelectorAll("form[data-preference]").forEach(mark);
}

export function prefer(name, value) {
  const form = document.querySelector(`form[data-preference="${name}"]`);
  const body = new URLSearchParams(new FormData(form));
  body.set(name, value);
  root.dataset[name] = value;
  mark(form);
  const kept = fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } }).catch(() => null);
  kept.then(() => document.dispatchEvent(new CustomEvent("preference", { detail: name })));
}

document.addEventListener("submit", (event) => {
  const { target, submitter } = event;
  if (!target.dataset.preference || !submitter) return;
  event.preventDefault();
  prefer(target.dataset.preference, submitter.value);
  if (target.dataset.preference === "sound") sample();
});

// Without a connection nothing is heard.
export function playSounds(names) {
  import("./sound.js").then((sound) => sound.play(names, root.dataset.sound), () => {});
}

// A sound that was just chosen is heard once.
function sample() {
  if (root.dataset.sound !== "off") playSounds(["turn"]);
}

export function nextSound() {
  const values = [...document.querySelectorAll("form[data-preference=sound] button")].map(({ value }) => value);
  prefer("sound", values[(values.indexOf(root.dataset.sound) + 1) % values.length]);
  sample();
}
