// Who is there: the signs beside names, which no frame changes, and how many watch.

import { table } from "./page.js";

let known = { people: [], watching: "" };

function child(name, className, text) {
  const found = document.createElement(name);
  if (className) found.className = className;
  found.textContent = text;
  return found;
}

function paint() {
  for (const sign of table().querySelectorAll("[data-presence]")) {
    const [state, brief, full] = known.people[sign.dataset.presence] ?? [];
    if (!state || (sign.title === full && sign.dataset.state === state)) continue;
    sign.dataset.state = state;
    sign.title = full;
    const short = child("small", "", brief);
    short.setAttribute("aria-hidden", "true");
    sign.replaceChildren(short, child("span", "sr", `, ${full}`));
  }
  const watching = table().querySelector("[data-watching]");
  if (watching && watching.textContent !== known.watching) watching.textContent = known.watching;
}

export function tellPresence(message) {
  known = message;
  paint();
}

document.addEventListener("frame", paint);
