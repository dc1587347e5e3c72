// Creating a table: "me" is one seat only. Without this script a second "me" is another person.

const seats = [...document.querySelectorAll("[name^='seat-']")];
const before = new Map(seats.map((seat) => [seat, seat.value]));

// Gives a seat to "me"; whoever had it gets the former seat of "me".
function sit(seat) {
  const left = seats.find((other) => other !== seat && before.get(other) === "me");
  if (left) {
    left.value = before.get(seat);
    before.set(left, left.value);
  }
  seat.value = "me";
  before.set(seat, "me");
}

document.addEventListener("change", ({ target }) => {
  if (target.name === "seats") {
    const out = seats.slice(Number(target.value)).find((seat) => seat.value === "me");
    if (out) sit(seats[0]);
  } else if (seats.includes(target)) {
    if (target.value === "me") sit(target);
    else before.set(target, target.value);
  }
});

// What changes nothing with the other options, or for so many people, is not asked.
const rows = document.querySelectorAll("[data-needs], [data-only-for]");
function askWhatCounts() {
  const { elements } = rows[0].closest("form");
  for (const row of rows) {
    const [name, value] = (row.dataset.needs ?? "").split("=");
    const other = elements[name];
    const now = other?.type === "checkbox" ? (other.checked ? "1" : "") : other?.value;
    const counts = row.dataset.onlyFor?.split(" ");
    row.hidden = (other && now !== value) || (counts && !counts.includes(elements.seats.value)) || false;
  }
}
if (rows.length) {
  document.addEventListener("change", askWhatCounts);
  askWhatCounts();
}

// Nights and days off are those of whoever creates the table.
const zone = document.querySelector("[name='time-zone']");
if (zone?.value === "UTC") zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
