import type { LiveEvent, LiveEventKind } from "@marquee/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/Db.ts";
import type { NewEvent } from "./publishEvent.ts";
import { tables } from "./tables.ts";

/** Who reads what changes in the back office: no member has this id, so that no player's stream carries it. */
export const deskReader = "*desk";

/** Where stands what is of all merchants together; no merchant has this id. */
export const platformTenant = "*";

/** A change that pages of the back office hear of. */
interface DeskEvent {
  readonly kind: "desk";
  readonly tenantId: string;
  readonly memberId: typeof deskReader;
  readonly data: { readonly tag: string };
}

/** A published event. */
export interface StoredEvent {
  readonly tenantId: string;
  /** Null: everybody at the merchant. */
  readonly memberId: string | null;
  /** The hash of the one session that it concerns; null: every session of the member. */
  readonly session: string | null;
  readonly kind: LiveEventKind | "desk";
  readonly data: Readonly<Record<string, string>>;
}

/** The event as a player's page reads it; what is told to the back office alone is none. */
export const toLiveEvent = ({ kind, data }: Pick<StoredEvent, "kind" | "data">): readonly LiveEvent[] =>
  kind === "desk" ? [] : [{ kind, data: { ...data } }];

/** Whose events are read: a guest has no member. */
export interface EventReader {
  readonly tenantId: string;
  readonly memberId: string | undefined;
  readonly tokenHash: string | undefined;
}

/** Stores events in the transaction of what they tell. */
export async function insertEvents(tx: Db, events: readonly (NewEvent | DeskEvent)[]): Promise<void> {
  const rows = events.map((event) => ({
    tenant_id: event.tenantId,
    member_id: "memberId" in event ? event.memberId : null,
    session: "tokenHash" in event ? (event.tokenHash ?? null) : null,
    kind: event.kind,
    data: JSON.stringify("data" in event ? (event.data ?? {}) : {}),
  }));
  await tables(tx).insertInto("live_events").values(rows).execute();
}

/** What the database has committed so far, as text (`pg_snapshot`): which events a reader has seen. */
export async function getSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  return rows[0]?.snapshot ?? "";
}

type Nullable<Shape> = { readonly [Key in keyof Shape]: Shape[Key] | null };

/**
 * The events that became visible since a snapshot, and the snapshot up to which they are read. Neither times nor numbers of rows
 * could tell: a transaction that began earlier may commit later.
 *
 * `gateways`: how many run on this database.
 */
export async function readEvents(
  db: Db,
  since: string,
): Promise<{ readonly snapshot: string; readonly gateways: number; readonly events: readonly StoredEvent[] }> {
  const { rows } = await sql<Nullable<StoredEvent> & { readonly snapshot: string; readonly gateways: number }>`
    select now.snapshot, now.gateways, e.tenant_id as "tenantId", e.member_id as "memberId", e.session, e.kind, e.data
    from (select pg_current_snapshot()::text as snapshot, (select count(*)::int from running_gateways) as gateways) now
    left join live_events e on e.xid >= pg_snapshot_xmin(${since}::text::pg_snapshot)
      and not pg_visible_in_snapshot(e.xid, ${since}::text::pg_snapshot)
    order by e.xid, e.id`.execute(db);
  const events = rows.flatMap(({ tenantId, memberId, session, kind, data }) =>
    tenantId === null || kind === null || data === null ? [] : [{ tenantId, memberId, session, kind, data }],
  );
  return { snapshot: rows[0]?.snapshot ?? since, gateways: rows[0]?.gateways ?? 1, events };
}

/** More different events than this, and a reader asks everything anew. */
const mostMissed = 100;

/**
 * What a reader missed between two snapshots, each kind with the same data once; `undefined` where that is not known any more:
 * events were removed since, there were very many, or the database never was at that snapshot.
 */
export async function listMissed(
  db: Db,
  { tenantId, memberId, tokenHash }: EventReader,
  since: string,
  until: string,
): Promise<readonly Pick<StoredEvent, "kind" | "data">[] | undefined> {
  // Two ranges of one index: the rows of other members are not read, however many there are.
  const missed = (isWhose: RawBuilder<unknown>) => sql`
    select kind, data, session, xid, id from live_events
    where tenant_id = ${tenantId} and ${isWhose} and xid >= pg_snapshot_xmin(${since}::text::pg_snapshot)`;
  // One statement, so that nothing is removed between the question what is kept and the answer.
  const { rows } = await sql<Nullable<Pick<StoredEvent, "kind" | "data">>>`
    select e.kind, e.data
    from live_events_kept k left join lateral (
      select e.kind, e.data, max(e.xid) as xid, max(e.id) as id
      from (${missed(sql`member_id is null`)} union all ${missed(sql`member_id = ${memberId ?? null}::text`)}) e
      where (e.session is null or e.session = ${tokenHash ?? null}::text)
        and not pg_visible_in_snapshot(e.xid, ${since}::text::pg_snapshot)
        and pg_visible_in_snapshot(e.xid, ${until}::text::pg_snapshot)
      group by e.kind, e.data
      limit ${mostMissed + 1}
    ) e on true
    where pg_snapshot_xmin(${since}::text::pg_snapshot) > k.removed
      and pg_snapshot_xmax(${since}::text::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())
    order by e.xid, e.id`.execute(db);
  if (rows.length === 0 || rows.length > mostMissed) return undefined;
  return rows.flatMap(({ kind, data }) => (kind === null || data === null ? [] : [{ kind, data }]));
}

const mostRemoved = 10_000;

/** Removes a bounded number of events that are older than `minutes`, and notes up to where. @returns how many */
export async function removeOldEvents(tx: Db, minutes: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    with gone as (
      delete from live_events e using (
        select xid, id from live_events where at < clock_timestamp() - ${minutes} * interval '1 minute' order by xid, id limit ${mostRemoved}
      ) old where e.xid = old.xid and e.id = old.id
      returning e.xid
    ), noted as (
      update live_events_kept k set removed = greatest(k.removed, g.last)
      from (select max(xid) as last from gone) g where g.last is not null
    )
    select count(*)::int as removed from gone`.execute(tx);
  return rows[0]?.removed ?? 0;
}
