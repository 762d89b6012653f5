import { isModId, moduleParents, type ModId, type WhitelabelNode } from "@marquee/contract";
import { type BrandModules, catalogue } from "./catalogue.ts";

/**
 * What a demo switches beside the defaults and brand.json, by modId; any module of the contract's tree may be named.
 */
export type DemoModules = Readonly<Record<string, "on" | "off">>;

type Switch = WhitelabelNode["enabled"];

const defaults: ReadonlyMap<string, Switch> = new Map(
  catalogue.map(({ id, first }) => [id, first === "off" ? "0" : "1"]),
);

/** The switch of a source that names only some modules. */
function toWord(modules: Readonly<Record<string, string>>, id: ModId): Switch | undefined {
  if (!Object.hasOwn(modules, id)) return undefined;
  return modules[id] === "on" ? "1" : "0";
}

/** A module and its ancestors, whose nodes its own node needs. */
function listUpwards(id: ModId): readonly ModId[] {
  const parent = moduleParents[id];
  return parent === null ? [id] : [id, ...listUpwards(parent)];
}

/**
 * The whitelabel tree that a new merchant begins with (decision 040): a node for every module that has code, at the
 * default of the catalogue, then by brand.json, then by the demo. A module that only the demo names gets a node too.
 */
export function toFirstTree(modules: BrandModules, demo: DemoModules = {}): WhitelabelNode {
  const named = Object.keys(demo)
    .filter((id) => isModId(id))
    .flatMap(listUpwards);
  const ids = [...new Set([...catalogue.map(({ id }) => id), ...named])];
  const toNode = (id: ModId): WhitelabelNode => {
    const children = ids.filter((each) => moduleParents[each] === id).map(toNode);
    const enabled = toWord(demo, id) ?? toWord(modules, id) ?? defaults.get(id) ?? "0";
    return { modId: id, enabled, ...(children.length > 0 && { childrenNodes: children }) };
  };
  return toNode("ROOT3");
}
