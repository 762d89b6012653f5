import { transact } from "@marquee/database";
import type { Fairness } from "../../api/GameApi.ts";
import { createSeededDraw } from "../../maths/createSeededDraw.ts";
import type { Seeds } from "../../maths/createSeededDraw.ts";
import { getGame } from "../../maths/getGame.ts";
import type { Outcome } from "../../maths/Outcome.ts";
import type { House } from "../House.ts";
import { RefusedError } from "../RefusedError.ts";
import { unfinishedStates } from "../rounds/roundState.ts";
import type { Session } from "../sessions/sessionStore.ts";
import { getRevealedSeed, insertSeed, lockSeed, revealSeed } from "./seedStore.ts";

/** The commit of the next round's seed, and the seed that was revealed last. */
export async function getFairness(house: House, session: Session): Promise<Fairness> {
  const seed = await transact(house.db, (tx) => lockSeed(tx, session.player_id));
  const old = await getRevealedSeed(house.db, session.player_id);
  return {
    commit: seed.server_commit,
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
 * Reveals the seed in use and begins a new one with the player's own part.
 * @throws RefusedError round.unfinished while a round's outcome would be given away
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
    if (open) throw new RefusedError("round.unfinished");
    await revealSeed(tx, seed);
    await insertSeed(tx, session.player_id, clientSeed);
  });
  return getFairness(house, session);
}

/** Plays a round again from its seeds: what anyone may do with a revealed seed. */
export function verifyRound(gameCode: string, seeds: Seeds): Outcome {
  return getGame(gameCode).model.play(createSeededDraw(seeds));
}
