import { transact } from "@marquee/database";
import type { Db } from "../db/Db.ts";
import { addPlannedChange, listOpenChanges } from "../planned-changes/plannedChangeStore.ts";
import { addAuditEntry } from "../tenants/auditStore.ts";
import { getTimeZone, lockMerchants } from "../tenants/tenantStore.ts";
import { switchMerchant } from "./applySwitch.ts";
import { type SwitchedBy, toAuthor } from "../switches/Change.ts";
import { findMerchant } from "../switches/findMerchant.ts";
import { keepGuarded } from "../switches/keepGuarded.ts";
import { requireVersion } from "../switches/requireVersion.ts";
import { requireFuture } from "../switches/setEnd.ts";
import { type Switch, SwitchError } from "../switches/Switch.ts";

const mostPlanned = 500;

class TriedError extends Error {
  override readonly name = "TriedError";
}

/**
 * Makes changes and takes them back, so that one that cannot be made is refused when it is planned, and one that takes two people when
 * somebody of staff plans it.
 */
async function requirePossible(
  db: Db,
  tenantId: string,
  switches: readonly Switch[],
  { actor, staffId }: Pick<Planning, "actor" | "staffId">,
): Promise<void> {
  try {
    await transact(db, async (tx) => {
      await lockMerchants(tx);
      const change = async (): Promise<void> => {
        for (const wanted of switches) {
          // A banner's end is planned together with its beginning, when there is no banner yet.
          if (wanted.kind !== "banner" || wanted.state === "on") await switchMerchant(tx, tenantId, wanted, { actor });
        }
      };
      await (staffId === undefined ? change() : keepGuarded(tx, tenantId, change, switches));
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

/** Who plans, on which version of the switches, from where and why. */
interface Planning extends Pick<SwitchedBy, "address" | "reason"> {
  readonly merchant: string;
  readonly actor: string;
  readonly version?: number | undefined;
  /** The member of staff who plans, whose role it needs when it is made. */
  readonly staffId?: string | undefined;
}

/**
 * Plans switches of one merchant for a local time, all of them or none; a job makes each then (decision 066).
 *
 * @throws what {@link planChange} throws
 */
export async function planChanges(
  db: Db,
  switches: readonly Switch[],
  localTime: string,
  { merchant, actor, version, staffId, ...said }: Planning,
): Promise<readonly Planned[]> {
  const tenantId = await findMerchant(db, merchant);
  const timeZone = await getTimeZone(db, tenantId);
  const at = await requireFuture(db, localTime, timeZone, "at");
  for (const wanted of switches) {
    if (wanted.kind === "member") throw new SwitchError("the state of a member is not planned");
    const until = "until" in wanted ? wanted.until : undefined;
    if (until !== undefined && (await requireFuture(db, until, timeZone, "until")) <= at)
      throw new SwitchError(`${until} is not after ${localTime}`, "until");
  }
  await requirePossible(db, tenantId, switches, { actor, staffId });
  return transact(db, async (tx) => {
    await lockMerchants(tx);
    if (version !== undefined) await requireVersion(tx, tenantId, version);
    if ((await listOpenChanges(tx, tenantId, mostPlanned)).length + switches.length > mostPlanned)
      throw new SwitchError(`a merchant has at most ${mostPlanned} planned changes`, {
        why: "limit.plans",
        most: mostPlanned,
      });
    const ids: string[] = [];
    for (const wanted of switches) {
      const { kind, subject } = wanted;
      const planned = { kind, subject, wanted, restores: false, localTime, timeZone, plannedBy: actor };
      const id = await addPlannedChange(tx, tenantId, { ...planned, staffId });
      const line = { action: "plan change" as const, subject: id, before: null, after: planned };
      await addAuditEntry(tx, tenantId, { ...toAuthor({ ...said, actor }), ...line });
      ids.push(id);
    }
    return ids.map((id) => ({ id, at: new Date(at).toISOString(), localTime, timeZone }));
  });
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
  const planning = { ...said, merchant: wanted.merchant, actor, version };
  const [planned] = await planChanges(db, [wanted], localTime, planning);
  if (planned === undefined) throw new Error("nothing was planned");
  return planned;
}
