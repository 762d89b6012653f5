import { type Selectable, sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";
import type { TicketKey } from "./ticketStore.ts";

/** What was written in a ticket, with its pictures in their order. */
export type StoredLine = Selectable<Tables["ticket_lines"]> & { readonly images: readonly string[] };

/** What staff have written for staff. */
export type StoredNote = Selectable<Tables["ticket_notes"]>;

interface NewLine extends TicketKey {
  readonly id: string;
  /** Null in a ticket of a guest. */
  readonly memberId: string | null;
  /** The name of who of staff has written it; null for the member. */
  readonly author: string | null;
  readonly content: string;
  readonly images?: readonly string[];
}

/** Adds a line with its pictures. @returns false where a line of this id is there */
export async function insertLine(
  tx: Db,
  { tenantId, ticketNo, id, memberId, author, content, images = [] }: NewLine,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("ticket_lines")
    .values({
      tenant_id: tenantId,
      id,
      ticket_no: ticketNo,
      member_id: memberId,
      is_staff: author !== null,
      author,
      content,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  if (memberId !== null && images.length > 0)
    await tables(tx)
      .insertInto("ticket_images")
      .values(
        images.map((upload, index) => ({
          tenant_id: tenantId,
          line_id: id,
          place: index + 1,
          upload_id: upload,
          member_id: memberId,
        })),
      )
      .execute();
  return true;
}

/** The ticket that a line stands in; undefined for none of this id. */
export async function findLineTicket(db: Db, tenantId: string, id: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom("ticket_lines")
    .select("ticket_no")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.ticket_no;
}

/** The lines of a ticket, the oldest first. */
export async function listLines(db: Db, { tenantId, ticketNo }: TicketKey): Promise<readonly StoredLine[]> {
  return tables(db)
    .selectFrom("ticket_lines as l")
    .selectAll("l")
    .select(
      sql<string[]>`array(
        select i.upload_id::text from ticket_images i
        where i.tenant_id = l.tenant_id and i.line_id = l.id order by i.place)`.as("images"),
    )
    .where("l.tenant_id", "=", tenantId)
    .where("l.ticket_no", "=", ticketNo)
    .orderBy("l.position")
    .execute();
}

/** How many lines a member has written within a day. */
export async function countLines(db: Db, { tenantId, memberId }: MemberKey): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("ticket_lines")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("is_staff", "=", false)
    .where("at", ">", sql<Date>`clock_timestamp() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds a note of staff. @returns false where a note of this id is there */
export async function insertNote(
  tx: Db,
  { tenantId, ticketNo, id, author, content }: TicketKey & Pick<StoredNote, "id" | "author" | "content">,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("ticket_notes")
    .values({ tenant_id: tenantId, id, ticket_no: ticketNo, author, content })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The notes in a ticket, the oldest first. */
export async function listNotes(db: Db, { tenantId, ticketNo }: TicketKey): Promise<readonly StoredNote[]> {
  return tables(db)
    .selectFrom("ticket_notes")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("ticket_no", "=", ticketNo)
    .orderBy("position")
    .execute();
}

/** Moves all that stands in a ticket into another one. */
export async function moveLines(tx: Db, { tenantId, ticketNo }: TicketKey, into: string): Promise<void> {
  for (const table of ["ticket_lines", "ticket_notes"] as const)
    await tables(tx)
      .updateTable(table)
      .set({ ticket_no: into })
      .where("tenant_id", "=", tenantId)
      .where("ticket_no", "=", ticketNo)
      .execute();
}
