import { transact } from "@marquee/database";
import { retiredDays } from "@marquee/site-store";
import type { Db } from "../db/Db.ts";
import { publishEvent } from "../events/publishEvent.ts";
import { endAllSessions } from "../authentication/sessionStore.ts";
import type { AuditEntry } from "./auditStore.ts";
import { listHostNames } from "./hostStore.ts";
import { addSwitchEntry } from "./merchantVersionStore.ts";
import type { Retirement } from "./Tenant.ts";
import { lockMerchant, lockMerchants, setBrandId, setRetired } from "./tenantStore.ts";

/** Until when a retired merchant can be restored, in milliseconds; until then it keeps its hosts. */
export const toReturnEnd = ({ at }: Retirement): number => at + retiredDays * 24 * 60 * 60 * 1000;

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Why a retired brand is not applied, and what to do. */
export function toReturnLine(brand: string, retired: Retirement): string {
  const end = toReturnEnd(retired);
  const help =
    end < Date.now()
      ? "it cannot come back any more"
      : `pnpm brand restore ${brand} brings it back until ${toDay(end)}`;
  return `its site was retired on ${toDay(retired.at)}; ${help}`;
}

/** Thrown when a merchant cannot be retired, restored or renamed. */
export class BrandLifeError extends Error {
  override readonly name = "BrandLifeError";
}

/** Whether anything changed; false when the step had been taken before. */
export interface LifeStep {
  readonly isNew: boolean;
}

async function note(tx: Db, tenantId: string, entry: AuditEntry): Promise<void> {
  await publishEvent(tx, { tenantId, kind: "tree", data: { part: "brand" } });
  await addSwitchEntry(tx, tenantId, entry);
}

async function requireMerchant(tx: Db, brand: string) {
  await lockMerchants(tx);
  const row = await lockMerchant(tx, brand);
  if (row === undefined) throw new BrandLifeError(`there is no merchant of a brand ${brand}`);
  return row;
}

/**
 * Retires a merchant's site: its hosts answer that it is closed, or redirect to `redirect`; every login and game session
 * ends. Members, money and records stay. In one transaction, with an entry in the audit log. @throws {@link BrandLifeError}
 */
export async function retireMerchant(
  db: Db,
  brand: string,
  redirect: string | undefined,
  actor: string,
): Promise<LifeStep> {
  return transact(db, async (tx) => {
    const row = await requireMerchant(tx, brand);
    const hosts = await listHostNames(tx, row.id);
    const target = redirect === undefined ? undefined : URL.parse(redirect)?.hostname;
    if (target !== undefined && hosts.includes(target))
      throw new BrandLifeError(`${String(redirect)} is an address of ${brand} itself`);
    if (row.retired !== null && row.retired.redirect === redirect) return { isNew: false };
    const retired: Retirement = { at: row.retired?.at ?? Date.now(), ...(redirect === undefined ? {} : { redirect }) };
    await setRetired(tx, row.id, retired);
    await endAllSessions(tx, row.id);
    await note(tx, row.id, { actor, action: "retire brand", subject: brand, before: row.retired, after: retired });
    return { isNew: true };
  });
}

/** Restores a retired merchant with its members and their money. @throws {@link BrandLifeError} after thirty days */
export async function restoreMerchant(db: Db, brand: string, actor: string): Promise<LifeStep> {
  return transact(db, async (tx) => {
    const row = await requireMerchant(tx, brand);
    if (row.retired === null) return { isNew: false };
    if (toReturnEnd(row.retired) < Date.now())
      throw new BrandLifeError(`${brand}: ${toReturnLine(brand, row.retired)}`);
    await setRetired(tx, row.id, null);
    await note(tx, row.id, { actor, action: "restore brand", subject: brand, before: row.retired, after: null });
    return { isNew: true };
  });
}

/** Gives a merchant's brand another id; the merchant, its code and its hosts stay the same. @throws {@link BrandLifeError} */
export async function renameBrand(db: Db, from: string, to: string, actor: string): Promise<LifeStep> {
  return transact(db, async (tx) => {
    await lockMerchants(tx);
    const [row, other] = [await lockMerchant(tx, from), await lockMerchant(tx, to)];
    if (row === undefined) {
      if (other !== undefined) return { isNew: false };
      throw new BrandLifeError(`there is no merchant of a brand ${from}`);
    }
    if (other !== undefined) throw new BrandLifeError(`there is a brand ${to} already`);
    if (row.retired !== null) throw new BrandLifeError(`${from}: ${toReturnLine(from, row.retired)}`);
    await setBrandId(tx, row.id, to);
    await note(tx, row.id, { actor, action: "rename brand", subject: to, before: from, after: to });
    return { isNew: true };
  });
}
