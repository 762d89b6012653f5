import type { Db } from "../db/Db.ts";
import type { OutgoingMessage } from "./outgoingMessageStore.ts";
import { tables } from "./tables.ts";

type Ref = Pick<OutgoingMessage, "tenant_id" | "id">;

/** A PDF that a mail brings. */
export interface Attachment {
  readonly name: string;
  readonly content: Buffer;
}

/** Keeps the file of a new message. */
export async function addAttachment(tx: Db, { tenant_id, id }: Ref, { name, content }: Attachment): Promise<void> {
  await tables(tx).insertInto("message_attachments").values({ tenant_id, message_id: id, name, content }).execute();
}

/** The file of a message; undefined for none. */
export async function findAttachment(db: Db, { tenant_id, id }: Ref): Promise<Attachment | undefined> {
  const row = await tables(db)
    .selectFrom("message_attachments")
    .select(["name", "content"])
    .where("tenant_id", "=", tenant_id)
    .where("message_id", "=", id)
    .executeTakeFirst();
  return row === undefined ? undefined : { name: row.name, content: Buffer.from(row.content) };
}

/** Removes the file of a message that was sent or given up. */
export async function removeAttachment(db: Db, { tenant_id, id }: Ref): Promise<void> {
  await tables(db)
    .deleteFrom("message_attachments")
    .where("tenant_id", "=", tenant_id)
    .where("message_id", "=", id)
    .execute();
}
