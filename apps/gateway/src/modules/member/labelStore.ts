import { type Selectable, sql } from "kysely";
import type { Label, SaveLabel } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored label. */
export type StoredLabel = Selectable<Tables["labels"]>;

/** The most labels of a merchant. */
const mostLabels = 100;

/** A merchant's labels, the highest rank first, with how many members carry each. */
export async function listStoredLabels(db: Db, tenantId: string): Promise<readonly Label[]> {
  const rows = await tables(db)
    .selectFrom("labels as l")
    .selectAll("l")
    .select(({ selectFrom, ref }) =>
      selectFrom("member_labels as m")
        .select(sql<number>`count(*)::int`.as("count"))
        .where("m.tenant_id", "=", ref("l.tenant_id"))
        .where("m.label_id", "=", ref("l.id"))
        .as("members"),
    )
    .where("l.tenant_id", "=", tenantId)
    .orderBy("l.rank", "desc")
    .orderBy("l.created_at")
    .orderBy("l.id")
    .limit(2 * mostLabels)
    .execute();
  return rows.map(({ id, kind, names, color, color2, rank, service, version, members }) => ({
    id,
    kind,
    names,
    color,
    color2,
    rank,
    service,
    version: Number(version),
    members: members ?? 0,
  }));
}

/** A label, locked until the transaction ends. */
export async function lockLabel(tx: Db, tenantId: string, id: string): Promise<StoredLabel | undefined> {
  return tables(tx)
    .selectFrom("labels")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** How a label looks. */
type LabelLook = Pick<SaveLabel, "names" | "color" | "color2" | "rank" | "service">;

const toRow = ({ names, color, color2, rank, service }: LabelLook) => ({
  names: JSON.stringify(Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== ""))),
  color,
  color2,
  rank,
  service,
});

/** Stores a new label. @returns false if there is one with this id, or the merchant has too many */
export async function addLabel(tx: Db, tenantId: string, id: string, label: LabelLook): Promise<boolean> {
  const { count } = await tables(tx)
    .selectFrom("labels")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  if (count >= mostLabels) return false;
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("labels")
    .values({ tenant_id: tenantId, id, ...toRow(label) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Changes a label. @returns its version from then on */
export async function updateLabel(tx: Db, tenantId: string, id: string, label: LabelLook): Promise<number> {
  const { version } = await tables(tx)
    .updateTable("labels")
    .set({ ...toRow(label), version: sql`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return Number(version);
}

/** Removes a label from the merchant and its members. */
export async function deleteLabel(tx: Db, tenantId: string, id: string): Promise<void> {
  await tables(tx).deleteFrom("labels").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}

/** Tells the open pages of members who carry a label: one statement, however many they are. */
export async function publishLabel(tx: Db, tenantId: string, id: string): Promise<void> {
  await sql`
    insert into live_events (tenant_id, member_id, kind)
    select l.tenant_id, l.member_id, 'member' from member_labels l
    where l.tenant_id = ${tenantId} and l.label_id = ${id} and exists (
      select 1 from sessions s where s.tenant_id = l.tenant_id and s.member_id = l.member_id and s.ended_at is null
    )`.execute(tx);
}

/** The labels of some members, each member's highest rank first. */
export async function listLabelsOf(
  db: Db,
  tenantId: string,
  memberIds: readonly string[],
): Promise<readonly (StoredLabel & { readonly member_id: string })[]> {
  if (memberIds.length === 0) return [];
  return tables(db)
    .selectFrom("member_labels as m")
    .innerJoin("labels as l", (join) => join.onRef("l.tenant_id", "=", "m.tenant_id").onRef("l.id", "=", "m.label_id"))
    .selectAll("l")
    .select("m.member_id")
    .where("m.tenant_id", "=", tenantId)
    .where("m.member_id", "in", memberIds)
    .orderBy("l.rank", "desc")
    .orderBy("l.created_at")
    .orderBy("l.id")
    .execute();
}

/** Gives a member these labels and no others. @returns false if the merchant lacks one of them; nothing may be kept then */
export async function putLabels(
  tx: Db,
  tenantId: string,
  memberId: string,
  labels: readonly string[],
): Promise<boolean> {
  await tables(tx)
    .deleteFrom("member_labels")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .execute();
  if (labels.length === 0) return true;
  // Locked against a removal, which would otherwise take the label away unseen.
  const known = await tables(tx)
    .selectFrom("labels")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "in", labels)
    .forShare()
    .execute();
  if (known.length !== labels.length) return false;
  await tables(tx)
    .insertInto("member_labels")
    .values(labels.map((id) => ({ tenant_id: tenantId, label_id: id, member_id: memberId })))
    .execute();
  return true;
}
