import { type Expression, type SqlBool, sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

const selectLines = (db: Db, tenantId: string) =>
  tables(db)
    .selectFrom("members as m")
    .leftJoin("members as u", (join) => join.onRef("u.tenant_id", "=", "m.tenant_id").onRef("u.id", "=", "m.upline_id"))
    .leftJoin("agent_rebates as r", (join) =>
      join.onRef("r.tenant_id", "=", "m.tenant_id").onRef("r.member_id", "=", "m.id"),
    )
    .select(["m.id", "m.username as account", "m.username_key as key", "m.kind", "m.status", "m.currency"])
    .select(["u.id as uplineId", "u.username as uplineAccount", "r.rebate"])
    .select((eb) =>
      eb
        .selectFrom("team_snapshots as s")
        .whereRef("s.tenant_id", "=", "m.tenant_id")
        .whereRef("s.agent_id", "=", "m.id")
        .select(sql<number>`coalesce(sum(s.members), 0)::int`.as("team"))
        .as("team"),
    )
    .where("m.tenant_id", "=", tenantId);

/** An account with its upline, its rebate in hundredths of a percent, and the size of its team as it was counted last. */
export type StoredTreeLine = Awaited<ReturnType<typeof listTreeLines>>[number];

/** Which accounts are listed: all agents, or those directly below an account; of both those whose names begin with a text. */
export interface TreeFilter {
  readonly uplineId: string | undefined;
  readonly search: string;
  /** Behind this name. */
  readonly after: string | undefined;
}

const beginsWith = (name: Expression<string>, search: string) =>
  sql<SqlBool>`${name} like ${`${toUsernameKey(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;

/** Accounts by their names. */
export async function listTreeLines(db: Db, tenantId: string, { uplineId, search, after }: TreeFilter, limit: number) {
  return selectLines(db, tenantId)
    .$if(uplineId === undefined, (rows) => rows.where("m.kind", "in", [1, 2]))
    .$if(uplineId !== undefined, (rows) => rows.where("m.upline_id", "=", uplineId ?? ""))
    .$if(search !== "", (rows) => rows.where((eb) => beginsWith(eb.ref("m.username_key"), search)))
    .$if(after !== undefined, (rows) => rows.where("m.username_key", ">", after ?? ""))
    .orderBy("m.username_key")
    .limit(limit)
    .execute();
}

/** One account; undefined for one that the merchant does not have. */
export async function findTreeLine(db: Db, { tenantId, memberId }: MemberKey): Promise<StoredTreeLine | undefined> {
  return selectLines(db, tenantId).where("m.id", "=", memberId).executeTakeFirst();
}

/** One account by its name. */
export async function findTreeLineByName(
  db: Db,
  tenantId: string,
  account: string,
): Promise<StoredTreeLine | undefined> {
  return selectLines(db, tenantId).where("m.username_key", "=", toUsernameKey(account)).executeTakeFirst();
}

/** A step of the way from the house to an account. */
export interface PathStep {
  readonly id: string;
  readonly account: string;
  readonly kind: number;
}

/** The accounts from the one under the house down to this one. */
export async function listPath(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly PathStep[]> {
  const { rows } = await sql<PathStep>`
    with recursive up as (
      select m.id, m.username, m.kind, m.upline_id, 0 as depth from members m
      where m.tenant_id = ${tenantId} and m.id = ${memberId}
      union all
      select m.id, m.username, m.kind, m.upline_id, up.depth + 1 from members m join up on m.id = up.upline_id
      where m.tenant_id = ${tenantId}
    )
    select id, username as account, kind from up order by depth desc`.execute(db);
  return rows;
}

/** How many accounts stand anywhere below one. */
export async function countBelow(db: Db, { tenantId, memberId }: MemberKey): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with recursive down as (
      select m.id from members m where m.tenant_id = ${tenantId} and m.upline_id = ${memberId}
      union all
      select m.id from members m join down on m.upline_id = down.id where m.tenant_id = ${tenantId}
    )
    select count(*)::int as count from down`.execute(db);
  return rows[0]?.count ?? 0;
}
