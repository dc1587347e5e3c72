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

// Nights and days off are those of whoever creates the table.
const zone = document.querySelector("[name='time-zone']");
if (zone?.value === "UTC") zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
