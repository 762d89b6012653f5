import { isDeepStrictEqual } from "node:util";
import type { SaveLabel } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addAuditEntry, type AuditEntry } from "../../tenants/auditStore.ts";
import { isLabelRestricted } from "../restriction/index.ts";
import { addLabel, deleteLabel, lockLabel, publishLabel, type StoredLabel, updateLabel } from "./labelStore.ts";

/** Who changes something and why, as the audit log names him. */
export type Author = Pick<AuditEntry, "actor" | "address" | "reason">;

type LabelChange = Omit<SaveLabel, "reason">;

const toLook = ({ names, color, color2, rank, service }: LabelChange | StoredLabel) => ({
  names,
  color,
  color2,
  rank,
  service,
});

const toConflict = (label: StoredLabel): Refusal =>
  new Refusal("version.conflict", { value: { ...toLook(label), version: Number(label.version) } });

/**
 * Makes a label, or changes one of the version that the author has seen; open pages of members who carry it follow. Sent again, a new
 * label is made once. @throws Refusal `version.conflict` with the label as it is now, `label.unknown`, `label.limit`
 */
export async function saveLabel(db: Db, tenantId: string, by: Author, label: LabelChange): Promise<number> {
  return transact(db, async (tx) => {
    const known = await lockLabel(tx, tenantId, label.id);
    const after = toLook(label);
    const act = { ...by, action: "save label" as const, subject: label.names.EN, after };
    if (known === undefined) {
      if (label.version > 0) throw new Refusal("label.unknown");
      if (!(await addLabel(tx, tenantId, label.id, label))) throw new Refusal("label.limit");
      await addAuditEntry(tx, tenantId, { ...act, before: null });
      return 1;
    }
    if (isDeepStrictEqual(toLook(known), after)) return Number(known.version);
    if (Number(known.version) !== label.version) throw toConflict(known);
    const version = await updateLabel(tx, tenantId, label.id, label);
    await publishLabel(tx, tenantId, label.id);
    await addAuditEntry(tx, tenantId, { ...act, before: toLook(known) });
    return version;
  });
}

/**
 * Removes a label from the merchant and from everybody who carries it. The label `ADMIN` stays.
 * @throws Refusal `version.conflict` with the label as it is now, `label.unknown`, `label.restricted` while it bars members from games
 */
export async function removeLabel(
  db: Db,
  tenantId: string,
  by: Author,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<void> {
  await transact(db, async (tx) => {
    const known = await lockLabel(tx, tenantId, id);
    if (known === undefined || known.kind === "ADMIN") throw new Refusal("label.unknown");
    if (Number(known.version) !== version) throw toConflict(known);
    if (await isLabelRestricted(tx, tenantId, id)) throw new Refusal("label.restricted");
    await publishLabel(tx, tenantId, id);
    await deleteLabel(tx, tenantId, id);
    const act = { ...by, action: "remove label" as const, subject: known.names.EN };
    await addAuditEntry(tx, tenantId, { ...act, before: toLook(known), after: null });
  });
}
