import { type AffiliateTerms } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { claimPeriod, isPeriodClaimed } from "../../jobs/periodStore.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { measureTeams, readMeasured } from "../agent/index.ts";
import { type BelowBill, makeBill } from "./makeBill.ts";
import { measureAffiliates } from "./measureAffiliates.ts";
import {
  type Billed,
  type BillMonth,
  listBilled,
  listCarried,
  listEndedMonths,
  listParents,
  storeMonth,
  sumMonth,
} from "./monthStore.ts";
import { listVersions, toTerms } from "./planStore.ts";
import type { Services } from "./services.ts";

type Making = Pick<Services, "db" | "tenantRegistry">;

/** Names what belongs together: an affiliate, a plan and a currency. */
const toKey = (memberId: string, planId: string, currency: string): string => `${memberId} ${planId} ${currency}`;

/** The terms by plan and number. */
async function readTerms(tx: Db, tenantId: string, billed: readonly Billed[]) {
  const planIds = [...new Set(billed.map(({ planId }) => planId))];
  const versions = await listVersions(tx, tenantId, planIds);
  const terms = new Map(versions.map((row) => [`${row.plan_id} ${row.number}`, toTerms(row)]));
  return ({ planId, number }: Billed): AffiliateTerms => {
    const found = terms.get(`${planId} ${number}`);
    if (found === undefined) throw new Error(`plan ${planId} has no version ${number}`);
    return found;
  };
}

/** The plan's own currency first, whose play says which tier is reached; then the others that there is something of. */
const orderCurrencies = (own: string, keys: Iterable<string>, start: string): readonly string[] => [
  ...new Set([own, ...[...keys].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length))]),
];

/** Makes the bills of a month of a merchant, those of who is below before those of the one above. */
async function makeMonth(tx: Db, tenant: Tenant, { month }: BillMonth): Promise<void> {
  const { id: tenantId, timeZone } = tenant;
  await storeMonth(tx, tenantId, timeZone, month);
  const billed = await listBilled(tx, tenantId, timeZone, month);
  const termsOf = await readTerms(tx, tenantId, billed);
  const sums = new Map(
    (await sumMonth(tx, tenantId, month)).map((row) => [toKey(row.memberId, row.planId, row.currency), row]),
  );
  const carried = new Map(
    (await listCarried(tx, tenantId, month)).map((row) => [toKey(row.memberId, row.planId, row.currency), row]),
  );
  const parents = await listParents(tx, tenantId);
  const below = new Map<string, BelowBill[]>();
  for (const each of billed) {
    const { memberId, planId } = each;
    let tier: number | null = null;
    for (const currency of orderCurrencies(
      each.currency,
      [...sums.keys(), ...below.keys()],
      toKey(memberId, planId, ""),
    )) {
      const key = toKey(memberId, planId, currency);
      const [own, before] = [sums.get(key), carried.get(key)];
      const bill = await makeBill(tx, tenant, {
        billed: each,
        terms: termsOf(each),
        month,
        currency,
        ngr: BigInt(own?.ngr ?? "0"),
        qualified: own?.qualified ?? 0,
        signals: own?.signals ?? [],
        carryIn: BigInt(before?.carry ?? "0"),
        remainderIn: BigInt(before?.remainder ?? "0"),
        below: below.get(key) ?? [],
        tier,
      });
      if (currency === each.currency) tier = bill?.tier ?? null;
      const parent = parents.get(memberId);
      if (bill === undefined || parent === undefined) continue;
      const above = toKey(parent.memberId, parent.planId, currency);
      below.set(above, [...(below.get(above) ?? []), bill]);
    }
  }
}

/** Makes the bills of a merchant's months that are over and complete, each month once. */
async function makeMerchant({ db }: Making, tenant: Tenant, until: Date): Promise<void> {
  for (const month of await listEndedMonths(db, tenant.id, tenant.timeZone, until)) {
    const period = { tenantId: tenant.id, kind: "affiliate-bills", subject: "", start: month.start };
    if (await isPeriodClaimed(db, period)) continue;
    await transact(db, async (tx) => {
      if (await claimPeriod(tx, period)) await makeMonth(tx, tenant, month);
    });
  }
}

/**
 * Makes every bill of affiliates that is due, each once, also where several gateways do it at once or one was killed meanwhile (contract 3.9.7): of
 * months that are over, once everything of before their end has ended and is read.
 *
 * @throws the first fault of a merchant, when all others are done
 */
export async function makeAffiliateBills(services: Making): Promise<void> {
  const { db, tenantRegistry } = services;
  await measureTeams(db);
  const { completeUntil } = await readMeasured(db);
  // Read after the mark, so that all of before it is among what is read; where another gateway reads, the next run knows.
  if (completeUntil === null || !(await measureAffiliates(db))) return;
  const faults: unknown[] = [];
  for (const tenant of tenantRegistry.list())
    try {
      await makeMerchant(services, tenant, completeUntil);
    } catch (fault) {
      faults.push(fault);
    }
  if (faults.length > 0) throw faults[0];
}
