import { type ModId, isModId, moduleParents, type WhitelabelNode } from "@marquee/contract";
import { catalogue } from "@marquee/whitelabel/catalogue";

const ids: readonly ModId[] = Object.keys(moduleParents).filter(isModId);

function toNode(modId: ModId, isOn: (id: ModId) => boolean): WhitelabelNode {
  const children = ids.filter((id) => moduleParents[id] === modId).map((id) => toNode(id, isOn));
  return { modId, enabled: isOn(modId) ? "1" : "0", ...(children.length > 0 ? { childrenNodes: children } : {}) };
}

/** The whole tree of the contract with everything on. */
export const fullTree: WhitelabelNode = toNode("ROOT3", () => true);

/** The same tree with everything off that a server may switch off while a site runs. */
export const bareTree: WhitelabelNode = toNode("ROOT3", (id) =>
  catalogue.some((entry) => entry.id === id && entry.tier === "build"),
);
