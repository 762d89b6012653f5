import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberTrait } from "./memberTraits.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** Stores traits of a member, in the transaction that found them; one that is stored stays. */
export async function addTraits(
  tx: Db,
  tenantId: string,
  memberId: string,
  traits: readonly MemberTrait[],
): Promise<void> {
  if (traits.length === 0) return;
  const rows = traits.map(({ rule, key }) => ({ tenant_id: tenantId, rule, trait_key: key, member_id: memberId }));
  await tables(tx)
    .insertInto("member_traits")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores whether staff have confirmed the document of a member with this key. */
export async function setDocumentConfirmed(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  key: string,
  isConfirmed: boolean,
): Promise<void> {
  await tables(tx)
    .updateTable("member_traits")
    .set({ is_confirmed: isConfirmed })
    .where("tenant_id", "=", tenantId)
    .where("rule", "=", "SAME_DOCUMENT")
    .where("trait_key", "=", key)
    .where("member_id", "=", memberId)
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

/** A member of before, with what is known of the person. */
interface OlderMember {
  readonly tenant_id: string;
  readonly id: string;
  readonly email_key: string | null;
  readonly mobile_key: string | null;
  readonly birthday: string | null;
  readonly name: string | null;
  readonly payees: readonly { readonly place: string; readonly number: string; readonly holder: string }[];
  readonly socials: readonly { readonly issuer: string; readonly subject: string }[];
}

const batch = 200;

/** Members of before, whose traits are not stored yet; of others nothing. Locked, so that another gateway takes others. */
export async function takeOlder(tx: Db, only: MemberKey | undefined): Promise<readonly OlderMember[]> {
  const whose = only === undefined ? sql`` : sql`and m.tenant_id = ${only.tenantId} and m.id = ${only.memberId}`;
  const { rows } = await sql<OlderMember>`
    select m.tenant_id, m.id, m.email_key, m.mobile_key, m.birthday, m.fields ->> 'payeeName' as name,
      coalesce((select jsonb_agg(jsonb_build_object('place', a.place, 'number', a.number, 'holder', a.holder))
        from withdrawal_accounts a where a.tenant_id = m.tenant_id and a.member_id = m.id), '[]') as payees,
      coalesce((select jsonb_agg(jsonb_build_object('issuer', s.issuer, 'subject', s.subject))
        from social_identities s where s.tenant_id = m.tenant_id and s.member_id = m.id), '[]') as socials
    from members m where m.traits_at is null ${whose} limit ${batch} for no key update skip locked`.execute(tx);
  return rows;
}

/** Notes that a member's traits are stored. */
export async function noteTraits(tx: Db, tenantId: string, memberId: string): Promise<void> {
  await sql`update members set traits_at = clock_timestamp() where tenant_id = ${tenantId} and id = ${memberId}`.execute(
    tx,
  );
}

/** A member whose name and birthday are known. */
export interface NamedMember {
  readonly tenant_id: string;
  readonly id: string;
  readonly name: string;
  readonly birthday: string;
}

/** Members of all merchants with a name and a birthday, in the order of their keys; those after one. */
export async function listNamed(
  db: Db,
  after: Pick<NamedMember, "tenant_id" | "id">,
  most: number,
): Promise<readonly NamedMember[]> {
  const { rows } = await sql<NamedMember>`
    select tenant_id, id, fields ->> 'payeeName' as name, birthday from members
    where (tenant_id, id) > (${after.tenant_id}, ${after.id}) and birthday is not null and fields ->> 'payeeName' <> ''
    order by tenant_id, id limit ${most}`.execute(db);
  return rows;
}

/** Gives a member's trait another key; nothing where the member has not the former one. */
export async function replaceTrait(
  db: Db,
  { tenantId, memberId, rule }: { readonly tenantId: string; readonly memberId: string; readonly rule: string },
  former: string,
  key: string,
): Promise<void> {
  await sql`
    with taken as (
      delete from member_traits where tenant_id = ${tenantId} and member_id = ${memberId} and rule = ${rule} and trait_key = ${former}
      returning *
    )
    insert into member_traits (tenant_id, rule, trait_key, member_id, created_at)
    select tenant_id, rule, ${key}, member_id, created_at from taken on conflict do nothing`.execute(db);
}
