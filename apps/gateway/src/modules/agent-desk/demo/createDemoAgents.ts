import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { plantTree } from "../../agent/index.ts";
import { listDemoAccounts } from "../demoAccountStore.ts";
import { demoGeneral, demoHead, planDemoTree } from "./planDemoTree.ts";

/** Puts the demo's agents and 300 of its players into a tree of five levels, each with a rebate; once. */
export const createDemoAgents: CreateDemo = async (db, tenant) => {
  const plan = planDemoTree();
  const found = await listDemoAccounts(db, tenant.id, [demoGeneral.name, ...plan.map(({ name }) => name)]);
  const root = found.get(demoGeneral.name);
  // Some account is none of the demo's, or stands somewhere already.
  if (root === undefined || found.get(demoHead)?.uplineId !== null || found.size !== plan.length + 1) return;
  const toId = (name: string): string => found.get(name)?.id ?? "";
  const places = plan.map(({ name, upline, kind, rebate }) => ({
    id: toId(name),
    uplineId: toId(upline),
    kind,
    rebate,
  }));
  await plantTree(db, tenant.id, { id: root.id, rebate: demoGeneral.rebate }, places);
};
