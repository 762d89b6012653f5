import type { WhitelabelNode } from "@marquee/contract";

/** A compiled module as the browser knows it; no package name reaches the bytes (brand-platform.md "Gating"). */
export type CompiledModule = {
  readonly id: string;
  readonly parent: string | null;
  readonly requires: readonly string[];
};

/** What decides whether a module is on now. Each part can only narrow. */
export type GateInput = {
  /** What this engine was built with. */
  readonly compiled: readonly CompiledModule[];
  /** The modIds that the brand switches off. */
  readonly brandOff: readonly string[];
  /** The server's tree; null while none is known. */
  readonly tree: WhitelabelNode | null;
};

/** The modules that are on, and what the server turned on that is not compiled (`whitelabel.drift`). */
export type Gates = { readonly on: ReadonlySet<string>; readonly drift: readonly string[] };

/**
 * The ids whose node and all ancestors say '1' (EN-11). An id that appears twice is on only if it is on at both places.
 */
function listServed(tree: WhitelabelNode): Set<string> {
  const on = new Set<string>();
  const off = new Set<string>();
  const visit = (node: WhitelabelNode, above: boolean): void => {
    const here = above && node.enabled === "1";
    (here ? on : off).add(node.modId);
    for (const child of node.childrenNodes ?? []) visit(child, here);
  };
  visit(tree, true);
  return new Set([...on].filter((id) => !off.has(id)));
}

/** Never on by default: money, chat, and what only a merchant may ask for. */
const careful: readonly string[] = ["MEMCEN3", "POINT3", "AGENT3", "CBS3", "HOMEGUARD3", "SEAMBARS3"];

/** The tree of a page that never had one: the brand's defaults, with cash and chat off (brand-platform.md "Run time"). */
export function toCarefulTree(compiled: readonly CompiledModule[]): WhitelabelNode {
  const childrenNodes = compiled.map(({ id }): WhitelabelNode => ({
    modId: id,
    enabled: careful.includes(id) ? "0" : "1",
  }));
  return { modId: "ROOT3", enabled: "1", childrenNodes };
}

/**
 * Effective modules: compiled ∧ not switched off by the brand ∧ served by the tree with all ancestors ∧ every required
 * module effective too (contract 3.3, brand-platform.md). Unknown is off; without a tree nothing is on.
 */
export function toGates({ compiled, brandOff, tree }: GateInput): Gates {
  const served = tree ? listServed(tree) : new Set<string>();
  const known = new Map(compiled.map((module) => [module.id, module]));
  const refused = new Set(brandOff);
  const verdicts = new Map<string, boolean>();
  const isOn = (id: string): boolean => {
    const verdict = verdicts.get(id);
    if (verdict !== undefined) return verdict;
    // A module counts as off while it is being asked, so modules that require each other in a circle are off.
    verdicts.set(id, false);
    const module = known.get(id);
    const result =
      module !== undefined &&
      !refused.has(id) &&
      served.has(id) &&
      (module.parent === null || isOn(module.parent)) &&
      module.requires.every(isOn);
    verdicts.set(id, result);
    return result;
  };
  return {
    on: new Set([...known.keys()].filter(isOn)),
    drift: [...served].filter((id) => !known.has(id)).toSorted(),
  };
}
