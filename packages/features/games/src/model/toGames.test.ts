import { expect, it } from "vitest";
import { toGames } from "./toGames.ts";

const toPage = (...nodeIds: string[]) => ({ games: nodeIds.map((nodeId) => ({ nodeId })) });

it("GM-10: a game that moved on to the next page stands once, and none changes its place", () => {
  expect(toGames([toPage("a", "b", "c"), toPage("c", "d"), toPage("e", "b")]).map(({ nodeId }) => nodeId)).toEqual([
    "a",
    "b",
    "c",
    "d",
    "e",
  ]);
});
