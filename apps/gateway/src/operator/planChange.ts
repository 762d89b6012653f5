import { transact } from "@marquee/database";
import type { Db } from "../db/Schema.ts";
import { addPlannedChange, listOpenChanges } from "../planned-changes/plannedChangeStore.ts";
import { addAuditEntry } from "../tenants/auditStore.ts";
import { getTimeZone, lockMerchants } from "../tenants/tenantStore.ts";
import { switchMerchant } from "./applySwitch.ts";
import { type SwitchedBy, toAuthor } from "./Change.ts";
import { findMerchant } from "./findMerchant.ts";
import { requireVersion } from "./requireVersion.ts";
import { requireFuture } from "./setEnd.ts";
import { type Switch, SwitchError } from "./Switch.ts";

const mostPlanned = 500;

class TriedError extends Error {
  override readonly name = "TriedError";
}

/** Makes a change and takes it back, so that one that cannot be made is refused when it is planned. */
async function requirePossible(db: Db, tenantId: string, wanted: Switch, actor: string): Promise<void> {
  // A banner's end is planned together with its beginning, when there is no banner yet.
  if (wanted.kind === "banner" && wanted.state === "off") return;
  try {
    await transact(db, async (tx) => {
      await lockMerchants(tx);
      await switchMerchant(tx, tenantId, wanted, { actor });
      throw new TriedError();
    });
  } catch (error) {
    if (!(error instanceof TriedError)) throw error;
  }
}

/** What was planned. */
export interface Planned {
  readonly id: string;
  /** When it will be made by today's rules of the zone, as ISO 8601 text. */
  readonly at: string;
  readonly localTime: string;
  readonly timeZone: string;
}

/**
 * Plans a switch for a local time of the merchant; a job makes it then (decision 066).
 *
 * @param localTime `yyyy-MM-ddTHH:mm` in the merchant's time zone.
 * @param version the version of the merchant's switches that the operator has seen.
 * @param said from where and why, for the audit log.
 * @throws {@link SwitchError} for a time that is over, a switch that cannot be made, or too many planned changes,
 * {@link StaleSwitchError} when the switches have another version by now.
 */
export async function planChange(
  db: Db,
  wanted: Switch,
  localTime: string,
  actor: string,
  version?: number,
  said: Pick<SwitchedBy, "address" | "reason"> = {},
): Promise<Planned> {
  const { kind, subject } = wanted;
  if (kind === "member") throw new SwitchError("the state of a member is not planned");
  const tenantId = await findMerchant(db, wanted.merchant);
  const timeZone = await getTimeZone(db, tenantId);
  const at = await requireFuture(db, localTime, timeZone, "at");
  if (
    "until" in wanted &&
    wanted.until !== undefined &&
    (await requireFuture(db, wanted.until, timeZone, "until")) <= at
  )
    throw new SwitchError(`${wanted.until} is not after ${localTime}`, "until");
  await requirePossible(db, tenantId, wanted, actor);
  return transact(db, async (tx) => {
    await lockMerchants(tx);
    if (version !== undefined) await requireVersion(tx, tenantId, version);
    if ((await listOpenChanges(tx, tenantId, mostPlanned)).length >= mostPlanned)
      throw new SwitchError(`a merchant has at most ${mostPlanned} planned changes`);
    const planned = { kind, subject, wanted, restores: false, localTime, timeZone, plannedBy: actor };
    const id = await addPlannedChange(tx, tenantId, planned);
    await addAuditEntry(tx, tenantId, {
      ...toAuthor({ ...said, actor }),
      action: "plan change",
      subject: id,
      before: null,
      after: planned,
    });
    return { id, at: new Date(at).toISOString(), localTime, timeZone };
  });
}
