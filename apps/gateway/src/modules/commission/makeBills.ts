import { type ContractKind, contractKinds } from "@marquee/contract";
import { transact } from "@marquee/database";
import { readMeasured } from "../agent/index.ts";
import { listDue, listKinds, listRunning, tryLockKind } from "./dueStore.ts";
import type { Biller } from "./makeBill.ts";
import { makePeriodBills } from "./makePeriodBills.ts";
import { makeRealTimeBills } from "./makeRealTimeBills.ts";
import type { Services } from "./services.ts";
import { getCommissionSettings } from "./settingsStore.ts";

type Making = Pick<Services, "db" | "tenantRegistry">;

/** Makes the bills of the periods of a kind that end first, of those that are due. @returns whether there were any */
async function makeNext({ db }: Making, tenant: Biller, kind: ContractKind): Promise<boolean> {
  return transact(db, async (tx) => {
    // Another gateway makes them, or somebody changes a contract: the next run comes soon.
    if (!(await tryLockKind(tx, tenant.id, kind))) return false;
    const { xid, completeUntil } = await readMeasured(tx);
    if (completeUntil === null) return false;
    const settings = await getCommissionSettings(tx, tenant.id);
    const due = await listDue(tx, tenant, kind, completeUntil, settings.payDelayDays);
    for (const period of due)
      if (kind === "REALTIME") await makeRealTimeBills(tx, tenant, settings, period, xid, true);
      else await makePeriodBills(tx, tenant, settings, period, xid);
    return due.length > 0;
  });
}

/** Makes what salaries in real time have earned on the day that goes on. */
async function makeRunning({ db }: Making, tenant: Biller): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await tryLockKind(tx, tenant.id, "REALTIME"))) return;
    const { xid } = await readMeasured(tx);
    const settings = await getCommissionSettings(tx, tenant.id);
    for (const period of await listRunning(tx, tenant))
      await makeRealTimeBills(tx, tenant, settings, period, xid, false);
  });
}

/** Makes every bill that is due, each once, also where several gateways do it at once or one was killed meanwhile (contract 3.9.4). */
export async function makeBills(services: Making): Promise<void> {
  for (const tenant of services.tenantRegistry.list()) {
    const kinds = await listKinds(services.db, tenant.id);
    for (const kind of contractKinds.filter((each) => kinds.includes(each))) {
      while (await makeNext(services, tenant, kind)) continue;
      if (kind === "REALTIME") await makeRunning(services, tenant);
    }
  }
}
