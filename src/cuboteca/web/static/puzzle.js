// A puzzle that was answered: marks on its board what is best, and what was answered instead.

const form = document.getElementById("act");
for (const button of form.querySelectorAll("button[name=action]")) {
  if (button.value === form.dataset.best) button.classList.add("advised");
  else if (button.value === form.dataset.own) button.classList.add("refuted");
}

// Where a piece is chosen before what it does, the piece that does what is best is chosen.
const shown = () => form.querySelector(".advised")?.offsetParent;
for (const piece of form.querySelectorAll("input[type=radio]")) {
  if (shown()) break;
  piece.checked = true;
}

// In a column that scrolls by itself, what is best stands in the middle.
const best = form.querySelector(".advised");
const column = best?.closest(".beside");
if (column?.scrollHeight > column?.clientHeight) best.scrollIntoView({ block: "center" });
