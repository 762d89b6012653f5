import type { Mission } from "@marquee/contract";
import { expect, it } from "vitest";
import { isSome, toFirstGroup, toShare, toTurnover } from "./missionFigures.ts";

it("PM-09: a bar is never more than full, and a reward without turnover asks for none", () => {
  expect(toShare({ progress: "250.00", target: "1000.00" })).toBe(0.25);
  expect(toShare({ progress: "12", target: "3" })).toBe(1);
  expect(toTurnover({ amount: "50.00", factor: 3 })).toBe("150.00");
  expect(toTurnover({ amount: "50.00", factor: 0 })).toBeNull();
  expect([isSome("0.00"), isSome("0.01"), isSome("10.00")]).toEqual([false, true, true]);
});

it("PM-09: the group that is shown first has something to claim, or else something that goes on", () => {
  const mission: Mission = {
    id: "",
    version: 1,
    group: "NEW",
    type: "BET_COUNT",
    titles: { EN: "Play" },
    category: null,
    gameCode: null,
    multiple: null,
    leastStake: "0.00",
    target: "3",
    progress: "3",
    reward: "CASH",
    amount: "1.00",
    factor: 0,
    score: 0,
    status: "CLOSED",
    endsAt: null,
    claimedAt: null,
  };
  const daily = { ...mission, group: "DAILY", status: "PROCESS" } as const;
  const weekly = { ...mission, group: "WEEKLY", status: "CLAIM" } as const;
  expect(toFirstGroup([])).toBeUndefined();
  expect(toFirstGroup([mission])).toBe("NEW");
  expect(toFirstGroup([mission, daily])).toBe("DAILY");
  expect(toFirstGroup([mission, daily, weekly])).toBe("WEEKLY");
});
