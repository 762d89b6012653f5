import { expect, it } from "vitest";
import { toClock, toSecondsLeft } from "./toClock.ts";

it("writes minutes and seconds, and hours when there are any", () => {
  expect([0, 9, 60, 65, 3599, 3600, 90_061].map(toClock)).toEqual([
    "0:00",
    "0:09",
    "1:00",
    "1:05",
    "59:59",
    "1:00:00",
    "25:01:01",
  ]);
});

it("counts a begun second as a whole one and is never below nothing", () => {
  expect([
    toSecondsLeft(10_000, 0),
    toSecondsLeft(10_000, 9001),
    toSecondsLeft(10_000, 10_000),
    toSecondsLeft(10_000, 99_000),
  ]).toEqual([10, 1, 0, 0]);
});
