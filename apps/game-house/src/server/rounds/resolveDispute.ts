import type { HouseRoundEvent } from "@marquee/contract";
import { getSqlState, transact } from "@marquee/database";
import { createUuidv7 } from "../createUuidv7.ts";
import type { House } from "../House.ts";
import { moveRound } from "./roundStore.ts";
import type { Round } from "./roundStore.ts";

/** A dispute cannot be resolved so; the message says why. */
export class DisputeError extends Error {
  override readonly name = "DisputeError";
}

/** How a person ends a dispute: `retry` asks the wallet again, the others say that it was settled beside the wallet. */
export const disputeActions = ["retry", "settle", "void"] as const;

/** Who resolves which round, how and why. */
export type Resolution = {
  readonly roundId: string;
  readonly action: (typeof disputeActions)[number];
  readonly actor: string;
  readonly why: string;
};

/** A round that the wallet refused for good, as an operator sees it. Amounts in 1/10,000 of the unit. */
export type Dispute = Pick<
  Round,
  "id" | "player_id" | "game_code" | "mode" | "currency" | "stake" | "win" | "refusal" | "touched_at"
>;

/** All open disputes, the oldest first. */
export async function listDisputes({ db }: Pick<House, "db">): Promise<readonly Dispute[]> {
  return db
    .selectFrom("rounds")
    .select(["id", "player_id", "game_code", "mode", "currency", "stake", "win", "refusal", "touched_at"])
    .where("status", "=", "DISPUTED")
    .orderBy("touched_at")
    .execute();
}

/** A win that was due has an amount; otherwise the stake was to be given back. */
function toEvent({ win }: Round, action: Resolution["action"]): HouseRoundEvent {
  if (action === "retry") return win === null ? "undo" : "pay";
  return action;
}

/**
 * Ends a dispute or takes the duty up again, and keeps who did it and why. Of two at once the second is refused.
 * @throws DisputeError for a round that is not disputed, or while the player has another round open in the game
 */
export async function resolveDispute(
  { db }: Pick<House, "db">,
  { roundId, action, actor, why }: Resolution,
): Promise<Round> {
  try {
    return await transact(db, async (tx) => {
      const round = await tx.selectFrom("rounds").selectAll().where("id", "=", roundId).forUpdate().executeTakeFirst();
      if (round?.status !== "DISPUTED") throw new DisputeError(`${roundId} is not a disputed round`);
      await tx
        .insertInto("resolutions")
        .values({ id: createUuidv7(), round_id: roundId, actor, action, refusal: round.refusal, why })
        .execute();
      return moveRound(tx, round, toEvent(round, action));
    });
  } catch (error) {
    // One unfinished round per player and game.
    if (getSqlState(error) !== "23505") throw error;
    throw new DisputeError(`${roundId}: the player has another round open in this game; try again when it has ended`);
  }
}
