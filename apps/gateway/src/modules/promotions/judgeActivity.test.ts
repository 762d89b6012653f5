import { expect, it } from "vitest";
import { findBirthday } from "./judgeActivity.ts";

it.each([
  ["2001-03-10", "2026-03-10", { year: 2026, age: 25 }],
  ["2001-03-10", "2026-03-16", { year: 2026, age: 25 }],
  ["2001-03-10", "2026-03-17", null],
  ["2001-03-10", "2026-03-09", null],
  // The week of a birthday at the end of December goes on in January: it is one occasion.
  ["2000-12-29", "2026-12-31", { year: 2026, age: 26 }],
  ["2000-12-29", "2027-01-02", { year: 2026, age: 26 }],
  ["2004-02-29", "2026-02-28", { year: 2026, age: 22 }],
  ["2004-02-29", "2028-02-28", null],
  ["2004-02-29", "2028-02-29", { year: 2028, age: 24 }],
  ["2005-06-01", "2026-06-01", { year: 2026, age: 21 }],
])("PR-07: a birthday of %s on %s", (birthday, today, found) => {
  expect(findBirthday(birthday, today)).toEqual(found);
});
