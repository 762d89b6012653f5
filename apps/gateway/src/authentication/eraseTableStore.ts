import { sql } from "kysely";
import type { EraseMember } from "./EraseMember.ts";
import type { MemberTable } from "./MemberTable.ts";

/** Removes a member's rows of a table that a manifest calls removed. */
export const eraseTable =
  ({ table }: Pick<MemberTable, "table">): EraseMember =>
  async (tx, { tenantId, memberId }) => {
    await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(tx);
  };
