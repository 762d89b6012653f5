import type { Db } from "../db/Db.ts";
import { getDatabaseTime } from "../planned-changes/plannedChangeStore.ts";
import { lockSwitches, setMaintenance } from "../tenants/merchantSwitchStore.ts";
import type { Change, SwitchedBy } from "./Change.ts";
import { setEnd } from "./setEnd.ts";
import { type Switch, SwitchError } from "./Switch.ts";

/** Opens a site or closes it for maintenance, which ends by itself if it has an end. @throws {@link SwitchError} for an end that is over */
export async function setStatus(
  tx: Db,
  tenantId: string,
  wanted: Extract<Switch, { kind: "status" }>,
  by: SwitchedBy,
): Promise<Change> {
  const { kind, merchant, subject, state, message = "System maintenance", until } = wanted;
  if (state === "open" && until !== undefined)
    throw new SwitchError("only maintenance has an end", { why: "end.state" });
  const { maintenance: before } = await lockSwitches(tx, tenantId);
  const to = await setEnd(tx, tenantId, until, { kind, merchant, subject, state: "open" }, by);
  const from = await getDatabaseTime(tx);
  const after = state === "open" ? null : { from, message, ...(to !== undefined && { to }) };
  await setMaintenance(tx, tenantId, after);
  return { before, after };
}
