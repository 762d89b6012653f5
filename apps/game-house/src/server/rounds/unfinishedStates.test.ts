import { houseRoundStates } from "@marquee/contract";
import { expect, it } from "vitest";
import { unfinishedStates } from "./unfinishedStates.ts";

it("X-15: a round leaves the unfinished states by itself and a dispute by a person's word; it ends in all the others", () => {
  const leaving = houseRoundStates.states.filter((state) => !houseRoundStates.final.includes(state));
  expect(leaving.toSorted()).toEqual([...unfinishedStates, "DISPUTED"].toSorted());
});
