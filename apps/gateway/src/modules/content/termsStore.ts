import type { LanguageCode } from "@marquee/contract";
import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/**
 * Whether there are terms on the site that the member has to accept: a version that asks for it stands there, or was followed there by
 * ones that do not, and the member has accepted neither it nor a later one. Whose account an agent made has registered nowhere, and accepts
 * what stands there once, whatever it asks of others.
 */
export async function hasTermsToAccept(db: Db, { tenantId, memberId }: MemberKey): Promise<boolean> {
  const { rows } = await sql<{ asks: boolean }>`
    select true as asks from documents d
    cross join lateral (
      select v.number from document_versions v
      where v.tenant_id = d.tenant_id and v.document_id = d.id and (v.must_accept or (v.number = d.published and exists (
        select from agent_accounts g where g.tenant_id = d.tenant_id and g.member_id = ${memberId}
      ) and not exists (
        select from terms_acceptances o where o.tenant_id = d.tenant_id and o.member_id = ${memberId} and o.document_id = d.id
      ))) order by v.number desc limit 1
    ) asked
    where d.tenant_id = ${tenantId} and d.slug = 'terms' and d.published is not null and not exists (
      select from terms_acceptances a
      where a.tenant_id = d.tenant_id and a.member_id = ${memberId} and a.document_id = d.id and a.number >= asked.number
    )`.execute(db);
  return rows.length > 0;
}

/** A version of the terms, and the language in which somebody read it. */
export interface ReadTerms {
  readonly version: number;
  readonly language: LanguageCode;
}

/** What a member has accepted last. */
export interface AcceptedTerms {
  readonly version: number;
  readonly language: string;
  readonly at: Date;
}

/**
 * Keeps that a member accepts the terms that are on the site, once however often it is said.
 * @returns false where another version is on the site, or none
 */
export async function addAcceptance(
  db: Db,
  { tenantId, memberId }: MemberKey,
  { version, language }: ReadTerms,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with shown as (
      select d.tenant_id, d.id, d.published from documents d
      where d.tenant_id = ${tenantId} and d.slug = 'terms' and d.published = ${version}
    ), added as (
      insert into terms_acceptances (tenant_id, member_id, document_id, number, language)
      select tenant_id, ${memberId}, id, published, ${language} from shown
      on conflict do nothing
    )
    select id from shown`.execute(db);
  return rows.length > 0;
}

/** Keeps the version that a registration's page showed, be it the newest or not. The version is there. */
export async function addRegisteredAcceptance(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  { version, language }: ReadTerms,
): Promise<void> {
  await sql`
    insert into terms_acceptances (tenant_id, member_id, document_id, number, language)
    select d.tenant_id, ${memberId}, d.id, ${version}, ${language} from documents d
    where d.tenant_id = ${tenantId} and d.slug = 'terms'`.execute(tx);
}

/** Whether the merchant has published this version of the terms in this language. */
export async function isPublishedTerms(db: Db, tenantId: string, { version, language }: ReadTerms): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select true as found from documents d
    join document_versions v on v.tenant_id = d.tenant_id and v.document_id = d.id
    where d.tenant_id = ${tenantId} and d.slug = 'terms' and v.number = ${version}
      and v.texts -> ${language}::text is not null`.execute(db);
  return rows.length > 0;
}

/** What a member has accepted last; undefined for nothing. */
export async function findAcceptedTerms(db: Db, { tenantId, memberId }: MemberKey): Promise<AcceptedTerms | undefined> {
  return tables(db)
    .selectFrom("terms_acceptances")
    .select(["number as version", "language", "accepted_at as at"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .orderBy("number", "desc")
    .executeTakeFirst();
}

/** The member's file has what was accepted; a deletion keeps it, since it proves a contract, under the id alone. */
export const termsRows: MemberTable = {
  table: "terms_acceptances",
  erasure: "kept",
  part: "acceptedTerms",
  columns: sql`number as version, language, accepted_at as "acceptedAt"`,
  key: sql`document_id || lpad(number::text, 10, '0')`,
};
