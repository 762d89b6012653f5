import type { Db } from "../db/Db.ts";
import { addPlannedChange, cancelEnd, getDatabaseTime } from "../planned-changes/plannedChangeStore.ts";
import { toInstant } from "../planned-changes/toInstant.ts";
import { addAuditEntry } from "../tenants/auditStore.ts";
import { getTimeZone } from "../tenants/tenantStore.ts";
import { type SwitchedBy, toAuthor } from "./Change.ts";
import { type Switch, SwitchError } from "./Switch.ts";

/** The instant of an operator's local time. @throws {@link SwitchError} for a time that is none, or that is over */
export async function requireFuture(
  db: Db,
  localTime: string,
  timeZone: string,
  field: "at" | "until",
): Promise<number> {
  let instant: number;
  try {
    instant = toInstant(localTime, timeZone);
  } catch (error) {
    throw error instanceof RangeError ? new SwitchError(error.message, field) : error;
  }
  if (instant <= (await getDatabaseTime(db))) throw new SwitchError(`${localTime} in ${timeZone} is over`, field);
  return instant;
}

/**
 * Plans the end of what is switched for a time, and cancels the end that was planned before: the end belongs to the last switch.
 *
 * @param restored what is switched at the end, unless an earlier end says it: what was there before the first switch comes back.
 * @returns the instant of the end in milliseconds, `undefined` without one
 * @throws {@link SwitchError} when the end is over already
 */
export async function setEnd(
  tx: Db,
  tenantId: string,
  until: string | undefined,
  restored: Switch,
  by: SwitchedBy,
): Promise<number | undefined> {
  const { kind, subject } = restored;
  const { actor, timeZone } = by;
  const former = await cancelEnd(tx, tenantId, { kind, subject, by: actor });
  if (former !== undefined)
    await addAuditEntry(tx, tenantId, {
      ...toAuthor(by),
      action: "cancel change",
      subject: former.id,
      before: "PLANNED",
      after: "CANCELLED",
    });
  if (until === undefined) return undefined;
  const zone = timeZone ?? (await getTimeZone(tx, tenantId));
  const end = await requireFuture(tx, until, zone, "until");
  const wanted = former === undefined ? restored : Object(former.wanted);
  const planned = { kind, subject, wanted, restores: true, localTime: until, timeZone: zone, plannedBy: actor };
  const id = await addPlannedChange(tx, tenantId, planned);
  await addAuditEntry(tx, tenantId, {
    ...toAuthor(by),
    action: "plan change",
    subject: id,
    before: null,
    after: planned,
  });
  return end;
}
