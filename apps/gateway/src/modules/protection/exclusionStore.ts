import type { StaffExclusion } from "@marquee/contract/staff";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { uuidv7 } from "../../db/uuidv7.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** A time-out or self-exclusion that is in force; `until` null has no end. */
export interface StoredExclusion {
  readonly kind: StaffExclusion["kind"];
  readonly at: Date;
  readonly until: Date | null;
}

const inForce = sql<boolean>`(until_at is null or until_at > clock_timestamp())`;

/** What keeps a member from playing now, of each kind the one that ends last. */
export async function listExclusions(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly StoredExclusion[]> {
  const rows = await tables(db)
    .selectFrom("protection_exclusions")
    .select(["kind", "at", "until_at as until"])
    .distinctOn("kind")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where(inForce)
    .orderBy("kind")
    .orderBy("until_at", (order) => order.desc().nullsFirst())
    .orderBy("at")
    .execute();
  return rows;
}

/** Stores a time-out of so many hours. */
export async function addTimeOut(tx: Db, { tenantId, memberId }: MemberKey, hours: number): Promise<void> {
  await tables(tx)
    .insertInto("protection_exclusions")
    .values({
      tenant_id: tenantId,
      id: uuidv7(),
      member_id: memberId,
      kind: "TIMEOUT",
      until_at: sql<Date>`clock_timestamp() + ${hours} * interval '1 hour'`,
    })
    .execute();
}

/** Stores a self-exclusion of so many months; of 0 without an end. */
export async function addExclusion(tx: Db, { tenantId, memberId }: MemberKey, months: number): Promise<void> {
  await tables(tx)
    .insertInto("protection_exclusions")
    .values({
      tenant_id: tenantId,
      id: uuidv7(),
      member_id: memberId,
      kind: "EXCLUSION",
      until_at: months === 0 ? null : sql<Date>`clock_timestamp() + ${months} * interval '1 month'`,
    })
    .execute();
}

/** A stored time-out or exclusion with whose it is. */
export interface ListedExclusion extends StoredExclusion {
  readonly id: string;
  readonly member_id: string;
  readonly username: string;
  readonly in_force: boolean;
}

/** A merchant's time-outs and exclusions, newest first; those behind an id. */
export async function listExclusionPage(
  db: Db,
  tenantId: string,
  limit: number,
  { kind, after }: { readonly kind: StoredExclusion["kind"] | undefined; readonly after: string | undefined },
): Promise<readonly ListedExclusion[]> {
  return (
    tables(db)
      .selectFrom("protection_exclusions as x")
      .innerJoin("members as m", (join) =>
        join.onRef("m.tenant_id", "=", "x.tenant_id").onRef("m.id", "=", "x.member_id"),
      )
      .select(["x.id", "x.kind", "x.at", "x.until_at as until", "x.member_id", "m.username", inForce.as("in_force")])
      .where("x.tenant_id", "=", tenantId)
      .$if(kind !== undefined, (rows) => rows.where("x.kind", "=", kind ?? "TIMEOUT"))
      // Ids begin with the time.
      .$if(after !== undefined, (rows) => rows.where("x.id", "<", after ?? ""))
      .orderBy("x.id", "desc")
      .limit(limit)
      .execute()
  );
}
