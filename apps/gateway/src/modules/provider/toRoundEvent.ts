import type { GameRoundEvent } from "@marquee/contract";
import type { MoneyCall } from "./checkMoneyCall.ts";

/** The event that a money call is for its round, before its bets are counted. */
export function toRoundEvent({ name, body }: MoneyCall): Exclude<GameRoundEvent, "lastRollback"> {
  return name === "win" && body.roundClosed ? "lastWin" : name;
}
