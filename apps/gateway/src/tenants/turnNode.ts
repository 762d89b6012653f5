import type { WhitelabelNode } from "@marquee/contract";

/** A tree with one node's own switch set. */
export function turnNode(node: WhitelabelNode, modId: string, enabled: "1" | "0"): WhitelabelNode {
  const { childrenNodes } = node;
  const changed = node.modId === modId ? { ...node, enabled } : node;
  return childrenNodes === undefined
    ? changed
    : { ...changed, childrenNodes: childrenNodes.map((child) => turnNode(child, modId, enabled)) };
}
