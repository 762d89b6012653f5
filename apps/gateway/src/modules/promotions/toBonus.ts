import { type Bonus, toDecimal } from "@marquee/contract";
import type { FollowedBonus } from "./bonusStore.ts";

const toMaybe = (text: string | null): string | null => (text === null ? null : toDecimal(BigInt(text)));

/** The terms of a stored promotion or bonus, as pages show them. */
export const toTerms = (
  row: Pick<
    FollowedBonus,
    | "names"
    | "percent"
    | "max_bonus"
    | "factor"
    | "max_stake"
    | "max_convert"
    | "days"
    | "sticky"
    | "ends_with_withdrawal"
  >,
) => ({
  names: row.names,
  percent: row.percent,
  maxBonus: toDecimal(BigInt(row.max_bonus)),
  factor: row.factor,
  maxStake: toMaybe(row.max_stake),
  maxConvert: toMaybe(row.max_convert),
  days: row.days,
  sticky: row.sticky,
  endsWithWithdrawal: row.ends_with_withdrawal,
});

/** A bonus as its member sees it: which accounts seem to be one person's is for staff alone. */
export const toOwnBonus = (row: FollowedBonus): Bonus => ({
  ...toBonus(row),
  rule: row.rule === "linked.account" ? null : row.rule,
});

/** A bonus as staff see it. */
export const toBonus = (row: FollowedBonus): Bonus => ({
  id: row.id,
  promotionId: row.promotion_id ?? row.page_id ?? "",
  ...toTerms(row),
  orderNo: row.order_no,
  currency: row.currency,
  state: row.state,
  rule: row.rule,
  amount: toDecimal(BigInt(row.amount)),
  balance: toDecimal(BigInt(row.balance)),
  required: toDecimal(BigInt(row.required)),
  done: toDecimal(BigInt(row.done)),
  converted: toDecimal(BigInt(row.converted)),
  createdAt: row.created_at.getTime(),
  grantedAt: row.granted_at?.getTime() ?? null,
  expiresAt: row.expires_at?.getTime() ?? null,
  endedAt: row.ended_at?.getTime() ?? null,
});
