import { isModId, moduleParents, type ModId, type WhitelabelNode } from "@marquee/contract";
import type { Brand } from "./brandSchema.ts";
import { catalogue, toProfile } from "./catalogue.ts";

/** What decided about a module: the first of these that closes it, or none (brand-platform.md "Gating"). */
export type Decider = "contract" | "catalogue" | "engine" | "brand" | "gateway" | "parent" | "requires";

/** Whether a module is on, who decided, and about which module: itself, one above it or one that it requires. */
export type Verdict =
  | { readonly id: string; readonly isOn: true }
  | { readonly id: string; readonly isOn: false; readonly by: Decider; readonly at: string; readonly why: string };

/** A brand's data and a gateway's tree; null where no tree is known. */
export type ExplainInput = { readonly modules: Brand["modules"]; readonly tree: WhitelabelNode | null };

const off = (id: string, by: Decider, at: string, why: string): Verdict => ({ id, isOn: false, by, at, why });

/** Every place where an id stands in the tree, as the path of nodes from the root. */
function listPaths(
  tree: WhitelabelNode,
  id: string,
  above: readonly WhitelabelNode[] = [],
): (readonly WhitelabelNode[])[] {
  const path = [...above, tree];
  return [
    ...(tree.modId === id ? [path] : []),
    ...(tree.childrenNodes ?? []).flatMap((child) => listPaths(child, id, path)),
  ];
}

/** The node of the gateway's tree that is off, nearest to the root first; null when the tree serves the module. */
function findServerOff(tree: WhitelabelNode | null, id: string): Verdict | null {
  if (tree === null) return off(id, "gateway", id, "no tree is known");
  const paths = listPaths(tree, id);
  if (paths.length === 0) return off(id, "gateway", id, "the gateway's tree does not name it");
  const closed = paths.flatMap((path) => path.find(({ enabled }) => enabled !== "1") ?? [])[0];
  if (closed === undefined) return null;
  return off(id, "gateway", closed.modId, `the gateway's tree says "${closed.enabled}" at ${closed.modId}`);
}

/** The nearest module above, itself first, that the brand leaves out. */
function findOut(modules: Brand["modules"], id: ModId): ModId | null {
  if (modules[id] === "out") return id;
  const parent = moduleParents[id];
  return parent === null ? null : findOut(modules, parent);
}

/** Why a module is on or off for a brand, naming what decided: the same answer as {@link toGates} gives the running page. */
export function explainModule({ modules, tree }: ExplainInput, id: string, asked: readonly string[] = []): Verdict {
  if (!isModId(id)) return off(id, "contract", id, "the contract's tree has no such modId");
  const entry = catalogue.find((each) => each.id === id);
  if (entry === undefined) return off(id, "catalogue", id, "no package has code for it");
  const out = findOut(modules, id);
  if (out !== null) return off(id, "engine", out, `brand.json says "out" at ${out}: it is not compiled`);
  if (!toProfile(modules).modules.includes(entry))
    return off(id, "engine", id, `its package ${entry.feature} is not compiled`);
  if (modules[id] === "off") return off(id, "brand", id, 'brand.json says "off"');
  const server = findServerOff(tree, id);
  if (server !== null) return server;
  const parent = moduleParents[id];
  const above = parent === null ? null : explainModule({ modules, tree }, parent, asked);
  if (above !== null && !above.isOn) return off(id, "parent", above.at, `${above.id}, above it, is off: ${above.why}`);
  // Modules that require each other in a circle are off.
  if (asked.includes(id)) return off(id, "requires", id, "it requires itself");
  for (const need of entry.requires) {
    const verdict = explainModule({ modules, tree }, need, [...asked, id]);
    if (!verdict.isOn) return off(id, "requires", verdict.at, `it requires ${need}, which is off: ${verdict.why}`);
  }
  return { id, isOn: true };
}
