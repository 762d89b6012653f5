import type { WhitelabelNode } from "@marquee/contract";

/** The modIds that are on: each node and every node above it says "1" (EN-11). */
export function listEnabledModules(tree: WhitelabelNode): ReadonlySet<string> {
  const enabled = new Set<string>();
  const visit = (node: WhitelabelNode): void => {
    if (node.enabled !== "1") return;
    enabled.add(node.modId);
    for (const child of node.childrenNodes ?? []) visit(child);
  };
  visit(tree);
  return enabled;
}
