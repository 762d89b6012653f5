import type { Db } from "../../db/Db.ts";
import type { StoredContract } from "./contractStore.ts";
import { isAboveRate, type RatedContract } from "./RatedContract.ts";
import { listRatesBelow } from "./rateStore.ts";

/**
 * The contracts that end when a contract pays no more than a rate from a moment on, or nothing (null): those of its downline that pay more, and, as
 * an agent whose contract has ended has nothing to offer, all that stand below these (Rule M, Q-22). Nearest first.
 */
export async function listEndings(
  db: Db,
  { tenant_id: tenantId, kind, member_id: memberId }: Pick<StoredContract, "tenant_id" | "kind" | "member_id">,
  rate: number | null,
  at: Date,
): Promise<readonly RatedContract[]> {
  const found = new Map<string, RatedContract>();
  let level = (await listRatesBelow(db, tenantId, kind, [memberId])).filter((each) => isAboveRate(each, rate, at));
  while (level.length > 0) {
    for (const each of level) found.set(each.id, each);
    const uplines = [...new Set(level.map((each) => each.memberId))];
    const below = await listRatesBelow(db, tenantId, kind, uplines);
    level = below.filter((each) => !found.has(each.id) && isAboveRate(each, null, at));
  }
  return [...found.values()];
}
