import { listNodeStates } from "@marquee/whitelabel/editor";
import type { Db } from "../db/Db.ts";
import { getTenant } from "../tenants/tenantStore.ts";

/** Modules that no person of staff alone switches off for anybody: the identity check before a withdrawal (docs/decisions/098). */
const guarded: readonly string[] = ["KYC3"];

/** A change that leaves a guarded module on for fewer visitors than before: it takes two people. */
export class TwoPeopleError extends Error {
  override readonly name = "TwoPeopleError";
  readonly modules: readonly string[];

  constructor(modules: readonly string[]) {
    super(
      `${modules.join(", ")} goes off for somebody, which takes two people: not for a time, and not at a planned one`,
    );
    this.modules = modules;
  }
}

/** The part of the visitors for whom each guarded module is on, in percent. */
async function listShares(tx: Db, tenantId: string): Promise<ReadonlyMap<string, number>> {
  const { tree, rollouts } = await getTenant(tx, tenantId);
  const states = listNodeStates({ modules: {}, tree, rollouts });
  return new Map(states.filter(({ id }) => guarded.includes(id)).map(({ id, share }) => [id, share]));
}

/**
 * Makes changes of a merchant's switches in the caller's transaction, which has locked the merchants: whatever node they turn, above a
 * guarded module, one that it requires, or its own, for all visitors or a part.
 * @throws {@link TwoPeopleError} when a guarded module is on for fewer visitors then: the transaction is to be rolled back
 */
export async function keepGuarded(tx: Db, tenantId: string, change: () => Promise<void>): Promise<void> {
  const before = await listShares(tx, tenantId);
  await change();
  const after = await listShares(tx, tenantId);
  const weakened = [...before].filter(([id, share]) => (after.get(id) ?? 0) < share).map(([id]) => id);
  if (weakened.length > 0) throw new TwoPeopleError(weakened);
}
