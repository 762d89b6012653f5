import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Makes those who open an envelope wait for each other until the transaction ends. @returns false for none of the merchant's */
export async function lockEnvelope(tx: Db, tenantId: string, id: string): Promise<boolean> {
  const found = await tables(tx)
    .selectFrom("red_envelopes")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where(sql<string>`id::text`, "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether an envelope is open at this moment: asked with its lock, since whoever waited has come later. */
export async function isOpen(tx: Db, tenantId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from red_envelopes e
    where e.tenant_id = ${tenantId} and e.id = ${id}::uuid and e.stopped_at is null
      and e.opens_at <= clock_timestamp() and e.closes_at > clock_timestamp()`.execute(tx);
  return rows.length > 0;
}

/** Whether the member, or an account that seems to be the same person's, has a part of an envelope. */
export async function hasPart(tx: Db, { tenantId, memberId }: MemberKey, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from red_envelope_parts p
    where p.tenant_id = ${tenantId} and p.envelope_id = ${id}::uuid and (p.member_id = ${memberId} or p.member_id in (
      select o.member_id from member_traits t
      join member_traits o on o.tenant_id = t.tenant_id and o.rule = t.rule and o.trait_key = t.trait_key
      where t.tenant_id = ${tenantId} and t.member_id = ${memberId}))
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Gives a member the next part of a locked envelope. @returns its amount in 1/10,000 of the unit; undefined where none is left */
export async function takePart(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  id: string,
  claimNo: string,
): Promise<bigint | undefined> {
  const { rows } = await sql<{ readonly amount: string }>`
    update red_envelope_parts p set member_id = ${memberId}, claim_no = ${claimNo}, claimed_at = clock_timestamp()
    where p.tenant_id = ${tenantId} and p.envelope_id = ${id}::uuid and p.member_id is null and p.number = (
      select min(n.number) from red_envelope_parts n
      where n.tenant_id = ${tenantId} and n.envelope_id = ${id}::uuid and n.member_id is null)
    returning p.amount`.execute(tx);
  return rows[0] === undefined ? undefined : BigInt(rows[0].amount);
}

/** Whether an account is open and a player's, as it is stored now. */
export async function isPlayer(db: Db, { tenantId, memberId }: MemberKey): Promise<boolean> {
  const found = await tables(db)
    .selectFrom("members")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .where("status", "=", "ACTIVE")
    .where("kind", "=", 0)
    .executeTakeFirst();
  return found !== undefined;
}

/** What a deletion and the file of a member's data do with it. */
export const redEnvelopeTables: readonly MemberTable[] = [
  {
    table: "red_envelope_parts",
    erasure: "kept",
    part: "redEnvelopes",
    columns: sql`envelope_id as "envelopeId", number, (amount / 10000.0)::numeric(20, 4)::text as amount, claim_no as "claimNo",
      claimed_at as "claimedAt"`,
    key: sql`envelope_id::text`,
  },
];
