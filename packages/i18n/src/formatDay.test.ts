import { languages } from "@marquee/contract";
import { expect, it } from "vitest";
import { formatDay } from "./formatDay.ts";

it("AN-05: a day in words has one calendar in every language", () => {
  for (const { tag } of [...languages, { tag: "th" }])
    expect(formatDay(Date.UTC(2026, 10, 21), tag, { timeZone: "UTC" }), tag).toContain("2026");
});

it("AN-05: a day is the merchant's where its zone is named, whatever the viewer's is", () => {
  const end = Date.parse("2026-11-30T18:00:00Z");
  expect(formatDay(end, "en", { timeZone: "Asia/Bangkok" })).toBe("Dec 1, 2026");
  expect(formatDay(end, "en", { timeZone: "UTC" })).toBe("Nov 30, 2026");
  expect(formatDay(end, "en", { timeZone: "Asia/Bangkok", timeStyle: "short" })).toMatch(/^Dec 1, 2026, 1:00\sAM$/);
});
