import { canTransition, plannedChangeStates } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../db/Db.ts";
import { endPlannedChange, getPlannedChange } from "../planned-changes/plannedChangeStore.ts";
import { addAuditEntry } from "../tenants/auditStore.ts";
import { type SwitchedBy, toAuthor } from "./Change.ts";
import { findMerchant } from "./findMerchant.ts";
import { SwitchError } from "./Switch.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Cancels a planned change before its time; of what is switched for a time, it cancels the end.
 * @throws {@link SwitchError} when the merchant has no such change, or it was made, cancelled or failed already
 */
export async function cancelPlannedChange(
  db: Db,
  merchant: string,
  id: string,
  actor: string,
  said: Pick<SwitchedBy, "address" | "reason"> = {},
): Promise<void> {
  await transact(db, async (tx) => {
    const tenantId = await findMerchant(tx, merchant);
    const row = uuid.test(id) ? await getPlannedChange(tx, tenantId, id) : undefined;
    if (row === undefined) throw new SwitchError(`the merchant has no planned change ${id}`, { why: "unknown.plan" });
    const isOpen = canTransition(plannedChangeStates, row.state, "cancel");
    if (!isOpen || !(await endPlannedChange(tx, tenantId, id, { state: "CANCELLED", by: actor })))
      throw new SwitchError(`the planned change ${id} is over: it was made, cancelled or failed`, { why: "plan.over" });
    await addAuditEntry(tx, tenantId, {
      ...toAuthor({ ...said, actor }),
      action: "cancel change",
      subject: id,
      before: "PLANNED",
      after: "CANCELLED",
    });
  });
}
