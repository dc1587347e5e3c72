// The talk at a table, as a panel: loaded when there is something to read, or somebody opens it.

import { root, table, toast, words } from "./page.js";

const opener = document.querySelector(".talk-open");
const counter = opener.querySelector(".count");
const SEEN = `talk ${opener.pathname}`; // number of the newest line that was seen on this device

const panel = document.createElement("aside");
panel.className = "talk-panel";
panel.hidden = true;
panel.setAttribute("aria-label", opener.getAttribute("aria-label"));
const styles = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("talk.css", import.meta.url) });
const styled = new Promise((done) => { styles.onload = styles.onerror = done; });
document.head.append(styles);
document.body.append(panel);

const seen = () => Number(localStorage.getItem(SEEN) ?? 0);
const list = () => panel.querySelector(".lines");

// The part of the page with the lines after a number, or null: there may be no connection.
async function fetched(since) {
  try {
    const answer = await fetch(`${opener.pathname}?since=${since}`);
    if (!answer.ok) return null;
    return new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("talk");
  } catch {
    return null;
  }
}

function count(unread) {
  counter.textContent = unread > 9 ? "9+" : unread;
  counter.hidden = !unread;
}

function read(newest) {
  localStorage.setItem(SEEN, newest);
  count(0);
}

const toEnd = () => { list().scrollTop = list().scrollHeight; };

// Shows what was said since; several at once are asked one after another, so none comes twice.
let turn = Promise.resolve();
export function hear(newest) {
  turn = turn.then(() => heard(newest));
}

async function heard(newest) {
  if (root.dataset.talk === "off") return;
  const shown = panel.hidden ? seen() : Number(panel.querySelector("#talk").dataset.newest);
  if (newest <= shown) return;
  const found = await fetched(shown);
  if (!found) return;
  const lines = [...found.querySelectorAll(".lines li")];
  if (panel.hidden) {
    count(lines.filter((line) => !line.classList.contains("mine")).length);
    return;
  }
  panel.querySelector(".none")?.remove();
  list().append(...lines);
  panel.querySelector("#talk").dataset.newest = found.dataset.newest;
  read(found.dataset.newest);
  toEnd();
}

async function fill() {
  const found = await fetched(0);
  if (!found) return false;
  const open = [...panel.querySelectorAll("details[open]")].map((one) => one.className);
  for (const one of open) found.querySelector(`details.${one}`).open = true;
  panel.replaceChildren(found);
  panel.querySelector("[data-talk-close]").hidden = false;
  read(found.dataset.newest);
  return true;
}

export async function toggle() {
  if (!panel.hidden) { close(); return; }
  if (!await fill()) { toast(words("Failed")); return; }
  await styled;
  panel.hidden = false;
  opener.setAttribute("aria-expanded", "true");
  toEnd();
  panel.querySelector("input:not([type=hidden]), button")?.focus();
}

// Once the play is over a page has no connection any more: it asks while the talk is open.
setInterval(() => { if (!panel.hidden && !table().dataset.live) hear(Infinity); }, 10000);

function close() {
  panel.hidden = true;
  opener.setAttribute("aria-expanded", "false");
  opener.focus();
}

panel.addEventListener("click", ({ target }) => { if (target.closest("[data-talk-close]")) close(); });
panel.addEventListener("keydown", (event) => {
  event.stopPropagation(); // letters are typed here, and no shortcuts
  if (event.key === "Escape") close();
});

panel.addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form));
  if (submitter?.name) body.set(submitter.name, submitter.value);
  const done = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { Accept: "application/json" } }).catch(() => null);
  if (!done?.ok) {
    toast((await done?.json().catch(() => null))?.message ?? words("Failed"));
    return;
  }
  if (body.has("talk")) root.dataset.talk = body.get("talk");
  if (body.has("text")) { form.reset(); return; } // it comes back by the connection
  if (body.has("talk") || body.has("mute") || body.has("unmute")) await fill();
});
