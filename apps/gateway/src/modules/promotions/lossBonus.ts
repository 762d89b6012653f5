import type { LossPeriod } from "@marquee/contract";

const day = 86_400_000;

/** The first days of the last periods that are over, `yyyy-MM-dd`: yesterday, and the Monday of last week. */
export function toLastPeriods(today: string): Readonly<Record<LossPeriod, string>> {
  const now = Date.parse(today);
  const sinceMonday = (new Date(now).getUTCDay() + 6) % 7;
  const toDay = (millis: number): string => new Date(millis).toISOString().slice(0, 10);
  return { DAY: toDay(now - day), WEEK: toDay(now - (sinceMonday + 7) * day) };
}

/** What a promotion for losses looks at; amounts in 1/10,000 of the unit. */
export interface Loss {
  /** Stakes less wins of the period. */
  readonly lost: bigint;
  /** Bonuses that were in play in the period, whole: what was lost of them was never the member's own. */
  readonly bonuses: bigint;
  readonly percent: number;
  readonly least: bigint;
  readonly most: bigint;
  /** Of the currency. */
  readonly digits: number;
}

/** What a loss brings, in 1/10,000 of the unit, rounded down; 0 where it is less than the least. */
export function toLossBonus({ lost, bonuses, percent, least, most, digits }: Loss): bigint {
  const own = lost - bonuses;
  if (own <= 0n) return 0n;
  const step = 10n ** BigInt(4 - digits);
  const share = (own * BigInt(percent)) / 100n;
  const amount = share > most ? most : share - (share % step);
  return amount < least ? 0n : amount;
}
