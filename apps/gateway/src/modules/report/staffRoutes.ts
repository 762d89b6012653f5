import * as row from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, platformRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import type { StaffTools } from "../../staff/StaffTools.ts";
import { reconcileJob } from "./reconciliation/reconcile.ts";
import { isRunning, listDifferences, listRuns } from "./reconciliation/runStore.ts";
import { listRounds, showRound } from "./rounds/roundList.ts";
import { getBrandRevenue, getRevenue } from "./revenue/getRevenue.ts";

const shownRuns = 30;

async function getReconciliation(
  { db }: Services,
  { tenant }: MerchantCall,
  { run: id }: row.GetReconciliation,
): Promise<row.Reconciliation> {
  const runs = await listRuns(db, tenant.id, shownRuns);
  const run =
    (id === undefined ? runs.find(({ state }) => state === "DONE") : runs.find((each) => each.id === id)) ?? null;
  return {
    runs: [...runs],
    run,
    differences: run === null ? [] : [...(await listDifferences(db, tenant.id, run.id))],
  };
}

/** Has the job run now, which compares every merchant's records. @throws Refusal `state.changed` while a run is under way */
async function startReconciliation({ db }: Services, { jobs }: StaffTools, call: MerchantCall): Promise<object> {
  if (await isRunning(db, call.tenant.id)) throw new Refusal("state.changed");
  await call.audit(db, { action: "start reconciliation", subject: reconcileJob.name, after: {} });
  await jobs.send(reconcileJob.name);
  return {};
}

/** Reports in the back office. */
export function reportStaffRoutes(services: Services, tools: StaffTools): readonly StaffRoute[] {
  return [
    merchantRoute(row.getRevenue, (call, request) => getRevenue(services, call, request)),
    platformRoute(row.getBrandRevenue, (_, request) => getBrandRevenue(services, request)),
    merchantRoute(row.getReconciliation, (call, request) => getReconciliation(services, call, request)),
    merchantRoute(row.startReconciliation, async (call) => {
      await startReconciliation(services, tools, call);
      return {};
    }),
    merchantRoute(row.listStaffRounds, (call, request) => listRounds(services, call, request)),
    merchantRoute(row.getStaffRound, (call, request) => showRound(services, call, request)),
  ];
}
