// The drawer with rules at a table: loaded when somebody asks for a rule.

import { calm, root, table, toast } from "./page.js";
import { searchable } from "./rules.js";

const PATIENCE = 20000; // ms
const NARROW = matchMedia("(1000px <= width < 1400px)"); // here the log makes room for the drawer
const opener = document.querySelector("[data-rules]");
const asked = () => table().dataset.rulesAt?.split("#")[1] ?? "";
let drawer = null;
let search = null;
let from = null; // what had the focus

function element(name, props = {}, ...children) {
  const one = Object.assign(document.createElement(name), props);
  one.append(...children);
  return one;
}

async function load(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const rules = page.getElementById("rules");
  if (!answer.ok || !rules) throw new Error(String(answer.status));
  const sheet = page.querySelector("link[href*='/rules.css']").cloneNode();
  await new Promise((done) => { sheet.onload = sheet.onerror = done; document.head.append(sheet); });
  return { rules, title: page.querySelector("h1").textContent };
}

async function build(url) {
  const { rules, title } = await load(url);
  const now = element("button", { type: "button", className: "button small", textContent: opener?.dataset.wordsNow ?? "" });
  const close = element("button", { type: "button", className: "button small", textContent: "\u00d7", ariaLabel: opener?.dataset.wordsClose ?? "" });
  now.dataset.now = "";
  close.dataset.close = "";
  now.addEventListener("click", () => show(asked()));
  close.addEventListener("click", shut);
  drawer = element("aside", { className: "rules-drawer", id: "rules-drawer", ariaLabel: title },
    element("header", {}, element("h2", { textContent: title }), now, close),
    element("div", { className: "rules" }, rules));
  document.addEventListener("keydown", (event) => {
    const inner = document.querySelector("dialog[open], :popover-open, [data-pop][open]");
    if (event.key === "Escape" && !event.defaultPrevented && !drawer.hidden && !inner) shut();
  });
  document.body.append(drawer);
  search = searchable(rules);
}

// Shows a section or a row, and says which; without one, the beginning.
function show(anchor) {
  search.clear();
  for (const one of drawer.querySelectorAll(".rule-asked")) one.classList.remove("rule-asked");
  drawer.querySelector("[data-now]").hidden = !asked();
  const place = (anchor && drawer.querySelector(`#${CSS.escape(anchor)}`)) || drawer.querySelector("section");
  if (anchor) place.classList.add("rule-asked");
  place.scrollIntoView({ block: "start", behavior: calm.matches ? "auto" : "smooth" });
  place.focus({ preventScroll: true });
}

function makeRoom(isOpen) {
  root.dataset.side = (isOpen && NARROW.matches) || localStorage.getItem("side") === "folded" ? "folded" : "";
}

function shut() {
  drawer.hidden = true;
  delete root.dataset.drawer;
  makeRoom(false);
  opener?.setAttribute("aria-expanded", "false");
  from?.focus?.();
  dispatchEvent(new Event("resize"));
}

// Opens at what a link says; the button opens at what is asked now, and closes.
export async function toggle(link) {
  const isOpener = link === opener;
  if (drawer && !drawer.hidden && isOpener) { shut(); return; }
  const [url, anchor] = link.href.split("#");
  if (!drawer) await build(url);
  if (drawer.hidden || !root.dataset.drawer) from = document.activeElement;
  drawer.hidden = false;
  root.dataset.drawer = "open";
  makeRoom(true);
  opener?.setAttribute("aria-expanded", "true");
  dispatchEvent(new Event("resize"));
  show(isOpener ? asked() : anchor);
}

export const failed = () => toast(opener?.dataset.wordsFailed ?? "");
