import { transact } from "@marquee/database";
import { Value } from "typebox/value";
import type { Db } from "../db/Db.ts";
import type { Job } from "../jobs/Job.ts";
import {
  endPlannedChange,
  getDatabaseTime,
  listChangesUntil,
  type PlannedChangeRow,
} from "../planned-changes/plannedChangeStore.ts";
import { addAuditEntry } from "../tenants/auditStore.ts";
import { hasPlanner } from "../planned-changes/endPlansOf.ts";
import { getTenant, lockMerchants } from "../tenants/tenantStore.ts";
import { switchMerchant } from "./applySwitch.ts";
import { keepGuarded, TwoPeopleError } from "../switches/keepGuarded.ts";
import { toDueTime } from "../switches/PlannedChange.ts";
import { SwitchError, SwitchSchema } from "../switches/Switch.ts";

/** Local clocks are at most this much ahead of UTC. */
const mostAhead = 15 * 60 * 60 * 1000;

/** What became of a due change: made by this gateway, failed, or ended by somebody else in the meantime. */
export interface DueChange {
  readonly merchant: string;
  readonly id: string;
  readonly state: "DONE" | "FAILED" | "GONE";
  readonly failure?: string;
}

async function end(tx: Db, row: PlannedChangeRow, failure?: string): Promise<boolean> {
  const { tenant_id: tenantId, id, kind, subject, planned_by: actor, local_time, time_zone } = row;
  const state = failure === undefined ? "DONE" : "FAILED";
  const ended = { state, by: "schedule", ...(failure !== undefined && { failure }) } as const;
  if (!(await endPlannedChange(tx, tenantId, id, ended))) return false;
  await addAuditEntry(tx, tenantId, {
    actor,
    action: "make planned change",
    subject: id,
    before: "PLANNED",
    after: {
      state,
      kind,
      subject,
      localTime: local_time,
      timeZone: time_zone,
      ...(failure !== undefined && { failure }),
    },
  });
  return true;
}

/** Makes one change exactly once, whichever gateway comes first: its end and its effect are one transaction. */
async function makeChange(db: Db, row: PlannedChangeRow): Promise<DueChange> {
  const change = { merchant: row.tenant_id, id: row.id };
  try {
    return await transact(db, async (tx) => {
      await lockMerchants(tx);
      if (!(await end(tx, row))) return { ...change, state: "GONE" };
      const { wanted } = row;
      if (!Value.Check(SwitchSchema, wanted)) throw new SwitchError("the switch cannot be read");
      const tenant = await getTenant(tx, row.tenant_id);
      if (!(await hasPlanner(tx, row, tenant.code))) throw new SwitchError("who planned it may not make it any more");
      // By the merchant's id: its brand may have another one since it was planned.
      const by = { actor: row.planned_by, timeZone: row.time_zone };
      const make = async (): Promise<void> => void (await switchMerchant(tx, row.tenant_id, wanted, by));
      // What one person of staff planned; ends of what was for a time are nobody's, and bring back what was there.
      await (row.planned_by_staff === null ? make() : keepGuarded(tx, row.tenant_id, make, [wanted]));
      return { ...change, state: "DONE" };
    });
  } catch (error) {
    if (!(error instanceof SwitchError || error instanceof TwoPeopleError)) throw error;
    const failed = await transact(db, (tx) => end(tx, row, error.message));
    return { ...change, state: failed ? "FAILED" : "GONE", ...(failed && { failure: error.message }) };
  }
}

/** The changes that are due at a time, in the order of their times; one whose zone is not known any more is due, and fails. */
async function listDue(db: Db, now: number): Promise<readonly PlannedChangeRow[]> {
  const rows = await listChangesUntil(db, new Date(now + mostAhead).toISOString().slice(0, 16));
  return rows
    .map((row) => ({ row, due: toDueTime(row) ?? 0 }))
    .filter(({ due }) => due <= now)
    .toSorted((a, b) => a.due - b.due)
    .map(({ row }) => row);
}

/**
 * Makes every planned change that is due, through the same use case as an operator's switch and in the planner's name. A change that
 * cannot be made has failed; one that the database keeps from being made is tried again by the next run, and others go on.
 *
 * @param now in milliseconds; the database's clock when not given
 * @throws AggregateError of the changes that the database kept from being made
 */
export async function makeDueChanges(db: Db, now?: number): Promise<readonly DueChange[]> {
  const time = now ?? (await getDatabaseTime(db));
  const [made, faults]: [DueChange[], unknown[]] = [[], []];
  const tried = new Set<string>();
  for (;;) {
    // Again after each round: what has begun may plan its end, which is due too after a long pause.
    const rows = (await listDue(db, time)).filter(({ id }) => !tried.has(id));
    if (rows.length === 0) break;
    for (const row of rows) {
      tried.add(row.id);
      await makeChange(db, row).then(
        (change) => made.push(change),
        (error: unknown) => faults.push(error),
      );
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, "planned changes could not be made");
  return made;
}

/** Makes due changes each minute. */
export const plannedChangesJob: Job = {
  name: "planned-changes",
  cron: "* * * * *",
  run: async ({ db, tenantRegistry, log }) => {
    const made = await makeDueChanges(db);
    for (const change of made) log.info(change, "a planned change");
    if (made.length > 0) await tenantRegistry.refresh();
  },
};
