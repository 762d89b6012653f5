import { useLingui } from "@lingui/react/macro";
import type { StaffRound, StaffRoundSheet } from "@marquee/contract/staff";

/** The words of rounds: their states, and what a provider calls. */
export function useRoundTexts() {
  const { t } = useLingui();
  const states: Readonly<Record<StaffRound["state"], string>> = {
    OPEN: t`Open`,
    CLOSED: t`Finished`,
    ROLLED_BACK: t`Stake returned`,
  };
  const kinds: Readonly<Record<StaffRoundSheet["transactions"][number]["kind"], string>> = {
    bet: t`Stake`,
    win: t`Win`,
    betwin: t`Stake and win`,
    rollback: t`Return of a stake`,
  };
  const refusals = new Map([
    ["UNKNOWN", t`for an unknown reason`],
    ["INVALID_SIGNATURE", t`its signature is wrong`],
    ["INVALID_REQUEST", t`it is not written correctly`],
    ["INVALID_SESSION", t`there is no such session`],
    ["SESSION_EXPIRED", t`the session is over`],
    ["PLAYER_BLOCKED", t`the member may not play`],
    ["RG_LIMIT", t`a limit of the member is reached`],
    ["INVALID_GAME", t`there is no such game`],
    ["GAME_DISABLED", t`the game is off`],
    ["WRONG_CURRENCY", t`it is in another currency`],
    ["INSUFFICIENT_FUNDS", t`the wallet holds less`],
    ["BET_LIMIT", t`the stake is too high`],
    ["DUPLICATE_CONFLICT", t`its number was used for something else`],
    ["TX_NOT_FOUND", t`there is no such call before it`],
    ["ROUND_CLOSED", t`the round is finished`],
    ["ROLLED_BACK", t`its stake was returned`],
    ["ALREADY_ROLLED_BACK", t`it was returned already`],
    ["ALREADY_SETTLED", t`it was settled already`],
    ["TIMEOUT", t`it took too long`],
    ["RATE_LIMITED", t`too many calls`],
    ["MAINTENANCE", t`maintenance`],
    ["WIN_LIMIT", t`the win is too high`],
  ]);
  return { states, kinds, toRefusal: (status: string): string => refusals.get(status) ?? status };
}
