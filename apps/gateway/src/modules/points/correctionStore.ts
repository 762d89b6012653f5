import type { MemberState } from "@marquee/contract";
import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** A member as staff see whose points they look at or correct. */
export interface PointMember {
  readonly username: string;
  readonly kind: number;
  readonly currency: string;
  readonly state: MemberState;
}

/** A member whose points staff look at or correct; undefined for nobody. */
export async function findPointMember(db: Db, { tenantId, memberId }: MemberKey): Promise<PointMember | undefined> {
  return tables(db)
    .selectFrom("members")
    .select(["username", "kind", "currency", sql<MemberState>`status`.as("state")])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirst();
}

/** Lets corrections of a merchant wait for each other until the transaction ends. */
export async function lockCorrections(tx: Db, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`point corrections ${tenantId}`}, 0))`.execute(tx);
}

/** A stored correction; undefined for none of the merchant's. */
export async function findCorrection(
  tx: Db,
  tenantId: string,
  id: string,
): Promise<{ readonly memberId: string; readonly points: bigint } | undefined> {
  const row = await tables(tx)
    .selectFrom("point_corrections")
    .select(["member_id", "points"])
    .where("tenant_id", "=", tenantId)
    // As text, since an id comes from outside.
    .where(sql<string>`id::text`, "=", id)
    .executeTakeFirst();
  return row && { memberId: row.member_id, points: BigInt(row.points) };
}

/** What somebody has corrected in the last day without a second person, by currency, in 1/10,000 of the unit; given and taken add up. */
export async function listCorrectedAlone(
  tx: Db,
  tenantId: string,
  madeBy: string,
): Promise<readonly { readonly currency: string; readonly total: string }[]> {
  return tables(tx)
    .selectFrom("point_corrections")
    .select(["currency", sql<string>`sum(worth)::text`.as("total")])
    .where("tenant_id", "=", tenantId)
    .where("made_by", "=", madeBy)
    .where("made_alone", "=", true)
    .where("at", ">", sql<Date>`clock_timestamp() - interval '1 day'`)
    .groupBy("currency")
    .execute();
}

/** Stores a correction. */
export async function insertCorrection(
  tx: Db,
  { tenantId: tenant_id, memberId: member_id }: MemberKey,
  correction: {
    readonly id: string;
    readonly points: bigint;
    readonly currency: string;
    readonly worth: bigint;
    readonly made_by: string;
    readonly made_alone: boolean;
  },
): Promise<void> {
  await tables(tx)
    .insertInto("point_corrections")
    .values({ tenant_id, member_id, ...correction })
    .execute();
}
