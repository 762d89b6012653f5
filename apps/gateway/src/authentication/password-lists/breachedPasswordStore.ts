import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";

/** The number of bytes that are stored of a hash after its prefix. */
export const keptBytes = 8;

/** The hashes that share a prefix. */
export interface HashRange {
  readonly prefix: number;
  readonly hashes: Buffer;
}

/** The stored bytes of all hashes with a prefix; empty if there are none. */
export async function getRange(db: Db, prefix: number): Promise<Buffer> {
  const { rows } = await sql<{ text: string }>`
    select encode(hashes, 'base64') as text from breached_passwords where prefix = ${prefix}`.execute(db);
  return Buffer.from(rows[0]?.text ?? "", "base64");
}

/** Stores ranges, replacing earlier ones with the same prefixes. */
export async function putRanges(db: Db, ranges: readonly HashRange[]): Promise<void> {
  if (ranges.length === 0) return;
  const rows = JSON.stringify(ranges.map(({ prefix, hashes }) => ({ prefix, text: hashes.toString("base64") })));
  await sql`
    insert into breached_passwords (prefix, hashes)
    select r.prefix, decode(r.text, 'base64') from jsonb_to_recordset(${rows}::jsonb) as r(prefix int, text text)
    on conflict (prefix) do update set hashes = excluded.hashes`.execute(db);
}
