import { expect, it } from "vitest";
import { toPeriodText } from "./toPeriodText.ts";

const week = { from: "2026-11-17", to: "2026-11-23" };

it("LT-04, AN-05: a period's days are in the words of the page's language, on the one calendar of the site", () => {
  // Between the days stand spaces of a kind that the standard chooses.
  expect(toPeriodText(week, "en")).toMatch(/^November 17\s–\s23, 2026$/);
  expect(toPeriodText(week, "vi-VN")).toContain("tháng 11");
  expect(toPeriodText(week, "th-TH")).toContain("2026");
  expect(toPeriodText(week, "zh-CN")).toContain("2026/11/17");
});

it("LT-04: a single day is said once", () => {
  expect(toPeriodText({ from: "2026-11-23", to: "2026-11-23" }, "en")).toBe("November 23, 2026");
});
