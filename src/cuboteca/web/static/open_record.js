// Opening a record: a file that is dropped anywhere on the page is sent like one that was chosen.

const form = document.querySelector("[data-open-record]");
const input = form?.querySelector("input");
const hasFile = (event) => event.dataTransfer?.types.includes("Files");

if (form) {
  form.querySelector("[data-can-drop]").hidden = false;
  addEventListener("dragover", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    form.classList.add("wanted");
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) form.classList.remove("wanted");
  });
  addEventListener("drop", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    form.classList.remove("wanted");
    input.files = event.dataTransfer.files;
    form.requestSubmit();
  });
}
