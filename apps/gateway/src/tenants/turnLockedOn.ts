import { getJurisdictionRules, isModId, moduleParents } from "@marquee/contract";
import type { Db } from "../db/Db.ts";
import { lockSwitches, setTree } from "./merchantSwitchStore.ts";
import { listModuleNodes, saveModuleNode } from "./moduleNodeStore.ts";
import { turnNode } from "./turnNode.ts";

/** The nodes above one, the nearest first. */
export const listAbove = (modId: string): readonly string[] => {
  const parent = isModId(modId) ? moduleParents[modId] : null;
  return parent === null ? [] : [parent, ...listAbove(parent)];
};

/** Turns on, for every visitor, what a jurisdiction locks and what stands above it. */
export async function turnLockedOn(tx: Db, tenantId: string, jurisdiction: string): Promise<void> {
  const { lockedModules } = getJurisdictionRules(jurisdiction);
  const wanted = new Set<string>(lockedModules.flatMap((modId) => [modId, ...listAbove(modId)]));
  if (wanted.size === 0) return;
  const { tree } = await lockSwitches(tx, tenantId);
  await setTree(
    tx,
    tenantId,
    [...wanted].reduce((changed, modId) => turnNode(changed, modId, "1"), tree),
  );
  for (const node of await listModuleNodes(tx, tenantId))
    if (node.rollout !== null && wanted.has(node.mod_id))
      await saveModuleNode(tx, tenantId, { ...node, rollout: null });
}
