import { describe, expect, it } from "vitest";
import { formatDateTime } from "./formatDateTime.ts";

describe("formatDateTime", () => {
  it("AN-05: yyyy-MM-dd HH:mm:ss, 24-hour, in the viewer's zone", () => {
    const local = new Date(2026, 10, 5, 15, 4, 9);
    expect(formatDateTime(local.toISOString())).toBe("2026-11-05 15:04:09");
    expect(formatDateTime(local.getTime())).toBe("2026-11-05 15:04:09");
    expect(formatDateTime(new Date(2026, 0, 1, 0, 0, 0).getTime())).toBe("2026-01-01 00:00:00");
  });

  it("MC-07: in the zone that is named, wherever the viewer is", () => {
    expect(formatDateTime("2026-11-05T20:04:09Z", "Asia/Ho_Chi_Minh")).toBe("2026-11-06 03:04:09");
    expect(formatDateTime("2026-11-05T20:04:09Z", "UTC")).toBe("2026-11-05 20:04:09");
  });

  it("shows nothing for what is no moment", () => {
    expect(formatDateTime("never")).toBe("");
  });
});
