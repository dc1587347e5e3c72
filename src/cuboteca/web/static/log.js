// The log: what one bot did in a row is one line that can be opened.

import { table, words } from "./page.js";

const FEWEST = 3; // actions that become one line
const opened = new Set(); // by the id of their first line

const seatOf = (line) => line.className.match(/\bseat-(\d)\b/)?.[1] ?? null;

// Runs of lines about one bot, with the draws between and after its actions, the oldest first.
function runs() {
  const bots = new Set((table().dataset.bots ?? "").split(" ").filter(Boolean));
  const found = [];
  let run = null;
  for (const line of [...table().querySelectorAll("#log li[id]")].reverse()) {
    const seat = seatOf(line);
    if (line.classList.contains("heading") || (seat !== null && seat !== run?.seat)) run = null;
    if (!run && bots.has(seat)) found.push(run = { seat, lines: [] });
    run?.lines.push(line);
  }
  return found.filter(({ lines }) => actionsOf(lines) >= FEWEST);
}

const actionsOf = (lines) => new Set(lines.filter(seatOf).map(({ dataset }) => dataset.seq)).size;

function headed({ seat, lines }) {
  const key = lines[0].id;
  const name = table().querySelector(`.plate.seat-${seat} b`)?.textContent ?? "";
  const head = document.createElement("li");
  const button = document.createElement("button");
  head.className = `run seat-${seat}`;
  button.type = "button";
  button.dataset.run = key;
  button.textContent = words("Actions").replace("NAME", name).replace("COUNT", actionsOf(lines));
  button.setAttribute("aria-expanded", opened.has(key));
  for (const line of lines) line.hidden = !opened.has(key);
  head.append(button);
  lines[0].after(head); // the newest line comes first
}

// Leaves the lines as the server sends them, so that a frame is compared with them alone.
let focused = null; // the heading that had the focus
export function unfold() {
  focused = document.activeElement?.dataset?.run ?? null;
  for (const head of table().querySelectorAll("#log .run")) head.remove();
  for (const line of table().querySelectorAll("#log li[hidden]")) line.hidden = false;
}

export function fold() {
  if (!words("Actions")) return;
  runs().forEach(headed);
  if (focused) table().querySelector(`[data-run="${focused}"]`)?.focus({ preventScroll: true });
  focused = null;
}

export function refold() {
  unfold();
  fold();
}

document.addEventListener("click", ({ target }) => {
  const key = target.closest("[data-run]")?.dataset.run;
  if (!key) return;
  if (!opened.delete(key)) opened.add(key);
  refold();
});
