import { toMoney } from "@marquee/contract";
import type { RoundView } from "../../api/GameApi.ts";
import type { Message } from "./Table.ts";

/** What to say about a round as it now stands. */
export function toMessage(round: RoundView): Message {
  if (round.status === "REFUSED") return toLeft(round) ?? { key: toRefusal(round.refusal, round.limit) };
  if (round.status === "UNDOING" || round.status === "BETTING") return { key: "undoing" };
  if (round.status === "VOID") return { key: "voided" };
  if (round.next !== undefined) return toNext(round);
  if (round.status === "PAYING" && toMoney(round.win) > 0n) return { key: "paying" };
  return toResult(round);
}

/** True when a round pays more than it cost: nothing else is celebrated. */
export function isGain({ win, stake }: Pick<RoundView, "win" | "stake">): boolean {
  return toMoney(win) > toMoney(stake);
}

function toResult(round: RoundView): Message {
  if (isGain(round)) return { key: "won", amount: round.win };
  return toMoney(round.win) > 0n ? { key: "returned", amount: round.win } : { key: "noWin" };
}

function toNext({ next, stages }: RoundView): Message {
  const last = stages.at(-1);
  const left = last && last.kind !== "pick" ? last.left : 0;
  if (next === "pick") return { key: "pickTitle" };
  if (next === "free") return { key: last?.kind === "spin" ? "freeWon" : "freeLeft", values: { left } };
  const coins = last && last.kind !== "pick" ? (last.frames.at(-1)?.coins?.length ?? 0) : 0;
  return { key: "respinLeft", values: { left, coins } };
}

/** What a limit, time-out or exclusion of the player's own says, by the word with which the wallet refused. */
const protectionKeys = new Map<string | undefined, Message["key"]>([
  ["LOSS", "refusedLoss"],
  ["WAGER", "refusedWager"],
  ["SESSION", "refusedSession"],
  ["TIMEOUT", "refusedTimeOut"],
  ["EXCLUSION", "refusedExclusion"],
]);

/** A loss or wager limit's refusal with what is left and until when; nothing where the wallet has not told it. */
function toLeft({ refusal, limit, left, until }: RoundView): Message | undefined {
  if (refusal !== "RG_LIMIT" || left === undefined || (limit !== "LOSS" && limit !== "WAGER")) return undefined;
  if (until === undefined) return { key: limit === "LOSS" ? "refusedLossAbove" : "refusedWagerAbove", amount: left };
  return { key: limit === "LOSS" ? "refusedLossUntil" : "refusedWagerUntil", amount: left, time: until };
}

function toRefusal(status: string | undefined, limit: string | undefined): Message["key"] {
  switch (status) {
    case "INSUFFICIENT_FUNDS":
      return "refusedFunds";
    case "RG_LIMIT":
      return protectionKeys.get(limit) ?? "refusedLimit";
    case "BET_LIMIT":
      return "refusedStake";
    case "PLAYER_BLOCKED":
      return protectionKeys.get(limit) ?? "refusedBlocked";
    case "GAME_DISABLED":
    case "INVALID_GAME":
      return "refusedGame";
    case "SESSION_EXPIRED":
    case "INVALID_SESSION":
      return "sessionEnded";
    default:
      return "refusedOther";
  }
}
