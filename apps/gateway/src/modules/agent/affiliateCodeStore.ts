import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { type Tables, tables } from "./tables.ts";

/** An agent's code, or a player's. */
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
  readonly registrations: number;
}

/** A member's affiliate codes, newest first: one page of them, and counts over all pages. */
export async function listCountedCodes(
  db: Db,
  { tenantId, memberId }: MemberKey,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly list: readonly CountedCode[]; readonly codes: number; readonly registrations: number }> {
  const own = tables(db)
    .selectFrom("affiliate_codes as c")
    .leftJoin("members as m", (join) =>
      join.onRef("m.tenant_id", "=", "c.tenant_id").onRef("m.upline_code", "=", "c.code_key"),
    )
    .where("c.tenant_id", "=", tenantId)
    .where("c.member_id", "=", memberId)
    .where("c.kind", "=", "AFFILIATE");
  const registrations = sql<number>`count(m.id)::int`.as("registrations");
  const list = await own
    .select(["c.code", "c.domain", "c.enabled", "c.created_at as createdAt", registrations])
    .groupBy(["c.tenant_id", "c.code_key"])
    .orderBy("c.created_at", "desc")
    .orderBy("c.code_key")
    .limit(limit)
    .offset(offset)
    .execute();
  const totals = await own
    .select([sql<number>`count(distinct c.code_key)::int`.as("codes"), registrations])
    .executeTakeFirstOrThrow();
  return { list, ...totals };
}

/** A new code of a member. */
export interface NewCode {
  readonly code: string;
  readonly kind: CodeKind;
  readonly memberId: string;
  readonly domain?: string;
}

/** Stores codes; existing codes of the merchant are left unchanged. */
export async function addCodes(tx: Db, tenantId: string, codes: readonly NewCode[]): Promise<void> {
  const rows = codes.map(({ code, kind, memberId, domain }) => ({
    tenant_id: tenantId,
    code_key: toCodeKey(code),
    code,
    kind,
    member_id: memberId,
    domain: domain?.toLowerCase() ?? null,
  }));
  await tables(tx)
    .insertInto("affiliate_codes")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
