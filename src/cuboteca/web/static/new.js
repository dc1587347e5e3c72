// Creating a table: one sits in one seat only. Without it the second "me" is another person here.

const seats = [...document.querySelectorAll("[name^='seat-']")];
const before = new Map(seats.map((seat) => [seat, seat.value]));

// Gives a seat to "me"; who sat there goes where "me" came from.
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
