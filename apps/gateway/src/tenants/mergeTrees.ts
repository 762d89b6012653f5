import type { WhitelabelNode } from "@marquee/contract";

/** A node and all below it, switched off, as new nodes arrive. */
function switchOff(node: WhitelabelNode): WhitelabelNode {
  const { childrenNodes } = node;
  return {
    ...node,
    enabled: "0",
    ...(childrenNodes === undefined ? {} : { childrenNodes: childrenNodes.map(switchOff) }),
  };
}

/** A merchant's tree with the switches of `modules` applied, and with the other tree's additional nodes, switched off, below the same parents. */
export function mergeTrees(
  stored: WhitelabelNode,
  wanted: WhitelabelNode,
  modules: ReadonlyMap<string, "0" | "1">,
): WhitelabelNode {
  const own = stored.childrenNodes ?? [];
  const merged = own.map((child) =>
    mergeTrees(child, wanted.childrenNodes?.find(({ modId }) => modId === child.modId) ?? child, modules),
  );
  const added = (wanted.childrenNodes ?? [])
    .filter(({ modId }) => !own.some((child) => child.modId === modId))
    .map(switchOff);
  const childrenNodes = [...merged, ...added];
  const enabled = modules.get(stored.modId) ?? stored.enabled;
  return { ...stored, enabled, ...(childrenNodes.length === 0 ? {} : { childrenNodes }) };
}
