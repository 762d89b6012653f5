import { getJurisdictionRules, type WhitelabelNode } from "@marquee/contract";
import type { Db } from "../db/Db.ts";
import { mostRollouts } from "../rollouts/toTenantFor.ts";
import { getTenant } from "../tenants/tenantStore.ts";
import { listAbove } from "../tenants/turnLockedOn.ts";
import { lockSwitches, setTree } from "../tenants/merchantSwitchStore.ts";
import { turnNode } from "../tenants/turnNode.ts";
import { getModuleNode, listModuleNodes, saveModuleNode } from "../tenants/moduleNodeStore.ts";
import type { Change, SwitchedBy } from "./Change.ts";
import { requireNode } from "./requireNode.ts";
import { setEnd } from "./setEnd.ts";
import { type Switch, SwitchError } from "./Switch.ts";

type ModuleSwitch = Extract<Switch, { kind: "module" }>;

/** A node's own switch in one word: "1", "0", or the part of the visitors for whom it is on. */
const toWord = (enabled: "1" | "0", rollout: number | null): string =>
  enabled === "1" && rollout !== null ? `${rollout}%` : enabled;

/** What a module is after `wanted` has ended: what it was before, or the opposite if it was just that. */
function toRestored(wanted: ModuleSwitch, enabled: "1" | "0", rollout: number | null): ModuleSwitch {
  const { kind, merchant, subject, state } = wanted;
  const was = enabled === "1" ? "on" : "off";
  const isSame = was === state && (state === "off" || (wanted.percent ?? 100) === (rollout ?? 100));
  if (isSame) return { kind, merchant, subject, state: state === "on" ? "off" : "on" };
  return { kind, merchant, subject, state: was, ...(was === "on" && rollout !== null && { percent: rollout }) };
}

async function requireRoom(tx: Db, tenantId: string, modId: string): Promise<void> {
  const others = (await listModuleNodes(tx, tenantId)).filter(
    ({ mod_id, rollout }) => rollout !== null && mod_id !== modId,
  );
  if (others.length >= mostRollouts)
    throw new SwitchError(
      `a merchant has at most ${mostRollouts} rollouts at a time; now ${others.map(({ mod_id }) => mod_id).join(", ")}`,
      "percent",
    );
}

function listOn(node: WhitelabelNode): readonly string[] {
  return [...(node.enabled === "1" ? [node.modId] : []), ...(node.childrenNodes ?? []).flatMap(listOn)];
}

/** Where the jurisdiction locks a module that is on, neither it nor what stands above it goes off. @throws {@link SwitchError} */
async function requireUnlocked(
  tx: Db,
  tenantId: string,
  tree: WhitelabelNode,
  { subject, state, percent = 100 }: ModuleSwitch,
): Promise<void> {
  if (state === "on" && percent === 100) return;
  const { jurisdiction } = await getTenant(tx, tenantId);
  const on = new Set(listOn(tree));
  const locked = getJurisdictionRules(jurisdiction).lockedModules.filter((modId) => on.has(modId));
  const found = locked.find((modId) => modId === subject || listAbove(modId).includes(subject));
  if (found !== undefined)
    throw new SwitchError(`${found} protects players: under ${jurisdiction} it stays on`, {
      why: "module.protected",
      subjects: [found],
      jurisdiction,
    });
}

/**
 * Switches a module for everybody, or for a part of the visitors; with `until`, for a time.
 * @throws {@link SwitchError} for a module that the tree lacks, a percentage of "off", an end that is over, too many rollouts, or a module that the
 * jurisdiction locks
 */
export async function setModule(tx: Db, tenantId: string, wanted: ModuleSwitch, by: SwitchedBy): Promise<Change> {
  const { subject, state, percent = 100, until } = wanted;
  const { tree } = await lockSwitches(tx, tenantId);
  const node = requireNode(tree, subject);
  await requireUnlocked(tx, tenantId, tree, wanted);
  if (state === "off" && wanted.percent !== undefined)
    throw new SwitchError("a percentage says for how many visitors a module is on, not off", { why: "percent.off" });
  const said = await getModuleNode(tx, tenantId, subject);
  const enabled = state === "on" ? "1" : "0";
  const rollout = state === "on" && percent < 100 ? percent : null;
  if (rollout !== null) await requireRoom(tx, tenantId, subject);
  await setEnd(tx, tenantId, until, toRestored(wanted, node.enabled, said.rollout), by);
  await setTree(tx, tenantId, turnNode(tree, subject, enabled));
  if (rollout !== said.rollout) await saveModuleNode(tx, tenantId, { ...said, rollout });
  return { before: toWord(node.enabled, said.rollout), after: toWord(enabled, rollout) };
}
