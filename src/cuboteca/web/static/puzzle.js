// A puzzle that was answered: marks on its board what is best, and what was answered instead.

const form = document.getElementById("act");
for (const button of form.querySelectorAll("button[name=action]")) {
  const mark = { [form.dataset.own]: "refuted", [form.dataset.best]: "advised" }[button.value];
  if (!mark) continue;
  button.classList.add(mark);
  button.closest("details")?.querySelector("summary").classList.add(mark); // of a list that is closed
}

// Where a piece is chosen before what it does, the one that does what is best is chosen.
const piece = form.querySelector("[data-piece-of]:has(.advised)")?.dataset.pieceOf;
if (piece) document.getElementById(piece).checked = true;

// In a column that scrolls by itself, what is best stands in the middle.
const column = form.querySelector(".beside");
const best = column?.querySelector(".advised");
if (best && column.scrollHeight > column.clientHeight) best.scrollIntoView({ block: "center" });
