// A puzzle that was answered: marks on its board what is best, and what was answered instead.

const form = document.getElementById("act");
for (const button of form.querySelectorAll("button[name=action]")) {
  if (button.value === form.dataset.best) button.classList.add("advised");
  else if (button.value === form.dataset.own) button.classList.add("refuted");
}
