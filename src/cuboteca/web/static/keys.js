// The keyboard at a table: single keys, and the focus, which goes to what is to be decided next.

import { nextSound, skip } from "./pace.js";
import { table } from "./page.js";

const OFF = "shortcuts off"; // in this browser's storage
const dialog = document.getElementById("shortcuts");
const ours = document.getElementById("shortcuts-on");
const press = (selector) => () => [...document.querySelectorAll(selector)].find(isShown)?.click();

const isShown = (one) => (one.checkVisibility ? one.checkVisibility({ visibilityProperty: true }) : one.offsetParent !== null);
const barred = () => [...table().querySelectorAll(".bar .acts button:is([name=action], [name=macro])")].filter(isShown);
const legal = () => [...table().querySelectorAll("#act button[name=action], #act input[type=radio][name=pick]"), ...barred()].filter(isShown);

// --- Choices. ---

function step(by) {
  const all = legal();
  if (!all.length) return;
  const at = all.indexOf(document.activeElement);
  all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length].focus();
}

// A choice of the bar: the first press shows what it does, the second one does it.
function choose(number) {
  const one = barred()[number - 1];
  if (one === document.activeElement) one.click();
  else one?.focus();
}

// What may be done with a picked piece comes next; Enter must not press the form's first button.
function pick(radio) {
  radio.checked = true;
  radio.dispatchEvent(new Event("change", { bubbles: true }));
  const next = legal().find((one) => one.name === "action" && one.closest("#act"));
  (next ?? radio).focus();
}

function openLog() {
  const log = document.getElementById("log");
  if (document.documentElement.dataset.side === "folded") press("[data-fold]")();
  log.open = true;
  log.querySelector("ol").focus();
}

const KEYS = {
  n: () => step(1),
  p: () => step(-1),
  h: press(".bar [name=hint]"),
  u: press(".bar [name=take_back]"),
  s: skip,
  l: openLog,
  f: press("[data-fold]"),
  r: () => document.querySelector("[data-rules]")?.click(),
  m: nextSound,
  "?": () => dialog.showModal(),
};

const typing = "select, textarea, [contenteditable], input:not([type=radio], [type=checkbox])";
let byKeyboard = false;

document.addEventListener("keydown", (event) => {
  byKeyboard = true;
  const { key, target, altKey, ctrlKey, metaKey, isComposing } = event;
  if (altKey || ctrlKey || metaKey || isComposing || dialog.open || target.closest(typing)) return;
  if (target.matches("#act input[name=pick]") && (key === "Enter" || key === " ")) {
    event.preventDefault();
    pick(target);
    return;
  }
  if (!ours.checked) return;
  const action = /^[1-9]$/.test(key) ? () => choose(Number(key)) : KEYS[key];
  if (!action) return;
  event.preventDefault();
  action();
});
document.addEventListener("pointerdown", () => { byKeyboard = false; });

// --- The focus: after a decision taken by keyboard, and when it is one's turn again. ---

let decided = document.querySelector("#act input[name=seq]")?.value;

// Nobody who types, or reads the log or the menu, is taken away from there.
const isFree = (focused) => !focused || focused === document.body || Boolean(focused.closest("#act, .bar")) && !focused.matches(typing);

document.addEventListener("frame", () => {
  const seq = document.querySelector("#act input[name=seq]")?.value;
  if (seq === decided) return;
  if (!table().dataset.turn) return;
  decided = seq;
  if (byKeyboard && !dialog.open && isFree(document.activeElement)) legal()[0]?.focus();
});

// --- The list. ---

ours.checked = !localStorage.getItem(OFF);
ours.addEventListener("change", () => localStorage.setItem(OFF, ours.checked ? "" : "1"));
for (const one of document.querySelectorAll("[data-shortcuts]")) {
  one.hidden = false;
  one.firstElementChild.addEventListener("click", () => {
    document.getElementById("menu").open = false;
    dialog.showModal();
  });
}
