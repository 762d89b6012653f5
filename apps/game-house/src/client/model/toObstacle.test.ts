import { expect, it } from "vitest";
import type { GameState } from "../../api/GameApi.ts";
import { toOffered, toOutside } from "./toObstacle.ts";

const toState = (stakes: readonly string[]): GameState => ({
  game: { code: "g1", theme: "sea", model: "classic-calm" },
  currency: "VND",
  mode: "REAL",
  nickname: "p1",
  jurisdiction: "SEA",
  stakes,
  timeZone: "UTC",
  openedAt: 0,
  net: "0.00",
  serverTime: 0,
});

it("GM-34: a stake that is not taken any more goes to the nearest one below; at a visit a kept one never rises, whatever it was", () => {
  const steps = ["5.00", "10.00", "15.00", "25.00", "50.00"];
  const offered = (wanted: string | undefined, isVisit: boolean, stakes = steps) =>
    toOffered(toState(stakes), wanted, isVisit).stake;
  expect([offered("30.00", false), offered("99.00", false), offered("1.00", false)]).toEqual([
    "25.00",
    "50.00",
    "5.00",
  ]);
  expect([offered("50.00", true), offered("99.00", true), offered("1.00", true)]).toEqual(["50.00", "15.00", "5.00"]);
  for (const wanted of [undefined, "", "abc", "1e9", "-5.00"]) expect(offered(wanted, true)).toBe("15.00");
  expect([offered("3.00", true, []), offered(undefined, true, [])]).toEqual(["0.00", "0.00"]);
  expect(toOutside(toState(steps), "51.00")).toEqual({ key: "refusedStakeRange", amount: "50.00", least: "5.00" });
  expect([toOutside(toState(steps), "5.00"), toOutside(toState([]), "5.00")]).toEqual([undefined, { key: "noStakes" }]);
});
