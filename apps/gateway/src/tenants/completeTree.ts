import { moduleParents, type WhitelabelNode } from "@marquee/contract";
import { catalogue } from "@marquee/whitelabel/catalogue";

/**
 * A brand's tree with a node for every module that has code: what the brand was recorded without is there, switched off,
 * and an operator can switch it on.
 */
export function completeTree(tree: WhitelabelNode): WhitelabelNode {
  const missing = catalogue.map(({ id }) => id).filter((id) => !hasNode(tree, id));
  return missing.length === 0 ? tree : addBelow(tree, missing);
}

function hasNode(node: WhitelabelNode, modId: string): boolean {
  return node.modId === modId || (node.childrenNodes ?? []).some((child) => hasNode(child, modId));
}

function addBelow(node: WhitelabelNode, missing: readonly (keyof typeof moduleParents)[]): WhitelabelNode {
  const added = missing.filter((id) => moduleParents[id] === node.modId).map((modId): WhitelabelNode => ({ modId, enabled: "0" }));
  const children = [...(node.childrenNodes ?? []), ...added].map((child) => addBelow(child, missing));
  return children.length === 0 ? node : { ...node, childrenNodes: children };
}
