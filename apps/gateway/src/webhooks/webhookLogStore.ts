import type { WebhookDeliveryState } from "@marquee/contract/staff";
import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { publishDeskChange } from "../events/publishDeskChange.ts";
import { mostWaiting, type WaitingItem, type WaitingItems } from "../staff/WaitingLine.ts";
import { tables } from "./tables.ts";

interface Ref {
  readonly tenantId: string;
  readonly id: string;
}

/** A stored delivery with its event. */
export interface StoredDelivery {
  readonly sequence: string;
  readonly eventId: string;
  readonly kind: string;
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
  readonly state: WebhookDeliveryState;
  readonly tries: number;
  readonly endedAt: Date | null;
  readonly statusCode: number | null;
  readonly milliseconds: number | null;
  readonly failure: string | null;
}

const selectDeliveries = (db: Db, { tenantId, id }: Ref) =>
  tables(db)
    .selectFrom("webhook_deliveries as d")
    .innerJoin("webhook_events as v", (join) =>
      join.onRef("v.tenant_id", "=", "d.tenant_id").onRef("v.number", "=", "d.event"),
    )
    .select([
      "d.sequence",
      "v.id as eventId",
      "v.kind",
      "v.at",
      "v.data",
      "d.state",
      "d.tries",
      "d.ended_at as endedAt",
      "d.status_code as statusCode",
      "d.milliseconds",
      "d.failure",
    ])
    .where("d.tenant_id", "=", tenantId)
    .where("d.endpoint_id", "=", id);

/** Deliveries to an endpoint, newest first; `before`: with smaller sequence numbers only. */
export async function listDeliveries(
  db: Db,
  ref: Ref,
  most: number,
  { state, before }: { readonly state?: WebhookDeliveryState | undefined; readonly before?: string | undefined },
): Promise<readonly StoredDelivery[]> {
  let query = selectDeliveries(db, ref);
  if (state !== undefined) query = query.where("d.state", "=", state);
  if (before !== undefined) query = query.where("d.sequence", "<", before);
  return query.orderBy("d.sequence", "desc").limit(most).execute();
}

/** One delivery to an endpoint. */
export async function findDelivery(db: Db, ref: Ref, sequence: number): Promise<StoredDelivery | undefined> {
  return selectDeliveries(db, ref).where("d.sequence", "=", String(sequence)).executeTakeFirst();
}

/** A try as it is stored. */
interface StoredAttempt {
  readonly at: Date;
  readonly statusCode: number | null;
  readonly milliseconds: number;
  readonly answer: string;
  readonly failure: string | null;
}

/** The newest tries of a delivery. */
export async function listAttempts(db: Db, { tenantId, id }: Ref, sequence: number): Promise<readonly StoredAttempt[]> {
  return tables(db)
    .selectFrom("webhook_attempts")
    .select(["at", "status_code as statusCode", "milliseconds", "answer", "failure"])
    .where("tenant_id", "=", tenantId)
    .where("endpoint_id", "=", id)
    .where("sequence", "=", String(sequence))
    .orderBy("at", "desc")
    .limit(100)
    .execute();
}

/** Which deliveries are sent again: one that is over, or all that failed. */
export interface Resent {
  readonly sequence?: number | undefined;
  readonly since?: number | undefined;
}

/** Puts deliveries at the end of the endpoint's queue, in their order, with all their tries, and makes the endpoint due. @returns how many */
export async function requeueDeliveries(tx: Db, { tenantId, id }: Ref, { sequence, since }: Resent): Promise<number> {
  // In the query's own words, so that an index finds those that failed among all that went.
  const isChosen =
    sequence === undefined ? sql`d.state = 'FAILED'` : sql`d.state <> 'WAITING' and d.sequence = ${sequence}::bigint`;
  // Locked first: whoever queues meanwhile would draw the same turns.
  await sql`select from webhook_endpoints where tenant_id = ${tenantId} and id = ${id} for update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    with chosen as (
      select d.sequence, row_number() over (order by d.sequence) as place
      from webhook_deliveries d join webhook_events v on v.tenant_id = d.tenant_id and v.number = d.event
      where d.tenant_id = ${tenantId} and d.endpoint_id = ${id} and ${isChosen}
        and (${since ?? null}::float8 is null or v.at >= to_timestamp(${since ?? null}::float8 / 1000))
    ), moved as (
      update webhook_deliveries d set state = 'WAITING', tries = 0, queued_at = clock_timestamp(), ended_at = null,
        turn = e.last_turn + c.place
      from chosen c, webhook_endpoints e
      where d.tenant_id = ${tenantId} and d.endpoint_id = ${id} and d.sequence = c.sequence
        and e.tenant_id = d.tenant_id and e.id = d.endpoint_id
    )
    update webhook_endpoints e set last_turn = e.last_turn + n.count, next_try_at = clock_timestamp()
    from (select count(*) from chosen) n where e.tenant_id = ${tenantId} and e.id = ${id}
    returning n.count::int as count`.execute(tx);
  const count = rows[0]?.count ?? 0;
  if (count > 0) await publishDeskChange(tx, tenantId, "Webhooks");
  return count;
}

/** Removes a bounded number of old deliveries with their tries, and events that no delivery names any more. @returns how many */
export async function removeOldDeliveries(db: Db, days: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    with gone as (
      delete from webhook_deliveries d using (
        select tenant_id, endpoint_id, sequence from webhook_deliveries
        where queued_at < clock_timestamp() - ${days} * interval '1 day' limit 1000
      ) old where d.tenant_id = old.tenant_id and d.endpoint_id = old.endpoint_id and d.sequence = old.sequence returning 1
    ) select count(*)::int as removed from gone`.execute(db);
  const { numAffectedRows } = await sql`
    delete from webhook_events v using (
      select tenant_id, number from webhook_events o where o.at < clock_timestamp() - ${days} * interval '1 day'
        and not exists (select from webhook_deliveries d where d.tenant_id = o.tenant_id and d.event = o.number) limit 1000
    ) old where v.tenant_id = old.tenant_id and v.number = old.number`.execute(db);
  return (rows[0]?.removed ?? 0) + Number(numAffectedRows ?? 0n);
}

/** How many deliveries of a merchant's endpoints have failed for good. */
export async function countFailedDeliveries(db: Db, tenantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from webhook_endpoints e
      join webhook_deliveries d on d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.state = 'FAILED'
      where e.tenant_id = ${tenantId} limit ${mostWaiting}
    ) d`.execute(db);
  return rows[0]?.count ?? 0;
}

const failed = (db: Db, tenantId: string) =>
  tables(db)
    .selectFrom("webhook_endpoints as e")
    .innerJoin("webhook_deliveries as d", (join) =>
      join.onRef("d.tenant_id", "=", "e.tenant_id").onRef("d.endpoint_id", "=", "e.id"),
    )
    .innerJoin("webhook_events as v", (join) =>
      join.onRef("v.tenant_id", "=", "d.tenant_id").onRef("v.number", "=", "d.event"),
    )
    .select(["d.endpoint_id", "d.sequence", "d.queued_at", "v.kind"])
    .where("e.tenant_id", "=", tenantId)
    .where("d.state", "=", sql.lit("FAILED"));

const toWaiting = (row: {
  readonly endpoint_id: string;
  readonly sequence: string;
  readonly queued_at: Date;
  readonly kind: string;
}): WaitingItem => ({ subject: `${row.endpoint_id} ${row.sequence}`, at: row.queued_at, about: row.kind });

/** The deliveries of a merchant that have failed for good; each is called by its endpoint and its sequence number. */
export const failedDeliveries: WaitingItems = {
  list: async (db, tenantId, limit) =>
    (await failed(db, tenantId).orderBy("d.queued_at").limit(limit).execute()).map(toWaiting),
  find: async (db, tenantId, subject) => {
    const name = sql<string>`d.endpoint_id::text || ' ' || d.sequence`;
    const row = await failed(db, tenantId).where(name, "=", subject).executeTakeFirst();
    return row === undefined ? undefined : toWaiting(row);
  },
};
