import { type Selectable, sql } from "kysely";
import type { Db } from "../db/Db.ts";
import type { MessageTemplate, MessageValues } from "./MessageTemplate.ts";
import { publishDeskChange } from "../events/publishDeskChange.ts";
import { mostWaiting, type WaitingItem, type WaitingItems } from "../staff/WaitingLine.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored message. */
export type OutgoingMessage = Selectable<Tables["outgoing_messages"]>;

/** The fields of a new message. */
export type NewMessage = Pick<
  OutgoingMessage,
  "id" | "channel" | "recipient" | "template" | "language" | "request_id"
> & {
  readonly tenantId: string;
  readonly values: MessageValues;
};

/** Stores a message to be sent, in the transaction of the event that it reports: both or neither. */
export async function insertMessage(tx: Db, { tenantId, values, ...message }: NewMessage): Promise<void> {
  const row = {
    tenant_id: tenantId,
    ...message,
    values: JSON.stringify(values),
    state: "WAITING",
    tries: 0,
    failure: null,
  } as const;
  await tables(tx).insertInto("outgoing_messages").values(row).execute();
}

/**
 * Takes messages that are due, for `seconds`: no other gateway sends them meanwhile, and a message whose sender was
 * killed is due again after that time.
 */
export async function takeWaiting(db: Db, most: number, seconds: number): Promise<readonly OutgoingMessage[]> {
  const { rows } = await sql<OutgoingMessage>`
    update outgoing_messages m set tries = m.tries + 1, next_try_at = clock_timestamp() + ${seconds} * interval '1 second'
    from (
      select tenant_id, id from outgoing_messages where state = 'WAITING' and next_try_at <= clock_timestamp()
      order by next_try_at limit ${most} for update skip locked
    ) taken
    where m.tenant_id = taken.tenant_id and m.id = taken.id
    returning m.*`.execute(db);
  return rows;
}

/** A merchant's newest messages; with a recipient, only those sent to it. */
export async function listNewMessages(
  db: Db,
  tenantId: string,
  recipient: string | undefined,
  most: number,
): Promise<readonly OutgoingMessage[]> {
  let query = tables(db).selectFrom("outgoing_messages").selectAll().where("tenant_id", "=", tenantId);
  if (recipient !== undefined) query = query.where("recipient", "=", recipient);
  return query.orderBy("created_at", "desc").orderBy("id", "desc").limit(most).execute();
}

/** Which messages to list; `after` is the last one of the page before, in milliseconds. */
export interface MessageFilter {
  readonly state?: OutgoingMessage["state"] | undefined;
  readonly template?: string | undefined;
  readonly after?: { readonly at: number; readonly id: string } | undefined;
}

/** A page of a merchant's messages, newest first. A state stands in the statement itself: an index has those that failed alone. */
export async function listMessagePage(
  db: Db,
  tenantId: string,
  most: number,
  { state, template, after }: MessageFilter,
): Promise<readonly OutgoingMessage[]> {
  let query = tables(db).selectFrom("outgoing_messages").selectAll().where("tenant_id", "=", tenantId);
  if (state !== undefined) query = query.where("state", "=", sql.lit(state));
  if (template !== undefined) query = query.where("template", "=", template);
  // Ids are made in the order of time, so they are the place in the list.
  if (after !== undefined) query = query.where("id", "<", after.id);
  return query.orderBy("id", "desc").limit(most).execute();
}

/** The messages to some recipients, newest first; those before an id. */
export async function listMessagesTo(
  db: Db,
  tenantId: string,
  recipients: readonly string[],
  most: number,
  before: string | undefined,
): Promise<readonly OutgoingMessage[]> {
  if (recipients.length === 0) return [];
  let query = tables(db)
    .selectFrom("outgoing_messages")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("recipient", "in", recipients);
  if (before !== undefined) query = query.where("id", "<", before);
  return query.orderBy("id", "desc").limit(most).execute();
}

/** How many messages of a template went, or will go, to a recipient in the last 24 hours: of several recipients the most. */
export async function countInDay(
  db: Db,
  tenantId: string,
  template: string,
  recipients: readonly string[],
): Promise<number> {
  if (recipients.length === 0) return 0;
  const counts = await tables(db)
    .selectFrom("outgoing_messages")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("tenant_id", "=", tenantId)
    .where("template", "=", template)
    .where("recipient", "in", recipients)
    .where("created_at", ">", sql<Date>`clock_timestamp() - interval '24 hours'`)
    .groupBy("recipient")
    .execute();
  return Math.max(0, ...counts.map(({ count }) => count));
}

/** How many messages of a merchant there are. */
export async function countMessages(
  db: Db,
  tenantId: string,
  { state, template }: Omit<MessageFilter, "after">,
): Promise<number> {
  let query = tables(db)
    .selectFrom("outgoing_messages")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("tenant_id", "=", tenantId);
  if (state !== undefined) query = query.where("state", "=", sql.lit(state));
  if (template !== undefined) query = query.where("template", "=", template);
  return (await query.executeTakeFirstOrThrow()).count;
}

type Ref = Pick<OutgoingMessage, "tenant_id" | "id">;

const mostReason = 300;

/** Notes that a message was sent. */
export async function setSent(db: Db, { tenant_id, id }: Ref): Promise<void> {
  await tables(db)
    .updateTable("outgoing_messages")
    .set({ state: "SENT", sent_at: sql<Date>`clock_timestamp()`, failure: null })
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", id)
    .where("state", "=", "WAITING")
    .execute();
}

/** Notes that a try failed: the next one is so many seconds from now, or never. */
export async function setFailed(
  db: Db,
  { tenant_id, id }: Ref,
  reason: string,
  nextSeconds: number | undefined,
): Promise<void> {
  const next =
    nextSeconds === undefined
      ? ({ state: "FAILED" } as const)
      : { next_try_at: sql<Date>`clock_timestamp() + ${nextSeconds} * interval '1 second'` };
  await tables(db)
    .updateTable("outgoing_messages")
    .set({ ...next, failure: reason.slice(0, mostReason) })
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", id)
    .where("state", "=", "WAITING")
    .execute();
  if (nextSeconds === undefined) await publishDeskChange(db, tenant_id, "Messages");
}

/** Gives up messages of a kind to some recipients that were not sent yet. */
export async function giveUpWaiting(
  tx: Db,
  tenantId: string,
  {
    template,
    recipients,
    reason,
  }: { readonly template: string; readonly recipients: readonly string[]; readonly reason: string },
): Promise<void> {
  if (recipients.length === 0) return;
  await tables(tx)
    .updateTable("outgoing_messages")
    .set({ state: "FAILED", failure: reason })
    .where("tenant_id", "=", tenantId)
    .where("template", "=", template)
    .where("recipient", "in", recipients)
    .where("state", "=", "WAITING")
    .execute();
}

/** How long a secret stays in a message, in minutes. */
const secretMinutes = 10;

/**
 * Hides the secret values of these templates' messages made more than ten minutes ago; one that still waits after its template's
 * `waitMinutes` is not sent any more, since its secret has expired.
 */
export async function maskSecrets(
  db: Db,
  templates: readonly Pick<MessageTemplate, "name" | "secrets" | "waitMinutes">[],
): Promise<void> {
  const rows = templates.map(({ name, secrets, waitMinutes = secretMinutes }) => ({
    name,
    wait_minutes: waitMinutes,
    masks: Object.fromEntries(secrets.map((secret) => [secret, "•••"])),
  }));
  await sql`
    update outgoing_messages m set values = values || t.masks, masked_at = clock_timestamp(),
      state = case when state = 'WAITING' then 'FAILED' else state end,
      failure = case when state = 'WAITING' then 'its secret has expired' else failure end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(name text, wait_minutes int, masks jsonb)
    where m.template = t.name and m.masked_at is null and m.created_at < clock_timestamp()
      - case when m.state = 'WAITING' then t.wait_minutes else ${secretMinutes}::int end * interval '1 minute'
      and m.created_at < clock_timestamp() - ${secretMinutes}::int * interval '1 minute'`.execute(db);
}

/** Removes messages made so many days ago, a bounded number. @returns how many */
export async function removeOldMessages(db: Db, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from outgoing_messages m using (
      select tenant_id, id from outgoing_messages where created_at < clock_timestamp() - ${days} * interval '1 day' limit 1000
    ) old where m.tenant_id = old.tenant_id and m.id = old.id`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** How many messages of a merchant have failed in the last seven days. */
export async function countFailedMessages(db: Db, tenantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from outgoing_messages m where m.tenant_id = ${tenantId} and m.state = 'FAILED'
        and m.created_at > clock_timestamp() - interval '7 days' limit ${mostWaiting}
    ) m`.execute(db);
  return rows[0]?.count ?? 0;
}

const failed = (db: Db, tenantId: string) =>
  tables(db)
    .selectFrom("outgoing_messages as m")
    .select(["m.id", "m.template", "m.created_at"])
    .where("m.tenant_id", "=", tenantId)
    .where("m.state", "=", "FAILED")
    .where(sql<boolean>`m.created_at > clock_timestamp() - interval '7 days'`);

const toWaiting = (row: {
  readonly id: string;
  readonly template: string;
  readonly created_at: Date;
}): WaitingItem => ({
  subject: row.id,
  at: row.created_at,
  about: row.template,
});

/** The messages of a merchant that have failed in the last seven days. */
export const failedMessages: WaitingItems = {
  list: async (db, tenantId, limit) =>
    (await failed(db, tenantId).orderBy("m.created_at").limit(limit).execute()).map(toWaiting),
  find: async (db, tenantId, id) => {
    const row = await failed(db, tenantId)
      .where(sql<boolean>`m.id::text = ${id}`)
      .executeTakeFirst();
    return row === undefined ? undefined : toWaiting(row);
  },
};
