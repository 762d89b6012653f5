import type { RankSettings } from "@marquee/contract/staff";
import { describe, expect, it } from "vitest";
import { toRankSettings, toRankSettingsFaults, toRankSettingsValues } from "./rankSettingsValues.ts";

const settings: RankSettings = {
  levels: Array.from({ length: 10 }, (_, level) => ({
    growth: `${level * 1_000}.00`,
    gift: `${level * 10}.00`,
    raise: level * 5,
  })),
  keepPercent: 10,
  factor: 1,
};
const values = toRankSettingsValues(settings);
const faultsOf = (more: object, digits = 2) => [...toRankSettingsFaults({ ...values, ...more }, digits)];

describe("the form of what levels take and give", () => {
  it("PM-12: what is stored comes back as it was, and level 0 has no field", () => {
    expect(faultsOf({})).toEqual([]);
    expect(values).toMatchObject({ growth1: "1000", gift9: "90", raise9: "0.45" });
    expect(values["growth0"]).toBeUndefined();
    const back = toRankSettings(values);
    expect(back.levels.map(({ raise }) => raise)).toEqual(settings.levels.map(({ raise }) => raise));
    expect([back.levels[3], back.keepPercent, back.factor]).toEqual([{ growth: "3000", gift: "30", raise: 15 }, 10, 1]);
  });

  it.each([
    [{ growth3: "" }, "growth3", "amount"],
    [{ growth3: "2000" }, "growth3", "more"],
    [{ growth1: "0" }, "growth1", "more"],
    [{ gift2: "1e3" }, "gift2", "amount"],
    [{ raise2: "5.01" }, "raise2", "raise"],
    [{ raise2: "0.005" }, "raise2", "raise"],
    [{ keepPercent: "101" }, "keepPercent", "percent"],
    [{ factor: "-1" }, "factor", "factor"],
  ])("PM-12: names the field that cannot be sent: %j", (more, field, fault) => {
    expect(faultsOf(more)[0]).toEqual([field, fault]);
  });

  it("PM-12: a currency without digits has whole amounts alone", () => {
    expect(faultsOf({ gift2: "20.50" }, 0)).toEqual([["gift2", "amount"]]);
  });
});
