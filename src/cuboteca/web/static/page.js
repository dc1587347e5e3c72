// What all scripts of a table share: its element, its words, boxes for what is told, waiting.

export const root = document.documentElement; // has the preferences
export const table = () => document.getElementById("table");
export const words = (name) => table().dataset[`words${name}`] ?? "";
export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function make(className, role) {
  const box = document.createElement("div");
  box.className = className;
  if (role) box.setAttribute("role", role);
  return document.body.appendChild(box);
}

// The area in which a box covers others, in square pixels.
export function covered({ left, top, right, bottom }, others) {
  let area = 0;
  for (const box of others) {
    const [x, y] = [Math.min(right, box.right) - Math.max(left, box.left), Math.min(bottom, box.bottom) - Math.max(top, box.top)];
    if (x > 0 && y > 0) area += x * y;
  }
  return area;
}

export const boxesOf = (selector) => [...table().querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

const toasts = make("toasts", "status");
export const spoken = make("sr", "status");

// ``text`` may be nodes, of what is spoken elsewhere.  ``rule`` is the address of the rule behind the
// text, if there is one: the text leads there.
export function toast(text, rule) {
  if (!text) return;
  const box = document.createElement("div");
  box.className = "toast";
  box.append(...[text].flat());
  if (typeof text !== "string") box.ariaHidden = "true";
  if (rule) {
    const link = Object.assign(document.createElement("a"), { className: "rule", href: rule, target: "_blank", textContent: text });
    box.replaceChildren(link);
  }
  toasts.append(box);
  berth();
  setTimeout(() => { box.remove(); berth(); }, 3500 + 40 * box.textContent.length);
}

// Toasts are shown over the board, where they cover least of what can be pressed and of one's own
// cards: at its lower edge, above the bar if that lies over it, or at its upper edge.
function berth() {
  if (!toasts.children.length) return;
  const [board] = boxesOf(".place");
  const [bar] = boxesOf("[data-bar]");
  const [plates] = boxesOf(".plates");
  const beside = bar.left >= board.right - 1;
  toasts.style.insetInline = beside ? `${board.left}px ${innerWidth - board.right}px` : "";
  const boxes = [...toasts.children].map((box) => box.getBoundingClientRect());
  const [first, height] = [boxes[0].top, boxes.at(-1).bottom - boxes[0].top];
  const pressed = boxesOf("button:not([name=why]), label, input, .you [data-kind]");
  const low = beside ? Math.min(board.bottom, innerHeight) : Math.min(bar.top, innerHeight);
  const words = beside ? low : boxesOf("[data-bar] .prompt")[0].bottom + 8;
  const tops = [low - height - 8, words - height - 8, Math.max(plates?.bottom ?? 0, 0) + 8, Math.max(board.top, 0) + 8, 4]
    .filter((top) => top >= 0 && top + height <= innerHeight);
  const cost = (top) => boxes.reduce((sum, { left, right, top: from, bottom: to }) => (
    sum + covered({ left, right, top: from - first + top, bottom: to - first + top }, pressed)), 0);
  const top = tops.reduce((best, other) => (cost(other) < cost(best) ? other : best), tops[0] ?? 8);
  toasts.style.insetBlock = `${top}px auto`;
}
document.addEventListener("frame", berth); // what it must not cover may have moved
