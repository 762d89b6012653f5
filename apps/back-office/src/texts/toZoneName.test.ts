import { expect, it } from "vitest";
import { toZoneName } from "./toZoneName.ts";

it("X-52: a zone is named with its offset, in summer and in winter, in both languages", () => {
  const [winter, summer] = [Date.parse("2026-12-01T00:00:00Z"), Date.parse("2026-07-01T00:00:00Z")];
  expect(toZoneName("Asia/Ho_Chi_Minh", "en", winter)).toEqual({ zone: "Indochina Time (GMT+7)", offset: "GMT+7" });
  expect(toZoneName("Asia/Ho_Chi_Minh", "vi", winter).zone).toMatch(/^Giờ Đông Dương \(/);
  expect(toZoneName("Europe/Berlin", "en", winter).zone).toBe("Central European Standard Time (GMT+1)");
  expect(toZoneName("Europe/Berlin", "en", summer).zone).toBe("Central European Summer Time (GMT+2)");
  expect(toZoneName("UTC", "en", winter).zone).toBe("Coordinated Universal Time (GMT+0)");
});
