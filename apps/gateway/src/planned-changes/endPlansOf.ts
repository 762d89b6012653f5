import { hasPermission, type Permission } from "@marquee/contract/staff";
import type { Db } from "../db/Db.ts";
import { findPerson } from "../staff/staffStore.ts";
import { addAuditEntry, type AuditEntry } from "../tenants/auditStore.ts";
import { endPlannedChange, listOpenChangesOf, type PlannedChangeRow } from "./plannedChangeStore.ts";

const gameKinds = ["game", "vendor", "vendorOrder"];

/** What it takes to make a change of a kind, as the back office's rows ask for it. */
const toPermission = (kind: string): Permission => (gameKinds.includes(kind) ? "games.change" : "switches.change");

/** Whether the member of staff who planned a change may still make it; one that nobody of staff planned has no planner to lose. */
export async function hasPlanner(
  db: Db,
  { planned_by_staff: staffId, kind }: Pick<PlannedChangeRow, "planned_by_staff" | "kind">,
  merchant: string,
): Promise<boolean> {
  if (staffId === null) return true;
  const person = await findPerson(db, staffId);
  return person?.state === "ACTIVE" && hasPermission(person.grants, merchant, toPermission(kind));
}

/**
 * Cancels what somebody has planned and may make no more: call it in the transaction that takes a role away, or shuts him out. Ends of what
 * is switched for a time are nobody's: what has begun comes back.
 */
export async function endPlansOf(
  tx: Db,
  staffId: string,
  by: Pick<AuditEntry, "actor" | "address" | "reason">,
): Promise<void> {
  for (const { merchant, ...row } of await listOpenChangesOf(tx, staffId)) {
    if (await hasPlanner(tx, row, merchant)) continue;
    const { tenant_id: tenantId, id } = row;
    if (!(await endPlannedChange(tx, tenantId, id, { state: "CANCELLED", by: by.actor }))) continue;
    const line = { action: "cancel change" as const, subject: id, before: "PLANNED", after: "CANCELLED" };
    await addAuditEntry(tx, tenantId, { ...by, ...line });
  }
}
