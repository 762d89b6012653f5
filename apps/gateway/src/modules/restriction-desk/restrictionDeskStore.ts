import type { RestrictionScope } from "@marquee/contract";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Whom a restriction concerns. */
export type Subject =
  | { readonly kind: "MEMBER"; readonly memberId: string }
  | { readonly kind: "LABEL"; readonly labelId: string };

/** What a new restriction is made of. */
export interface NewRestriction {
  readonly id: string;
  readonly scope: RestrictionScope;
  readonly target: string;
  readonly reason: string;
  readonly by: string;
  /** In milliseconds; null: until it is lifted. */
  readonly until: number | null;
}

/** A stored restriction with its names. */
export interface StoredRestriction {
  readonly id: string;
  readonly memberId: string | null;
  readonly labelId: string | null;
  /** Of the member or the label. */
  readonly subjectName: string;
  readonly scope: RestrictionScope;
  readonly target: string;
  readonly targetName: string;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
  readonly until: Date | null;
  readonly liftedBy: string | null;
  readonly liftedAt: Date | null;
  readonly inForce: boolean;
}

const toColumns = (subject: Subject) =>
  subject.kind === "MEMBER"
    ? { member_id: subject.memberId, label_id: null }
    : { member_id: null, label_id: subject.labelId };

const inForce = sql<boolean>`(r.lifted_at is null and (r.until_at is null or r.until_at > clock_timestamp()))`;

const listed = (db: Db, tenantId: string) =>
  tables(db)
    .selectFrom("play_restrictions as r")
    .leftJoin("members as m", (join) => join.onRef("m.tenant_id", "=", "r.tenant_id").onRef("m.id", "=", "r.member_id"))
    .leftJoin("labels as l", (join) => join.onRef("l.tenant_id", "=", "r.tenant_id").onRef("l.id", "=", "r.label_id"))
    .leftJoin("vendors as v", (join) =>
      join
        .onRef("v.tenant_id", "=", "r.tenant_id")
        .on("r.scope", "=", "VENDOR")
        .on("v.category", "=", sql<string>`split_part(r.target, '/', 1)`)
        .on("v.vendor", "=", sql<string>`split_part(r.target, '/', 2)`),
    )
    .leftJoin("games as g", (join) =>
      join.onRef("g.tenant_id", "=", "r.tenant_id").on("r.scope", "=", "GAME").onRef("g.code", "=", "r.target"),
    )
    .select([
      "r.id",
      "r.member_id as memberId",
      "r.label_id as labelId",
      sql<string>`coalesce(m.username, l.names ->> 'EN')`.as("subjectName"),
      "r.scope",
      "r.target",
      sql<string>`coalesce(v.name, g.name, '')`.as("targetName"),
      "r.reason",
      "r.created_by as by",
      "r.created_at as at",
      "r.until_at as until",
      "r.lifted_by as liftedBy",
      "r.lifted_at as liftedAt",
      inForce.as("inForce"),
    ])
    .where("r.tenant_id", "=", tenantId);

/** What a page of restrictions is asked for. */
export interface RestrictionFilter {
  /** What concerns this member: his own, and those of the labels that he carries. */
  readonly memberId: string | undefined;
  readonly labelId: string | undefined;
  readonly inForce: boolean | undefined;
  /** Those behind this place; the time in milliseconds. */
  readonly after: { readonly at: number; readonly id: string } | undefined;
}

/** A merchant's restrictions, newest first. */
export async function listRestrictionPage(
  db: Db,
  tenantId: string,
  limit: number,
  { memberId, labelId, after, ...filter }: RestrictionFilter,
): Promise<readonly StoredRestriction[]> {
  let rows = listed(db, tenantId);
  if (memberId !== undefined)
    rows = rows.where(
      sql<SqlBool>`(r.member_id = ${memberId} or r.label_id = any(array(
        select label_id from member_labels where tenant_id = ${tenantId} and member_id = ${memberId})))`,
    );
  if (labelId !== undefined) rows = rows.where("r.label_id", "=", labelId);
  if (filter.inForce !== undefined) rows = rows.where(inForce, "=", filter.inForce);
  if (after !== undefined) rows = rows.where(sql<SqlBool>`(r.created_at, r.id) < (${new Date(after.at)}, ${after.id})`);
  return rows.orderBy("r.created_at", "desc").orderBy("r.id", "desc").limit(limit).execute();
}

/** One restriction of a merchant. */
export async function findRestriction(db: Db, tenantId: string, id: string): Promise<StoredRestriction | undefined> {
  return listed(db, tenantId).where("r.id", "=", id).executeTakeFirst();
}

/** How many restrictions of a member or a label are in force. */
export async function countInForce(db: Db, tenantId: string, subject: Subject): Promise<number> {
  const rows = tables(db)
    .selectFrom("play_restrictions as r")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("r.tenant_id", "=", tenantId)
    .where(inForce);
  const { count } = await (
    subject.kind === "MEMBER"
      ? rows.where("r.member_id", "=", subject.memberId)
      : rows.where("r.label_id", "=", subject.labelId)
  ).executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores a restriction. @returns false when there is one with its id already */
export async function insertRestriction(
  tx: Db,
  tenantId: string,
  subject: Subject,
  { by, until, ...rest }: NewRestriction,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("play_restrictions")
    .values({
      tenant_id: tenantId,
      ...toColumns(subject),
      ...rest,
      created_by: by,
      until_at: until === null ? null : new Date(until),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Lifts a restriction that is in force. @returns false for one that is over */
export async function endRestriction(tx: Db, tenantId: string, id: string, by: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("play_restrictions as r")
    .set({ lifted_by: by, lifted_at: sql<Date>`clock_timestamp()` })
    .where("r.tenant_id", "=", tenantId)
    .where("r.id", "=", id)
    .where(inForce)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
