import { listNodeStates, type NodeState } from "@marquee/whitelabel/editor";
import type { Db } from "../db/Db.ts";
import { listOpenChanges } from "../planned-changes/plannedChangeStore.ts";
import { getMerchantVersion } from "../tenants/merchantVersionStore.ts";
import { listModuleNodes } from "../tenants/moduleNodeStore.ts";
import { getTenant } from "../tenants/tenantStore.ts";
import { findMerchant } from "./findMerchant.ts";
import { type PlannedChange, toPlannedChange } from "./PlannedChange.ts";

/** A node of a merchant's tree as its staff see it. */
type SwitchNode = NodeState & { readonly owner: string | null; readonly note: string | null };

/** A merchant's switches as its staff see them. */
export interface MerchantSwitchList {
  /** With this version a change is made only if nothing changed since. */
  readonly version: number;
  /** The zone of all local times. */
  readonly timeZone: string;
  readonly nodes: readonly SwitchNode[];
  /** What is planned, by local time. */
  readonly planned: readonly PlannedChange[];
}

const mostPlanned = 500;

/** The changes that are planned at a merchant, by local time. @throws SwitchError when there is no such merchant */
export async function listPlannedChanges(db: Db, merchant: string): Promise<readonly PlannedChange[]> {
  return (await listOpenChanges(db, await findMerchant(db, merchant), mostPlanned)).map(toPlannedChange);
}

/**
 * A merchant's module nodes with what is in effect and why, and what is planned, as of one version.
 * @throws SwitchError when there is no such merchant
 */
export async function listSwitches(db: Db, merchant: string): Promise<MerchantSwitchList> {
  const tenantId = await findMerchant(db, merchant);
  // The version first: a change during the read makes it stale, and never the other way round.
  const version = await getMerchantVersion(db, tenantId);
  const { tree, timeZone, rollouts } = await getTenant(db, tenantId);
  const said = new Map((await listModuleNodes(db, tenantId)).map((node) => [node.mod_id, node]));
  const planned = await listOpenChanges(db, tenantId, mostPlanned);
  return {
    version,
    timeZone,
    nodes: listNodeStates({ modules: {}, tree, rollouts }).map((node) => ({
      ...node,
      owner: said.get(node.id)?.owner ?? null,
      note: said.get(node.id)?.note ?? null,
    })),
    planned: planned.map(toPlannedChange),
  };
}
