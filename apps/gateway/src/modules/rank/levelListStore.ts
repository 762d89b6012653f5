import { memberLevels } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";

/** A member in the list of levels. */
export interface LevelRow {
  readonly memberId: string;
  readonly username: string;
  readonly currency: string;
  readonly level: number;
  /** In 1/10,000 of the unit. */
  readonly growth: string;
  readonly pinned: number | null;
}

/** The place of a member in the list. */
export interface LevelPlace {
  readonly level: number;
  readonly growth: string;
  readonly id: string;
}

/** The expression of the index `member_ranks_level`. */
const level = sql`greatest(r.level, coalesce(r.pinned, 0))`;

/** A page of a merchant's members by level, the highest first and of equals those with most growth; those behind a place. */
export async function listLevelPage(
  db: Db,
  tenantId: string,
  limit: number,
  { only, after }: { readonly only: number | undefined; readonly after: LevelPlace | undefined },
): Promise<readonly LevelRow[]> {
  const parts = [sql`r.tenant_id = ${tenantId}`];
  if (only !== undefined) parts.push(sql`${level} = ${only}`);
  if (after !== undefined)
    parts.push(
      sql`(${level}, r.growth, r.member_id) < (${after.level}::int, ${after.growth}::int8, ${after.id}::text)`,
    );
  const { rows } = await sql<LevelRow>`
    select r.member_id as "memberId", m.username, m.currency, ${level} as level, r.growth::text as growth, r.pinned
    from member_ranks r join members m on m.tenant_id = r.tenant_id and m.id = r.member_id and m.kind = 0
    where ${sql.join(parts, sql` and `)}
    order by ${level} desc, r.growth desc, r.member_id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many members have each level, 0 to 9. */
export async function countLevels(db: Db, tenantId: string): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly level: number; readonly count: number }>`
    select ${level} as level, count(*)::int as count from member_ranks r
    join members m on m.tenant_id = r.tenant_id and m.id = r.member_id and m.kind = 0
    where r.tenant_id = ${tenantId} group by 1`.execute(db);
  return memberLevels.map((one) => rows.find((row) => row.level === one)?.count ?? 0);
}
