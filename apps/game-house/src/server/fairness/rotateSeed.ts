import { transact } from "@marquee/database";
import type { Fairness } from "../../api/GameApi.ts";
import { createSeededDraw } from "../../maths/createSeededDraw.ts";
import type { Seeds } from "../../maths/createSeededDraw.ts";
import { findModel } from "../../maths/listModels.ts";
import type { Outcome } from "../../maths/Outcome.ts";
import type { House } from "../House.ts";
import { Refusal } from "../Refusal.ts";
import { unfinishedStates } from "../rounds/unfinishedStates.ts";
import type { Session } from "../sessions/sessionStore.ts";
import { getNextCommit, getRevealedSeed, lockSeed, revealSeed, startNextSeed } from "./seedStore.ts";

/** The commits of the seed in use and of the one after it, and the seed that was revealed last. */
export async function getFairness({ db }: House, { player_id: playerId }: Session): Promise<Fairness> {
  const [seed, nextCommit] = await transact(
    db,
    async (tx) => [await lockSeed(tx, playerId), await getNextCommit(tx, playerId)] as const,
  );
  const old = await getRevealedSeed(db, playerId);
  return {
    commit: seed.server_commit,
    nextCommit,
    clientSeed: seed.client_seed,
    nonce: seed.next_nonce,
    ...(old && {
      revealed: {
        serverSeed: old.server_seed,
        commit: old.server_commit,
        clientSeed: old.client_seed,
        rounds: old.next_nonce,
      },
    }),
  };
}

/**
 * Reveals the seed in use and goes on with the next one, whose commit the player has been shown, and the player's own part.
 * @throws Refusal round.unfinished while a round's outcome would be given away
 */
export async function rotateSeed(house: House, session: Session, clientSeed: string): Promise<Fairness> {
  await transact(house.db, async (tx) => {
    const seed = await lockSeed(tx, session.player_id);
    const open = await tx
      .selectFrom("rounds")
      .select("id")
      .where("seed_id", "=", seed.id)
      .where("status", "in", unfinishedStates)
      .executeTakeFirst();
    if (open) throw new Refusal("round.unfinished");
    await revealSeed(tx, seed);
    await startNextSeed(tx, session.player_id, clientSeed);
  });
  return getFairness(house, session);
}

/**
 * Plays a round of a model again from its seeds: what anyone may do with a revealed seed.
 * @throws Refusal game.unknown
 */
export function verifyRound(modelId: string, seeds: Seeds): Outcome {
  const model = findModel(modelId);
  if (model === undefined) throw new Refusal("game.unknown", "model");
  return model.play(createSeededDraw(seeds));
}
