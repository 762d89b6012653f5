import { type GameRoundState, gameRoundStates, transition } from "@marquee/contract";
import type { MoneyCall } from "./checkMoneyCall.ts";
import { toRoundEvent } from "./toRoundEvent.ts";

/** The new state of the round after an accepted call. */
export interface RoundStates {
  readonly from: GameRoundState;
  readonly to: GameRoundState;
  /** The new state after a rollback when no bet of the round stands. */
  readonly undone: GameRoundState | null;
}

/** The states of a round before and after a call. @throws RangeError when the table does not know the step */
export function toRoundStates(call: MoneyCall, from: GameRoundState): RoundStates {
  const event = toRoundEvent(call);
  const to = transition(gameRoundStates, from, event);
  if (to === null) throw new RangeError(`round ${call.body.roundId}: "${event}" does not happen in state ${from}`);
  return { from, to, undone: call.name === "rollback" ? transition(gameRoundStates, to, "lastRollback") : null };
}
