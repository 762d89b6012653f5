import type { Db, Schema } from "../../db/Schema.ts";

/** An agent's code, or a player's. */
export type CodeKind = Schema["affiliate_codes"]["kind"];

/** A valid code and its owner. */
export interface CodeOwner {
  readonly kind: CodeKind;
  readonly code: string;
  readonly memberId: string;
  readonly account: string;
}

/** A code normalised for comparison. */
function toCodeKey(code: string): string {
  return code.trim().toLowerCase();
}

/** The owner of an enabled code at a domain, while the owner's account is open. */
export async function findCodeOwner(
  db: Db,
  tenantId: string,
  code: string,
  domain: string,
): Promise<CodeOwner | undefined> {
  return db
    .selectFrom("affiliate_codes as c")
    .innerJoin("members as m", (join) =>
      join.onRef("m.tenant_id", "=", "c.tenant_id").onRef("m.id", "=", "c.member_id"),
    )
    .select(["c.kind", "c.code", "m.id as memberId", "m.username as account"])
    .where("c.tenant_id", "=", tenantId)
    .where("c.code_key", "=", toCodeKey(code))
    .where("c.enabled", "=", true)
    .where("m.status", "=", "ACTIVE")
    .where((eb) => eb.or([eb("c.domain", "is", null), eb("c.domain", "=", domain.toLowerCase())]))
    .executeTakeFirst();
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
  await tx
    .insertInto("affiliate_codes")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
