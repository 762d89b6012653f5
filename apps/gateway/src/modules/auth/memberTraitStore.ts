import { sql } from "kysely";
import type { Db } from "../../db/Schema.ts";
import type { MemberTrait } from "./memberTraits.ts";

/** Stores traits of a member, in the transaction that found them; one that is stored stays. */
export async function addTraits(
  tx: Db,
  tenantId: string,
  memberId: string,
  traits: readonly MemberTrait[],
): Promise<void> {
  if (traits.length === 0) return;
  const rows = traits.map(({ rule, key }) => ({ tenant_id: tenantId, rule, trait_key: key, member_id: memberId }));
  await tx
    .insertInto("member_traits")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Accounts that share a trait. */
export interface DuplicateAccounts {
  readonly rule: string;
  /** Usernames, the oldest account first. */
  readonly members: readonly string[];
  /** When the newest of them registered. */
  readonly at: Date;
}

/** Accounts of a merchant that share a trait, the newest find first. */
export async function listDuplicates(db: Db, tenantId: string, most: number): Promise<readonly DuplicateAccounts[]> {
  const { rows } = await sql<DuplicateAccounts>`
    select t.rule, array_agg(m.username order by t.created_at, m.username) as members, max(t.created_at) as at
    from member_traits t join members m on m.tenant_id = t.tenant_id and m.id = t.member_id
    where t.tenant_id = ${tenantId}
    group by t.rule, t.trait_key having count(*) > 1
    order by max(t.created_at) desc limit ${most}`.execute(db);
  return rows;
}
