// Motion: what was somewhere else before glides to where it is now, and points float up.

import { boxesOf, covered, make, table } from "./page.js";

const air = make("air"); // where points float; the log says what they mean
air.ariaHidden = "true";

// Pieces by kind; equal cards are of one kind, an individual piece has data-piece.
function things() {
  const found = new Map();
  for (const element of table().querySelectorAll("[data-kind], [data-piece]")) {
    const { kind, piece, at = "" } = element.dataset;
    const key = piece ? `!${piece}` : kind;
    if (!found.has(key)) found.set(key, []);
    found.get(key).push({ element, at, box: element.getBoundingClientRect() });
  }
  return found;
}

// What is on the table and how it looks, so that what leaves it can fade out.
export function remembered() {
  const found = things();
  for (const thing of [...found.values()].flat()) {
    if (thing.box.width && !thing.element.dataset.piece) thing.likeness = thing.element.cloneNode(true);
  }
  return found;
}

function fade(gone) {
  const stage = table().querySelector("[data-stage]");
  for (const { likeness, box } of gone) {
    if (!likeness || !stage) continue;
    const { left, top } = stage.getBoundingClientRect();
    for (const name of ["id", "data-kind", "data-at"]) likeness.removeAttribute(name);
    likeness.classList.add("leaving");
    likeness.setAttribute("aria-hidden", "true");
    Object.assign(likeness.style, {
      left: `${box.left - left}px`, top: `${box.top - top}px`, inlineSize: `${box.width}px`, blockSize: `${box.height}px`,
    });
    stage.append(likeness);
    likeness.animate([{ opacity: 1 }, { opacity: 0, transform: "scale(.6) rotate(6deg)" }], { duration: 700, easing: "ease-in" })
      .onfinish = () => likeness.remove();
  }
}

// Pairs each piece with its former place: first those that stayed, then those that moved.
// Returns what is on the table now, and what has left it.
function moves(before, after) {
  const gone = new Map([...before].map(([key, old]) => [key, [...old]]));
  for (const [key, now] of after) {
    const old = gone.get(key) ?? [];
    const movers = now.filter((thing) => {
      const same = old.findIndex((other) => other.at === thing.at);
      if (same >= 0) thing.from = old.splice(same, 1)[0].box;
      return same < 0;
    });
    for (const thing of movers) thing.from = old.shift()?.box;
  }
  return [[...after.values()].flat(), [...gone.values()].flat()];
}

export function glide(before, duration) {
  const pile = table().querySelector("[data-pile]")?.getBoundingClientRect();
  const shifts = new Map();
  const [here, gone] = moves(before, things());
  fade(gone);
  for (const { element, box, from = element.dataset.piece ? box : pile } of here) {
    if (!from?.width || !box.width) continue;
    const inner = element.parentElement.closest("[data-piece]");
    const [x, y] = shifts.get(inner) ?? [0, 0];
    const dx = from.left - box.left;
    const dy = from.top - box.top;
    shifts.set(element, [dx, dy]);
    if (Math.hypot(dx - x, dy - y) < 2) continue;
    const scale = element.dataset.piece ? 1 : from.width / box.width;
    const path = [];
    for (let up = element; up && up !== table(); up = up.parentElement) path.push(up);
    for (const up of path) up.classList.add("flying");
    element.animate(
      [{ transformOrigin: "0 0", transform: `translate(${dx - x}px, ${dy - y}px) scale(${scale})` },
        { transformOrigin: "0 0", transform: "none" }],
      { duration, easing: "cubic-bezier(.3,.7,.2,1)" },
    ).onfinish = () => path.forEach((up) => up.classList.remove("flying"));
  }
}

// Numbers that count something, by their place.
export function counts() {
  const found = new Map();
  for (const element of table().querySelectorAll(".seat [data-count]")) {
    found.set(`${element.closest("[id]").id} ${element.className.split(" ")[0] === "tokens"}`, element);
  }
  return new Map([...found].map(([key, element]) => [key, { element, count: +element.dataset.count }]));
}

export function float(before) {
  const names = boxesOf(".seat :is(b, h2, h3, .name), .plate b");
  for (const [key, { element, count }] of counts()) {
    const more = count - (before.get(key)?.count ?? count);
    if (!more) continue;
    const box = element.getBoundingClientRect();
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (above?.closest("[data-bar]") && !element.closest("[data-bar]")) continue; // it lies behind the bar
    const note = document.createElement("div");
    note.className = `floater ${more > 0 ? "plus" : "minus"}`;
    note.textContent = more > 0 ? `+${more}` : `\u2212${-more}`;
    air.append(note);
    settle(note, box, names);
    note.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0, transform: "translateY(-28px)" }], 1300)
      .onfinish = () => note.remove();
  }
}

// Puts a number beside what it counts: where it covers least of anybody's name.
function settle(note, box, names) {
  const { width, height } = note.getBoundingClientRect();
  const middle = box.top + (box.height - height) / 2;
  const places = [[box.left, box.top - height], [box.right + 4, middle], [box.left - width - 4, middle], [box.left, box.bottom]];
  const cost = ([left, top]) => covered({ left, top, right: left + width, bottom: top + height }, names);
  const [left, top] = places.reduce((best, other) => (cost(other) < cost(best) ? other : best));
  note.style.left = `${Math.max(2, Math.min(left, innerWidth - width - 2))}px`;
  note.style.top = `${top}px`;
}
