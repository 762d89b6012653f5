import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { publishDeskChange } from "../events/publishDeskChange.ts";
import type { Answered } from "./postWebhook.ts";
import { tables } from "./tables.ts";

/** An endpoint that this gateway delivers to, and by which word it holds it. */
export interface HeldWebhook {
  readonly tenantId: string;
  readonly id: string;
  readonly holder: string;
}

/** The delivery whose turn it is. */
export interface NextDelivery {
  readonly url: string;
  readonly sealedSecret: string;
  /** The secret before, while it signs too. */
  readonly sealedOldSecret: string | null;
  readonly sequence: string;
  readonly tries: number;
  readonly eventId: string;
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: Date;
  /** It has waited for longer than an event is tried: this is its last try. */
  readonly isLate: boolean;
}

/** An event is tried for so many hours since it was queued. */
const mostHours = 24;

/** Longer than a receiver may take: after this another gateway goes on. */
const heldSeconds = 30;

/** Nobody delivers to an endpoint now. */
const isFree = sql`c.state = 'ON' and (c.held_until is null or c.held_until <= clock_timestamp())`;

/**
 * Takes endpoints that are due and have something to deliver, or have something new to queue, each for {@link heldSeconds}: no other gateway
 * delivers to one meanwhile, and one whose gateway was killed is due again after that time. Merchants have turns: first comes the one of
 * whose endpoints the fewest are held, then the one that had its last delivery longest ago.
 */
export async function takeDueWebhooks(db: Db, holder: string, most: number): Promise<readonly HeldWebhook[]> {
  const { rows } = await sql<HeldWebhook>`
    with merchants as (
      select tenant_id, count(*) filter (where held_until > clock_timestamp()) as held, max(delivered_at) as served
      from webhook_endpoints group by tenant_id
    ), due as (
      select c.tenant_id, c.id, m.served,
        m.held + row_number() over (partition by c.tenant_id order by c.next_try_at) as place
      from webhook_endpoints c join merchants m on m.tenant_id = c.tenant_id
      where ${isFree}
        and (c.next_try_at <= clock_timestamp()
            and exists (select from webhook_deliveries d where d.tenant_id = c.tenant_id and d.endpoint_id = c.id and d.state = 'WAITING')
          or exists (select from webhook_events v where v.tenant_id = c.tenant_id and v.xid >= pg_snapshot_xmin(c.seen)
            and not pg_visible_in_snapshot(v.xid, c.seen)))
    ), taken as (
      select c.tenant_id, c.id from webhook_endpoints c join due d on d.tenant_id = c.tenant_id and d.id = c.id
      where ${isFree}
      order by d.place, d.served nulls first, c.next_try_at limit ${most} for update of c skip locked
    )
    update webhook_endpoints e set held_by = ${holder}, held_until = clock_timestamp() + ${heldSeconds} * interval '1 second'
    from taken where e.tenant_id = taken.tenant_id and e.id = taken.id
    returning e.tenant_id as "tenantId", e.id, e.held_by as holder`.execute(db);
  return rows;
}

/** Keeps an endpoint for another {@link heldSeconds}, locked until the transaction ends. @returns false when it is off or not ours any more */
export async function keepHold(tx: Db, { tenantId, id, holder }: HeldWebhook): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("webhook_endpoints")
    .set({ held_until: sql<Date>`clock_timestamp() + ${heldSeconds} * interval '1 second'` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("held_by", "=", holder)
    .where("state", "=", "ON")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Queues the events that became visible since the endpoint's last look, in the order of their numbers, and gives them the next sequence
 * numbers. Call it under the lock of {@link keepHold}, as the next statement: its snapshot is what the endpoint has seen from then on.
 */
export async function queueNewEvents(tx: Db, { tenantId, id }: HeldWebhook): Promise<void> {
  await sql`
    with fresh as (
      select v.number, row_number() over (order by v.number) as place
      from webhook_endpoints e join webhook_events v on v.tenant_id = e.tenant_id
      where e.tenant_id = ${tenantId} and e.id = ${id}
        and v.xid >= pg_snapshot_xmin(e.seen) and not pg_visible_in_snapshot(v.xid, e.seen)
        and (v.endpoint_id = e.id or (v.endpoint_id is null and v.kind = any(e.kinds)))
    ), added as (
      insert into webhook_deliveries (tenant_id, endpoint_id, sequence, turn, event, state)
      select e.tenant_id, e.id, e.last_sequence + f.place, e.last_turn + f.place, f.number, 'WAITING'
      from fresh f, webhook_endpoints e where e.tenant_id = ${tenantId} and e.id = ${id}
    )
    update webhook_endpoints e set seen = pg_current_snapshot(),
      last_sequence = e.last_sequence + n.count, last_turn = e.last_turn + n.count
    from (select count(*) from fresh) n
    where e.tenant_id = ${tenantId} and e.id = ${id}`.execute(tx);
}

/** The delivery whose turn it is at an endpoint; `undefined` when nothing waits, or the endpoint has a pause. */
export async function findNextDelivery(tx: Db, { tenantId, id }: HeldWebhook): Promise<NextDelivery | undefined> {
  const { rows } = await sql<NextDelivery>`
    select e.url, e.sealed_secret as "sealedSecret",
      case when e.old_secret_until > clock_timestamp() then e.sealed_old_secret end as "sealedOldSecret",
      d.sequence::text as sequence, d.tries, v.id as "eventId", v.kind, v.data, v.at,
      d.queued_at < clock_timestamp() - ${mostHours} * interval '1 hour' as "isLate"
    from webhook_endpoints e
    join webhook_deliveries d on d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.state = 'WAITING'
    join webhook_events v on v.tenant_id = d.tenant_id and v.number = d.event
    where e.tenant_id = ${tenantId} and e.id = ${id} and e.next_try_at <= clock_timestamp()
    order by d.turn limit 1`.execute(tx);
  return rows[0];
}

/** What follows from a try. */
export interface TryOutcome {
  readonly state: "DELIVERED" | "FAILED" | "WAITING";
  /** Seconds until the next try at this endpoint. */
  readonly pause: number;
  /** Turns the endpoint off, and says why. */
  readonly off?: string;
}

/** Stores a try, what became of the delivery, and when the endpoint is due again. */
export async function storeAttempt(
  tx: Db,
  { tenantId, id }: HeldWebhook,
  sequence: string,
  { status, milliseconds, answer, failure }: Answered,
  { state, pause, off }: TryOutcome,
): Promise<void> {
  const isOver = state !== "WAITING";
  await tables(tx)
    .insertInto("webhook_attempts")
    .values({ tenant_id: tenantId, endpoint_id: id, sequence, status_code: status, milliseconds, answer, failure })
    .execute();
  await tables(tx)
    .updateTable("webhook_deliveries")
    .set({
      state,
      tries: sql<number>`tries + 1`,
      ended_at: isOver ? sql<Date>`clock_timestamp()` : null,
      status_code: status,
      milliseconds,
      failure,
    })
    .where("tenant_id", "=", tenantId)
    .where("endpoint_id", "=", id)
    .where("sequence", "=", sequence)
    // Another gateway that took over meanwhile may have delivered it.
    .where("state", "=", "WAITING")
    .execute();
  await tables(tx)
    .updateTable("webhook_endpoints")
    .set({
      next_try_at: sql<Date>`clock_timestamp() + ${pause} * interval '1 second'`,
      ...(failure === null
        ? { failing_since: null, delivered_at: sql<Date>`clock_timestamp()` }
        : { failing_since: sql<Date>`coalesce(failing_since, clock_timestamp())` }),
      ...(off === undefined ? {} : { state: "OFF" as const, note: off, version: sql<number>`version + 1` }),
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** Ends a turn: tells the back office, and lets other gateways have the endpoint, after so many seconds where this one had a fault of its own. */
export async function releaseWebhook(tx: Db, { tenantId, id, holder }: HeldWebhook, pause?: number): Promise<void> {
  const later =
    pause === undefined ? {} : { next_try_at: sql<Date>`clock_timestamp() + ${pause} * interval '1 second'` };
  await tables(tx)
    .updateTable("webhook_endpoints")
    .set({ held_by: null, held_until: null, ...later })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("held_by", "=", holder)
    .execute();
  await publishDeskChange(tx, tenantId, "Webhooks");
}
