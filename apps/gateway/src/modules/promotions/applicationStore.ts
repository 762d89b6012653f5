import type { ApplicationState } from "@marquee/contract";
import { type Selectable, sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import type { WaitingItem } from "../../staff/WaitingLine.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored application. */
export type StoredApplication = Selectable<Tables["promotion_applications"]>;

/** An application as lists of staff show it; amounts in 1/10,000 of the unit. */
export type ListedApplication = StoredApplication & {
  readonly username: string;
  readonly title: string;
  readonly least: string;
  readonly most: string;
};

/** What a member sends. */
interface NewApplication extends MemberKey {
  readonly id: string;
  readonly pageId: string;
  readonly comment: string;
  readonly currency: string;
}

/** Stores an application. @returns false where the member has applied before */
export async function insertApplication(
  tx: Db,
  { tenantId, memberId, id, pageId, comment, currency }: NewApplication,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("promotion_applications")
    .values({ tenant_id: tenantId, id, page_id: pageId, member_id: memberId, comment, currency })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Adds the pictures of an application in their order. @returns false where an application has one of them */
export async function insertImages(
  tx: Db,
  { tenantId, memberId, id }: MemberKey & { readonly id: string },
  uploads: readonly string[],
): Promise<boolean> {
  if (uploads.length === 0) return true;
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("promotion_application_images")
    .values(
      uploads.map((upload, index) => ({
        tenant_id: tenantId,
        upload_id: upload,
        application_id: id,
        member_id: memberId,
        place: index + 1,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === BigInt(uploads.length);
}

/** The uploads of an application in their order. */
export async function listImages(db: Db, tenantId: string, id: string): Promise<readonly string[]> {
  const rows = await tables(db)
    .selectFrom("promotion_application_images")
    .select("upload_id")
    .where("tenant_id", "=", tenantId)
    .where("application_id", "=", id)
    .orderBy("place")
    .execute();
  return rows.map(({ upload_id: upload }) => upload);
}

/** An application, locked until the transaction ends. */
export async function lockApplication(tx: Db, tenantId: string, id: string): Promise<StoredApplication | undefined> {
  return (
    tables(tx)
      .selectFrom("promotion_applications")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      // As text, since an id comes from outside.
      .where(sql<string>`id::text`, "=", id)
      .forUpdate()
      .executeTakeFirst()
  );
}

/** Moves an application from a state. @returns its new version; undefined where it is in another state by now */
export async function moveApplication(
  tx: Db,
  { tenant_id: tenantId, id }: Pick<StoredApplication, "tenant_id" | "id">,
  from: ApplicationState,
  to: ApplicationState,
  decision?: {
    readonly amount: bigint | null;
    readonly remark: string;
    readonly by: string;
    /** Who gives it without a second person, by mail address; null for what is no gift. */
    readonly aloneBy: string | null;
  },
): Promise<number | undefined> {
  const moved = await tables(tx)
    .updateTable("promotion_applications")
    .set({
      state: to,
      version: sql<number>`version + 1`,
      ...(decision === undefined
        ? {}
        : {
            amount: decision.amount,
            remark: decision.remark,
            decided_by: decision.by,
            given_alone_by: decision.aloneBy,
            decided_at: sql<Date>`clock_timestamp()`,
          }),
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("state", "=", from)
    .returning("version")
    .executeTakeFirst();
  return moved?.version;
}

/**
 * What somebody has given as gifts in the last day without a second person, by currency, in 1/10,000 of the unit. Gifts of a merchant wait for each
 * other from here on.
 */
export async function lockGivenAlone(
  tx: Db,
  tenantId: string,
  by: string,
): Promise<readonly { readonly currency: string; readonly total: string }[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`promotion gifts ${tenantId}`}, 0))`.execute(tx);
  return tables(tx)
    .selectFrom("promotion_applications")
    .select(["currency", sql<string>`sum(amount)::text`.as("total")])
    .where("tenant_id", "=", tenantId)
    .where("given_alone_by", "=", by)
    .where("decided_at", ">", sql<Date>`clock_timestamp() - interval '1 day'`)
    .groupBy("currency")
    .execute();
}

const listed = (language: string) => sql`
  select a.*, m.username, coalesce(p.least, 0)::text as least, coalesce(p.most, 0)::text as most,
    coalesce(p.texts -> ${language} ->> 'title', p.texts -> 'EN' ->> 'title', '') as title
  from promotion_applications a
  join members m on m.tenant_id = a.tenant_id and m.id = a.member_id
  join promotion_pages p on p.tenant_id = a.tenant_id and p.id = a.page_id`;

/** Which applications are listed. */
export interface ApplicationFilter {
  readonly language: string;
  readonly state?: ApplicationState | undefined;
  readonly pageId?: string | undefined;
  readonly after?: { readonly at: number; readonly id: string } | undefined;
  readonly limit: number;
}

/** A merchant's applications, newest first. */
export async function listApplications(
  db: Db,
  tenantId: string,
  { language, state, pageId, after, limit }: ApplicationFilter,
): Promise<readonly ListedApplication[]> {
  const { rows } = await sql<ListedApplication>`
    ${listed(language)}
    where a.tenant_id = ${tenantId} and (${state ?? null}::text is null or a.state = ${state ?? null}::text)
      and (${pageId ?? null}::text is null or a.page_id::text = ${pageId ?? null}::text)
      and (${after?.at ?? null}::float8 is null or
        (date_trunc('milliseconds', a.created_at), a.id) < (to_timestamp(${after?.at ?? null}::float8 / 1000), ${after?.id ?? null}::uuid))
    order by date_trunc('milliseconds', a.created_at) desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}

/** One application of a merchant. */
export async function findApplication(
  db: Db,
  tenantId: string,
  id: string,
  language: string,
): Promise<ListedApplication | undefined> {
  const { rows } = await sql<ListedApplication>`
    ${listed(language)} where a.tenant_id = ${tenantId} and a.id::text = ${id}`.execute(db);
  return rows[0];
}

/** Whether an application for a page waits or is approved: its terms stay as they were told. */
export async function hasOpenApplication(db: Db, tenantId: string, pageId: string): Promise<boolean> {
  const found = await tables(db)
    .selectFrom("promotion_applications")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("page_id", "=", pageId)
    .where("state", "in", ["REVIEW", "APPROVED"])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many applications wait for staff; it stops counting at `most`. */
export async function countWaitingApplications(db: Db, tenantId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from promotion_applications where tenant_id = ${tenantId} and state = 'REVIEW' limit ${most}
    ) w`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Applications that wait for staff, the longest first; or one of them. */
export async function listWaitingApplications(
  db: Db,
  tenantId: string,
  { limit, id }: { readonly limit: number; readonly id?: string },
): Promise<readonly WaitingItem[]> {
  const { rows } = await sql<ListedApplication>`
    ${listed("EN")} where a.tenant_id = ${tenantId} and a.state = 'REVIEW' and (${id ?? null}::text is null or a.id::text = ${id ?? null}::text)
    order by a.created_at, a.id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    subject: row.id,
    at: row.created_at,
    member: { id: row.member_id, username: row.username },
    about: row.title,
  }));
}

/** A member's applications and their pictures, for the member's file; they go with the account. */
export const applicationTables: readonly MemberTable[] = [
  {
    table: "promotion_application_images",
    erasure: "removed",
    part: "promotionPictures",
    columns: sql`application_id as "applicationId", upload_id as "uploadId", place`,
    key: sql`upload_id::text`,
  },
  {
    table: "promotion_applications",
    erasure: "removed",
    part: "promotionApplications",
    columns: sql`page_id as "pageId", comment, state, currency, amount::text as amount, remark, created_at as "createdAt", decided_at as "decidedAt"`,
    key: sql`id::text`,
  },
];
