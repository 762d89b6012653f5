import type { Db } from "../db/Db.ts";
import { lockSwitches } from "../tenants/merchantSwitchStore.ts";
import { getModuleNode, saveModuleNode } from "../tenants/moduleNodeStore.ts";
import type { Change } from "./Change.ts";
import { requireNode } from "./requireNode.ts";
import type { Switch } from "./Switch.ts";

const toText = (said: string | undefined, former: string | null): string | null =>
  said === undefined ? former : said.trim() === "" ? null : said.trim();

/** Says who answers for a node, and what staff should know about it. @throws SwitchError for a module that the tree lacks */
export async function setNode(
  tx: Db,
  tenantId: string,
  { subject, owner, note }: Extract<Switch, { kind: "node" }>,
): Promise<Change> {
  const { tree } = await lockSwitches(tx, tenantId);
  requireNode(tree, subject);
  const said = await getModuleNode(tx, tenantId, subject);
  const after = { owner: toText(owner, said.owner), note: toText(note, said.note) };
  await saveModuleNode(tx, tenantId, { ...said, ...after });
  return { before: { owner: said.owner, note: said.note }, after };
}
