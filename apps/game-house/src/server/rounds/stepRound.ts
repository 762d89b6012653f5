import type { House } from "../House.ts";
import { Refusal } from "../Refusal.ts";
import type { Session } from "../sessions/sessionStore.ts";
import { getRound } from "./roundStore.ts";
import type { Round } from "./roundStore.ts";
import { endRound } from "./settleRound.ts";
import type { Settled } from "./settleRound.ts";

/** A press within a round: which stage it asks for, counted from the spin as 0, and the choice of a pick. */
export type Step = { readonly roundId: string; readonly stage: number; readonly choice: number | undefined };

/**
 * Shows the next stage of a round; after the last one the win is paid. A stage that was shown before is shown again
 * without change, so a repeated press does nothing twice.
 * @throws Refusal round.unknown, stage.unknown, choice.invalid
 */
export async function stepRound(house: House, session: Session, step: Step): Promise<Settled> {
  const round = await getRound(house.db, session.player_id, step.roundId);
  if (!round) throw new Refusal("round.unknown", "roundId");
  if (step.stage < round.shown) return { round };
  const stage = round.outcome.stages[step.stage];
  if (!stage || step.stage > round.shown || round.status !== "OPEN") throw new Refusal("stage.unknown", "stage");
  const picked = stage.kind === "pick" ? toChoice(step.choice, stage.prizes.length) : round.picked;
  const isLast = step.stage === round.outcome.stages.length - 1;
  if (isLast) return endRound(house, round, picked);
  return { round: await showStage(house, round, picked) };
}

function toChoice(choice: number | undefined, choices: number): number {
  if (choice === undefined || choice < 0 || choice >= choices) throw new Refusal("choice.invalid", "choice");
  return choice;
}

/** One statement decides between two presses at once. */
async function showStage({ db }: House, round: Round, picked: number | null): Promise<Round> {
  await db
    .updateTable("rounds")
    .set({ shown: round.shown + 1, picked })
    .where("id", "=", round.id)
    .where("shown", "=", round.shown)
    .where("status", "=", "OPEN")
    .execute();
  return db.selectFrom("rounds").selectAll().where("id", "=", round.id).executeTakeFirstOrThrow();
}
