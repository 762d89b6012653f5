import type { Db } from "../../db/Db.ts";
import { countActive, getActiveStake, sumTeamHours, sumTeamStream, type TeamMeasure } from "../agent/index.ts";
import { listLastBills, sumBelow } from "./billStore.ts";
import { findTermsAt } from "./billTermsStore.ts";
import { type DuePeriod, setBilled } from "./dueStore.ts";
import { type Biller, makeBill } from "./makeBill.ts";
import type { CommissionSettings } from "@marquee/contract/staff";

/** The measures of the contract's own currency first, then of the others that a team has, or is paid in below. */
export function orderMeasures(
  own: string,
  measures: readonly TeamMeasure[],
  more: Iterable<string>,
): readonly TeamMeasure[] {
  const found = new Map(measures.map((measure) => [measure.currency, measure]));
  return [...new Set([own, ...found.keys(), ...more])].map(
    (currency) => found.get(currency) ?? { currency, validBet: 0n, profit: 0n },
  );
}

/** Makes the bills of a contract's period: one for each currency that its team has played in. What settled until then is read. */
export async function makePeriodBills(
  tx: Db,
  tenant: Biller,
  settings: CommissionSettings,
  { contract, from, to, isLast }: DuePeriod,
  through: string,
): Promise<void> {
  const { id: tenantId, timeZone } = tenant;
  const { id, kind, member_id: agentId, upline_id: uplineId } = contract;
  const team = { tenantId, agentId, uplineId };
  const span = { from, to };
  const terms = await findTermsAt(tx, tenantId, id, from);
  if (terms === undefined) throw new Error(`contract ${id} has no terms of ${from.toISOString()}`);
  // Hours are whole; a contract may end within one.
  const measures = isLast ? await sumTeamStream(tx, team, { ...span, through }) : await sumTeamHours(tx, team, span);
  const last = await listLastBills(tx, tenantId, id);
  const below = await sumBelow(tx, { tenantId, agentId, kind }, from, to);
  let tier: number | null | undefined;
  for (const measure of orderMeasures(contract.currency, measures, below.keys())) {
    const { currency } = measure;
    const least = kind === "HOURLY" ? 0n : await getActiveStake(tx, tenantId, currency);
    const result = await makeBill(tx, tenant, settings, {
      contract,
      terms,
      ...span,
      since: from,
      through,
      measure,
      activeStake: least,
      active: kind === "HOURLY" ? 0 : await countActive(tx, team, span, { currency, least, timeZone }),
      dayBet: measure.validBet,
      below: below.get(currency) ?? 0n,
      last: last.get(currency),
      ...(tier === undefined ? {} : { tier }),
    });
    tier ??= result?.tier ?? null;
  }
  await setBilled(tx, contract, to);
}
