import { DateTime } from "luxon";
import { expect, it } from "vitest";
import { toZoneText } from "./toZoneText.ts";

it("MC-07: a zone is named in words of the page's language, with its distance from UTC", () => {
  const now = DateTime.fromISO("2026-11-20T20:30:00Z");
  expect(toZoneText("Asia/Ho_Chi_Minh", "en", now)).toBe("Indochina Time (UTC+07:00)");
  expect(toZoneText("Asia/Bangkok", "vi-VN", now)).toBe("Giờ Đông Dương (UTC+07:00)");
  expect(toZoneText("America/New_York", "en", now)).toBe("Eastern Standard Time (UTC-05:00)");
});
