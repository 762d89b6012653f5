import {
  limitKinds,
  limitPeriods,
  type MemberInfo,
  type Protection,
  type ProtectionLimit,
  realityMinutes,
  toDecimal,
} from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { listExclusions } from "./exclusionStore.ts";
import { isSpan, toUsed } from "./judgeDeposit.ts";
import { listLimits, type StoredLimit } from "./limitStore.ts";
import { getChoices, listOpenRounds } from "./protectedMemberStore.ts";
import { hasDeposited, listDeposited, listPlayed, readClock } from "./usageStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

type Used = (limit: StoredLimit) => bigint | null;

const toText = (kind: StoredLimit["kind"], amount: bigint | null): string | null => {
  if (amount === null) return null;
  return kind === "SESSION" ? amount.toString() : toDecimal(amount);
};

function toLimit(limit: StoredLimit, toUsage: Used): ProtectionLimit {
  const { kind, period, amount, next } = limit;
  const used = amount === null ? null : toUsage(limit);
  const left = used === null || amount === null ? null : amount - used;
  return {
    kind,
    period,
    amount: toText(kind, amount),
    used: used === null ? null : toDecimal(used),
    left: left === null ? null : toDecimal(left < 0n ? 0n : left),
    next: next && { amount: toText(kind, next.amount), from: next.from.getTime(), until: next.until.getTime() },
  };
}

/** What of each limit is used up; asked only about a member who has limits. */
async function readUsage(db: Db, key: MemberKey): Promise<Used> {
  const [deposits, played, now] = [
    await listDeposited(db, key, { orders: true }),
    await listPlayed(db, key),
    await readClock(db),
  ];
  return ({ kind, period }) => {
    if (!isSpan(period)) return null;
    if (kind === "DEPOSIT") return toUsed(deposits, period, now);
    const sums = played.find((each) => each.period === period);
    return (kind === "LOSS" ? sums?.lost : sums?.staked) ?? 0n;
  };
}

const order = (limit: ProtectionLimit): number =>
  limitKinds.indexOf(limit.kind) * limitPeriods.length + limitPeriods.indexOf(limit.period);

/** How a member is protected now. */
export async function showProtection(db: Db, key: MemberKey): Promise<Protection> {
  const [limits, exclusions, choices] = [
    await listLimits(db, key),
    await listExclusions(db, key),
    await getChoices(db, key),
  ];
  const toUsage = limits.length > 0 ? await readUsage(db, key) : () => null;
  const timeOut = exclusions.find(({ kind }) => kind === "TIMEOUT");
  const exclusion = exclusions.find(({ kind }) => kind === "EXCLUSION");
  const rounds = await listOpenRounds(db, key);
  return {
    limits: limits
      .filter(({ amount, next }) => amount !== null || next !== null)
      .map((limit) => toLimit(limit, toUsage))
      .toSorted((a, b) => order(a) - order(b)),
    realityMinutes: realityMinutes.find((minutes) => minutes === choices.realityMinutes) ?? 60,
    timeoutUntil: timeOut?.until?.getTime() ?? null,
    exclusion: exclusion ? { from: exclusion.at.getTime(), until: exclusion.until?.getTime() ?? null } : null,
    openRounds: rounds.map((round) => ({
      roundId: round.round_id,
      gameCode: round.game_code,
      openedAt: round.opened_at.getTime(),
    })),
    firstDeposit: !choices.hasReadMessage && !(await hasDeposited(db, key)),
  };
}

/** What the member's own view of the account says about protection (contract 3.1). */
export async function summarizeProtection(db: Db, key: MemberKey): Promise<MemberInfo["rg"]> {
  const [exclusions, { realityMinutes: minutes }] = [await listExclusions(db, key), await getChoices(db, key)];
  const find = (wanted: "TIMEOUT" | "EXCLUSION") => exclusions.find(({ kind }) => kind === wanted);
  const exclusion = find("EXCLUSION");
  return {
    realityMinutes: minutes,
    timeoutUntil: find("TIMEOUT")?.until?.getTime() ?? null,
    excludedUntil: exclusion === undefined ? null : (exclusion.until?.getTime() ?? 0),
  };
}
