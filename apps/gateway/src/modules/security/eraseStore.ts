import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { memberTables, type RemovedTable } from "./memberTables.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import { makeAnonymous } from "../auth/index.ts";
import { tables } from "./tables.ts";

type Removal = Extract<(typeof memberTables)[number], { readonly erasure: "removed" }>;

/** The tables of which a deletion removes the member's rows, referring tables before the tables that they refer to. */
const removed: readonly RemovedTable[] = memberTables
  .filter((each): each is Removal => each.erasure === "removed")
  .map(({ table }) => table);

/** Removes a member's personal data, that of `others` too. The ledger and the rounds keep the member's id, which no longer identifies anyone. */
export async function removePersonalData(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  recipients: readonly string[],
  others: readonly MemberTable[],
): Promise<void> {
  const pseudonym = `deleted-${memberId}`;
  for (const { table, erasure } of others)
    if (erasure === "removed")
      await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(tx);
  for (const table of removed)
    await tables(tx).deleteFrom(table).where("tenant_id", "=", tenantId).where("member_id", "=", memberId).execute();
  if (recipients.length > 0)
    await tables(tx)
      .deleteFrom("outgoing_messages")
      .where("tenant_id", "=", tenantId)
      .where("recipient", "in", recipients)
      .execute();
  await tables(tx)
    .updateTable("game_sessions")
    .set({ nickname: pseudonym, country: "ZZ" })
    .where("tenant_id", "=", tenantId)
    .where("player_id", "=", memberId)
    .execute();
  await tables(tx)
    .updateTable("play_restrictions")
    .set({ reason: "" })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .execute();
  await makeAnonymous(tx, { tenantId, memberId }, pseudonym);
}
