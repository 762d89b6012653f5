import type { PaymentWay } from "@marquee/contract/staff";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../../db/Db.ts";
import { removeSome } from "../../../jobs/retentionStore.ts";
import { type Tables, tables } from "../tables.ts";

/** What staff have set of a provider. */
export type StoredProvider = Selectable<Tables["payment_providers"]>;

/** A provider of a merchant. */
export interface ProviderKey {
  readonly tenantId: string;
  readonly provider: string;
}

/** What is offered of a provider. */
export interface ProviderSettings {
  readonly state: StoredProvider["state"];
  readonly position: number;
  readonly ways: readonly PaymentWay[];
}

/** The stored providers of a merchant, or of all. */
export async function listStoredProviders(db: Db, tenantId?: string): Promise<readonly StoredProvider[]> {
  let query = tables(db).selectFrom("payment_providers").selectAll();
  if (tenantId !== undefined) query = query.where("tenant_id", "=", tenantId);
  return query.orderBy("provider").execute();
}

/** Stores what is offered of a provider. @returns false when somebody else has changed it since that version; 0 is that of none */
export async function putProviderSettings(
  tx: Db,
  { tenantId, provider }: ProviderKey,
  { state, position, ways }: ProviderSettings,
  version: number,
): Promise<boolean> {
  const settings = { state, position, ways: JSON.stringify(ways), version: version + 1 };
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await tables(tx)
      .insertInto("payment_providers")
      .values({ tenant_id: tenantId, provider, source: "FILE", connection: 0, ...settings })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await tables(tx)
    .updateTable("payment_providers")
    .set({ ...settings, changed_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("provider", "=", provider)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** An address and a sealed key; null for the key that is stored. */
interface Connection {
  readonly url: string;
  readonly sealedSecret: string | null;
}

/** Stores a provider that nobody had before: it is on, and offers nothing yet. @returns false if there is one of this code */
export async function addProvider(
  tx: Db,
  { tenantId, provider }: ProviderKey,
  { url, sealedSecret }: Connection,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("payment_providers")
    .values({
      tenant_id: tenantId,
      provider,
      source: "HTTP",
      url,
      sealed_secret: sealedSecret,
      state: "ON",
      position: 0,
      ways: "[]",
      version: 1,
      connection: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Gives a provider another address or key. @returns false when somebody else has changed them since, or it was switched on where it must be off */
export async function putConnection(
  tx: Db,
  { tenantId, provider }: ProviderKey,
  { url, sealedSecret }: Connection,
  { connection, mustBeOff }: { readonly connection: number; readonly mustBeOff: boolean },
): Promise<boolean> {
  let query = tables(tx)
    .updateTable("payment_providers")
    .set({
      source: "HTTP",
      url,
      connection: connection + 1,
      changed_at: sql<Date>`clock_timestamp()`,
      ...(sealedSecret === null ? {} : { sealed_secret: sealedSecret }),
    })
    .where("tenant_id", "=", tenantId)
    .where("provider", "=", provider)
    .where("connection", "=", connection);
  if (mustBeOff) query = query.where("state", "=", "OFF");
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether a withdrawal is there that the provider was asked to pay, or may yet be. */
export async function hasPayouts(tx: Db, { tenantId, provider }: ProviderKey): Promise<boolean> {
  const found = await tables(tx)
    .selectFrom("withdrawals")
    .select("order_no")
    .where("tenant_id", "=", tenantId)
    .where("state", "in", ["SUBMITTED", "RISK", "APPROVED", "PAYING"])
    .where("provider", "=", provider)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** A connection that is proposed. */
export interface ProposedConnection extends Connection {
  readonly provider: string;
}

/** Keeps a proposed connection under its proposal's id; what is there under it stays. */
export async function keepConnection(
  tx: Db,
  tenantId: string,
  id: string,
  { provider, url, sealedSecret }: ProposedConnection,
): Promise<void> {
  await tables(tx)
    .insertInto("payment_connections")
    .values({ tenant_id: tenantId, id, provider, url, sealed_secret: sealedSecret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The connection of a proposal. */
export async function findConnection(db: Db, tenantId: string, id: string): Promise<ProposedConnection | undefined> {
  return tables(db)
    .selectFrom("payment_connections")
    .select(["provider", "url", "sealed_secret as sealedSecret"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Removes the connection of a proposal that is done. */
export async function removeConnection(tx: Db, tenantId: string, id: string): Promise<void> {
  await tables(tx).deleteFrom("payment_connections").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}

/** Removes connections of proposals that have ended without one. @returns how many */
export async function removeOldConnections(db: Db, days: number): Promise<number> {
  return removeSome(db, "payment_connections", sql`at < clock_timestamp() - ${days} * interval '1 day'`);
}
