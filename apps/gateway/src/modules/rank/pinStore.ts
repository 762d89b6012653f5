import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/**
 * Stores below which level a member does not fall, also of one who has never played, and writes down the level that the member then has where
 * that is another one. @returns false when the version is another one
 */
export async function setPinned(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  timeZone: string,
  pinned: number | null,
  version: number,
): Promise<boolean> {
  await tables(tx)
    .insertInto("member_ranks")
    .values({
      tenant_id: tenantId,
      member_id: memberId,
      kept_from: sql<string>`ledger.to_day(clock_timestamp(), ${timeZone})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql<{ readonly before: number; readonly after: number }>`
    with old as (
      select r.pinned from member_ranks r where r.tenant_id = ${tenantId} and r.member_id = ${memberId} for update
    )
    update member_ranks r set pinned = ${pinned}::int, version = r.version + 1 from old
    where r.tenant_id = ${tenantId} and r.member_id = ${memberId} and r.version = ${version}
    returning greatest(r.level, coalesce(old.pinned, 0)) as before, greatest(r.level, coalesce(r.pinned, 0)) as after`.execute(
    tx,
  );
  const [moved] = rows;
  if (moved === undefined) return false;
  if (moved.after !== moved.before)
    await sql`insert into rank_steps (tenant_id, member_id, step, level, reason, growth)
      select r.tenant_id, r.member_id, coalesce((select max(s.step) from rank_steps s
        where s.tenant_id = r.tenant_id and s.member_id = r.member_id), 0) + 1, ${moved.after}::int, ${pinned === null ? "UNPINNED" : "PINNED"}::text, r.growth
      from member_ranks r where r.tenant_id = ${tenantId} and r.member_id = ${memberId}`.execute(tx);
  return true;
}
