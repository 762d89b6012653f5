import type { WebhookKind } from "@marquee/contract/staff";
import { type Selectable, sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { publishDeskChange } from "../events/publishDeskChange.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored endpoint. */
export type StoredWebhook = Pick<
  Selectable<Tables["webhook_endpoints"]>,
  "id" | "name" | "url" | "kinds" | "state" | "note" | "version" | "failing_since" | "delivered_at" | "old_secret_until"
>;

/** An endpoint with what waits and what failed. */
export interface WebhookHealth extends StoredWebhook {
  readonly nextTryAt: Date | null;
  readonly waiting: number;
  readonly failed: number;
}

/** What staff say of an endpoint. */
export interface WebhookSettings {
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly WebhookKind[];
}

interface Ref {
  readonly tenantId: string;
  readonly id: string;
}

const now = sql<Date>`clock_timestamp()`;

const selectWebhooks = (db: Db, tenantId: string) =>
  tables(db)
    .selectFrom("webhook_endpoints")
    .select([
      "id",
      "name",
      "url",
      "kinds",
      "state",
      "note",
      "version",
      "failing_since",
      "delivered_at",
      "old_secret_until",
    ])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "is", null);

/** A merchant's endpoint. */
export async function findWebhook(db: Db, { tenantId, id }: Ref): Promise<StoredWebhook | undefined> {
  return selectWebhooks(db, tenantId).where("id", "=", id).executeTakeFirst();
}

/** A merchant's endpoints, oldest first; counts stop at 10,000. */
export async function listStoredWebhooks(db: Db, tenantId: string): Promise<readonly WebhookHealth[]> {
  const { rows } = await sql<WebhookHealth>`
    select e.id, e.name, e.url, e.kinds, e.state, e.note, e.version, e.failing_since, e.delivered_at,
      case when e.old_secret_until > clock_timestamp() then e.old_secret_until end as old_secret_until,
      case when e.state = 'ON' and w.waiting > 0 then e.next_try_at end as "nextTryAt", w.waiting, f.failed
    from webhook_endpoints e,
      lateral (select count(*)::int as waiting from (select from webhook_deliveries d
        where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.state = 'WAITING' limit 10000) d) w,
      lateral (select count(*)::int as failed from (select from webhook_deliveries d
        where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.state = 'FAILED' limit 10000) d) f
    where e.tenant_id = ${tenantId} and e.member_id is null order by e.created_at, e.id`.execute(db);
  return rows;
}

/** Stores an endpoint, unless the merchant has so many. @returns whether it was stored, is known, or would be one too many */
export async function insertWebhook(
  tx: Db,
  { tenantId, id }: Ref,
  { name, url, kinds }: WebhookSettings,
  sealedSecret: string,
  most: number,
): Promise<"STORED" | "KNOWN" | "LIMIT"> {
  // Two at once would count the same ones.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${tenantId}`}, 0))`.execute(tx);
  const others = await tables(tx)
    .selectFrom("webhook_endpoints")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "is", null)
    .execute();
  if (others.some((other) => other.id === id)) return "KNOWN";
  if (others.length >= most) return "LIMIT";
  await tables(tx)
    .insertInto("webhook_endpoints")
    .values({ tenant_id: tenantId, id, name, url, kinds: [...kinds], state: "ON", sealed_secret: sealedSecret })
    .execute();
  await publishDeskChange(tx, tenantId, "Webhooks");
  return "STORED";
}

/** A change of an endpoint. */
export interface WebhookUpdate extends WebhookSettings {
  readonly version: number;
  readonly on: boolean;
}

/**
 * Changes an endpoint. One that comes on again begins with what happens from now on, after what waited when it went off.
 * @returns false when it is gone or has another version
 */
export async function updateWebhook(tx: Db, { tenantId, id }: Ref, change: WebhookUpdate): Promise<boolean> {
  const { version, on, name, url, kinds } = change;
  const { numUpdatedRows } = await tables(tx)
    .updateTable("webhook_endpoints")
    .set({
      name,
      url,
      kinds: [...kinds],
      state: on ? "ON" : "OFF",
      note: null,
      version: version + 1,
      next_try_at: now,
      seen: sql<string>`case when state = 'OFF' then pg_current_snapshot() else seen end`,
      failing_since: sql<Date | null>`case when url = ${url} and state = 'ON' then failing_since end`,
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("member_id", "is", null)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await publishDeskChange(tx, tenantId, "Webhooks");
  return numUpdatedRows === 1n;
}

/** Gives an endpoint a new secret; the present one goes on for so many hours. @returns false as {@link updateWebhook} */
export async function replaceSecret(
  tx: Db,
  { tenantId, id }: Ref,
  version: number,
  sealedSecret: string,
  hours: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("webhook_endpoints")
    .set({
      sealed_old_secret: sql<string>`sealed_secret`,
      old_secret_until: sql<Date>`clock_timestamp() + ${hours} * interval '1 hour'`,
      sealed_secret: sealedSecret,
      version: version + 1,
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("member_id", "is", null)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await publishDeskChange(tx, tenantId, "Webhooks");
  return numUpdatedRows === 1n;
}

/** Removes an endpoint with its log. @returns false as {@link updateWebhook} */
export async function deleteWebhook(tx: Db, { tenantId, id }: Ref, version: number): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom("webhook_endpoints")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("member_id", "is", null)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numDeletedRows === 1n) await publishDeskChange(tx, tenantId, "Webhooks");
  return numDeletedRows === 1n;
}

/** Publishes an event for one endpoint alone. */
export async function insertOwnEvent(tx: Db, { tenantId, id }: Ref, kind: string, data: object): Promise<void> {
  const row = { tenant_id: tenantId, endpoint_id: id, kind, data: JSON.stringify(data) };
  await tables(tx).insertInto("webhook_events").values(row).execute();
}
