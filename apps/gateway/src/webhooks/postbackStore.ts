import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { tables } from "./tables.ts";

/** A member's own endpoint. */
export interface StoredPostback {
  readonly id: string;
  readonly url: string;
  readonly kinds: readonly string[];
  readonly state: "ON" | "OFF";
  readonly note: string | null;
  readonly failing_since: Date | null;
  readonly delivered_at: Date | null;
}

/** What a member says of its endpoint; kinds are those that `publish_postback` is called with. */
export interface PostbackSettings {
  readonly url: string;
  readonly kinds: readonly string[];
  readonly on: boolean;
}

/** A member's endpoint; undefined where it has none. */
export async function findPostback(db: Db, tenantId: string, memberId: string): Promise<StoredPostback | undefined> {
  return tables(db)
    .selectFrom("webhook_endpoints")
    .select(["id", "url", "kinds", "state", "note", "failing_since", "delivered_at"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
}

/** Changes a member's endpoint; one that comes on again begins with what happens from now on. @returns false where there is none */
export async function changePostback(
  tx: Db,
  tenantId: string,
  memberId: string,
  { url, kinds, on }: PostbackSettings,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhook_endpoints set url = ${url}, kinds = ${[...kinds]}, state = ${on ? "ON" : "OFF"}, note = null, version = version + 1,
      next_try_at = clock_timestamp(), seen = case when state = 'OFF' then pg_current_snapshot() else seen end,
      failing_since = case when url = ${url} and state = 'ON' then failing_since end
    where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Gives a member's endpoint another secret; the present one goes on for so many hours. */
export async function replacePostbackSecret(
  tx: Db,
  tenantId: string,
  memberId: string,
  sealedSecret: string,
  hours: number,
): Promise<void> {
  await tables(tx)
    .updateTable("webhook_endpoints")
    .set({
      sealed_old_secret: sql<string>`sealed_secret`,
      old_secret_until: sql<Date>`clock_timestamp() + ${hours} * interval '1 hour'`,
      sealed_secret: sealedSecret,
    })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .execute();
}

/** Stores a member's first endpoint. @returns false where there is one already */
export async function addPostback(
  tx: Db,
  { tenantId, memberId, id }: { readonly tenantId: string; readonly memberId: string; readonly id: string },
  { url, kinds, on }: PostbackSettings,
  sealedSecret: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into webhook_endpoints (tenant_id, id, member_id, name, url, kinds, state, sealed_secret)
    values (${tenantId}, ${id}::uuid, ${memberId}, 'postback', ${url}, ${[...kinds]}, ${on ? "ON" : "OFF"}, ${sealedSecret})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Publishes an event for a member's endpoint, where it is on and asks for the kind. */
export async function publishPostback(
  tx: Db,
  tenantId: string,
  memberId: string,
  kind: string,
  data: object,
): Promise<void> {
  await sql`select publish_postback(${tenantId}, ${memberId}, ${kind}, ${JSON.stringify(data)}::jsonb)`.execute(tx);
}

/** Removes a member's endpoint with its log. */
export async function removePostback(
  tx: Db,
  { tenantId, memberId }: { readonly tenantId: string; readonly memberId: string },
): Promise<void> {
  await tables(tx)
    .deleteFrom("webhook_endpoints")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .execute();
}
