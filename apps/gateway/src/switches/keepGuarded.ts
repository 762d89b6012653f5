import { listNodeStates } from "@marquee/whitelabel/editor";
import type { Db } from "../db/Db.ts";
import { getTenant } from "../tenants/tenantStore.ts";
import { turnNode } from "../tenants/turnNode.ts";
import type { Switch } from "./Switch.ts";

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

/** The part of the visitors for whom each guarded module is on, in percent, once `ended` modules are off. */
async function listShares(
  tx: Db,
  tenantId: string,
  ended: readonly string[] = [],
): Promise<ReadonlyMap<string, number>> {
  const { tree: stored, rollouts } = await getTenant(tx, tenantId);
  const tree = stored && ended.reduce((node, id) => turnNode(node, id, "0"), stored);
  const states = listNodeStates({ modules: {}, tree, rollouts });
  return new Map(states.filter(({ id }) => guarded.includes(id)).map(({ id, share }) => [id, share]));
}

/**
 * Makes changes of a merchant's switches in the caller's transaction, which has locked the merchants: whatever node they turn, above a
 * guarded module, one that it requires, or its own, for all visitors or a part, now or when a switch for a time ends.
 * @throws {@link TwoPeopleError} when a guarded module is on for fewer visitors then: the transaction is to be rolled back
 */
export async function keepGuarded(
  tx: Db,
  tenantId: string,
  change: () => Promise<void>,
  switches: readonly Switch[] = [],
): Promise<void> {
  const before = await listShares(tx, tenantId);
  await change();
  // What is switched on for a time may be off afterwards, also what was on before.
  const ended = switches.flatMap((one) => (one.kind === "module" && one.until !== undefined ? [one.subject] : []));
  const after = await listShares(tx, tenantId, ended);
  const weakened = [...before].filter(([id, share]) => (after.get(id) ?? 0) < share).map(([id]) => id);
  if (weakened.length > 0) throw new TwoPeopleError(weakened);
}
