import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { type Tables, tables } from "./tables.ts";

/** An agent's code, a player's, or that of an affiliate's campaign. */
export type CodeKind = Tables["affiliate_codes"]["kind"];

/** A valid code and its owner. */
export interface CodeOwner {
  readonly kind: CodeKind;
  readonly code: string;
  /** The code as members who register with it keep it. */
  readonly codeKey: string;
  readonly memberId: string;
  readonly account: string;
}

/** A code normalised for comparison. */
export function toCodeKey(code: string): string {
  return code.trim().toLowerCase();
}

/** The owner of an enabled code at a domain, while the owner's account is open. */
export async function findCodeOwner(
  db: Db,
  tenantId: string,
  code: string,
  domain: string,
): Promise<CodeOwner | undefined> {
  return tables(db)
    .selectFrom("affiliate_codes as c")
    .innerJoin("members as m", (join) =>
      join.onRef("m.tenant_id", "=", "c.tenant_id").onRef("m.id", "=", "c.member_id"),
    )
    .select(["c.kind", "c.code", "c.code_key as codeKey", "m.id as memberId", "m.username as account"])
    .where("c.tenant_id", "=", tenantId)
    .where("c.code_key", "=", toCodeKey(code))
    .where("c.enabled", "=", true)
    .where("m.status", "=", "ACTIVE")
    .where((eb) => eb.or([eb("c.domain", "is", null), eb("c.domain", "=", domain.toLowerCase())]))
    .executeTakeFirst();
}

/** An affiliate code and the number of members who registered with it. */
export interface CountedCode {
  readonly code: string;
  /** The only domain at which it is valid; null for every domain. */
  readonly domain: string | null;
  readonly enabled: boolean;
  readonly createdAt: Date;
  readonly remark: string;
  /** In hundredths of a percent. */
  readonly rebate: number;
  readonly visits: number;
  readonly registrations: number;
  /** Those of them who have deposited. */
  readonly firstDeposits: number;
}

/** Sums of several codes. */
export type CodeSums = Pick<CountedCode, "visits" | "registrations" | "firstDeposits">;

const registered = sql`
  select count(*)::int as registrations, count(*) filter (where exists (
    select from deposits d where d.tenant_id = m.tenant_id and d.member_id = m.id and d.state = 'CREDITED'))::int as "firstDeposits"
  from members m where m.tenant_id = c.tenant_id and m.upline_code = c.code_key`;

/** A member's affiliate codes, newest first: one page of them, and counts over all pages. */
export async function listCountedCodes(
  db: Db,
  { tenantId, memberId }: MemberKey,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly list: readonly CountedCode[]; readonly codes: number; readonly totals: CodeSums }> {
  const own = sql`affiliate_codes c where c.tenant_id = ${tenantId} and c.member_id = ${memberId} and c.kind = 'AFFILIATE'`;
  const { rows } = await sql<CountedCode>`
    select c.code, c.domain, c.enabled, c.created_at as "createdAt", c.remark, c.rebate, c.visits::int as visits, r.*
    from (select * from ${own} order by c.created_at desc, c.code_key limit ${limit} offset ${offset}) c
    cross join lateral (${registered}) r order by c.created_at desc, c.code_key`.execute(db);
  const sums = await sql<CodeSums & { codes: number }>`
    select count(*)::int as codes, coalesce(sum(c.visits), 0)::int as visits,
      coalesce(sum(r.registrations), 0)::int as registrations, coalesce(sum(r."firstDeposits"), 0)::int as "firstDeposits"
    from (select * from ${own}) c cross join lateral (${registered}) r`.execute(db);
  const { codes, ...totals } = sums.rows[0] ?? { codes: 0, visits: 0, registrations: 0, firstDeposits: 0 };
  return { list: rows, codes, totals };
}

/** A new code of a member. */
export interface NewCode {
  readonly code: string;
  readonly kind: CodeKind;
  readonly memberId: string;
  readonly domain?: string;
  /** In hundredths of a percent. */
  readonly rebate?: number;
  readonly remark?: string;
}

/** Stores codes; existing codes of the merchant are left unchanged. @returns how many are new */
export async function addCodes(tx: Db, tenantId: string, codes: readonly NewCode[]): Promise<number> {
  const rows = codes.map(({ code, kind, memberId, domain, rebate = 0, remark = "" }) => ({
    tenant_id: tenantId,
    code_key: toCodeKey(code),
    code,
    kind,
    member_id: memberId,
    domain: domain?.toLowerCase() ?? null,
    rebate,
    remark,
  }));
  const added = await tables(tx)
    .insertInto("affiliate_codes")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0n);
}
