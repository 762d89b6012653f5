import type { RoundAnswer } from "../src/api/GameApi.ts";
import type { Outcome } from "../src/maths/Outcome.ts";
import { findCode, plantSeed } from "./findSeed.ts";
import type { TestHouse, TestPlayer } from "./testHouse.ts";

/** An answer of the wallet that refuses. */
export const refuse = async (http: number, status: string) => ({
  http,
  body: JSON.stringify({ status, requestId: "x", processedAt: 1 }),
});

const isFeature = ({ stages }: Outcome): boolean => stages.length > 1;

/** Opens a player whose next round has a feature to choose in. */
export async function openFeature(test: TestHouse, id = "p1"): Promise<TestPlayer> {
  const code = findCode("lantern-calm");
  await plantSeed(test.house, id, code, isFeature);
  return test.open(code, id);
}

/** Ends a round by the first choice of its feature. */
export async function finish(player: TestPlayer, { round }: RoundAnswer): Promise<RoundAnswer> {
  return (await player.post("step", { roundId: round.roundId, stage: 1, choice: 0 })).body;
}
