import { isModId, type WhitelabelNode } from "@marquee/contract";
import { SwitchError } from "./Switch.ts";

function find(node: WhitelabelNode, modId: string): WhitelabelNode | undefined {
  if (node.modId === modId) return node;
  return (node.childrenNodes ?? []).map((child) => find(child, modId)).find((found) => found !== undefined);
}

/** A node of a merchant's tree. @throws SwitchError when there is none */
export function requireNode(tree: WhitelabelNode, modId: string): WhitelabelNode {
  const node = find(tree, modId);
  if (!isModId(modId) || node === undefined)
    throw new SwitchError(`the merchant's tree has no module ${modId}`, { why: "unknown.module", subjects: [modId] });
  return node;
}
