import type { Db } from "../../db/Db.ts";
import { sumTeamStream } from "../agent/index.ts";
import { listLastBills, sumBelow, sumBilled } from "./billStore.ts";
import { findTermsAt } from "./billTermsStore.ts";
import { type DuePeriod, setBilled } from "./dueStore.ts";
import { type Biller, makeBill } from "./makeBill.ts";
import { orderMeasures } from "./makePeriodBills.ts";
import type { CommissionSettings } from "@marquee/contract/staff";

const isLater = (one: Date, other: Date | undefined): Date => (other !== undefined && other > one ? other : one);

/**
 * Makes the bills of what a team has played since the last ones of a day: by the place in the stream of stakes, not by the clock. Nothing is
 * made before the day's minimum is reached; then all of the day comes at once. A day that has ended without it is noted as not reached.
 * @param isEnded the day is over, and complete
 */
export async function makeRealTimeBills(
  tx: Db,
  tenant: Biller,
  settings: CommissionSettings,
  { contract, from, to }: DuePeriod,
  through: string,
  isEnded: boolean,
): Promise<void> {
  const { id: tenantId } = tenant;
  const { id, kind, member_id: agentId, upline_id: uplineId } = contract;
  const terms = await findTermsAt(tx, tenantId, id, from);
  if (terms === undefined) throw new Error(`contract ${id} has no terms of ${from.toISOString()}`);
  const played = await sumTeamStream(tx, { tenantId, agentId, uplineId }, { from, to, through });
  const billed = await sumBilled(tx, tenantId, id, from);
  const last = await listLastBills(tx, tenantId, id);
  const [least = 0n] = terms.tiers.map(({ thresholds }) => thresholds.betAmountPerDay);
  const measures = orderMeasures(contract.currency, played, billed.keys());
  const isReached = (measures[0]?.validBet ?? 0n) >= least;
  for (const { currency, validBet } of measures) {
    const before = last.get(currency);
    const isFirst = !billed.has(currency);
    const rest = validBet - (billed.get(currency) ?? 0n);
    const isMissed = isEnded && isFirst && !isReached && validBet > 0n;
    if (!isMissed && (!isReached || rest <= 0n)) continue;
    const since = before?.period_end ?? contract.effective_from ?? from;
    const below = await sumBelow(tx, { tenantId, agentId, kind }, since, to);
    await makeBill(tx, tenant, settings, {
      contract,
      terms,
      from: isLater(from, before?.period_end),
      to,
      since: from,
      through,
      ...(isFirst || before === undefined ? {} : { after: before.through }),
      measure: { currency, validBet: rest, profit: 0n },
      active: 0,
      activeStake: 0n,
      dayBet: validBet,
      below: below.get(currency) ?? 0n,
      last: before,
      tier: isReached ? 0 : null,
    });
  }
  if (isEnded) await setBilled(tx, contract, to);
}
