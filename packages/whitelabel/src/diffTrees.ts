import { type EditorInput, listNodeStates, type NodeState } from "./nodeStates.ts";

/** One node that differs between two merchants; null where one of them knows no such module. */
export type NodeDifference = {
  readonly id: string;
  /** The node's own switch or rollout differs. */
  readonly isOwn: boolean;
  /** What is in effect differs: on or off, or for how many visitors. */
  readonly isEffective: boolean;
  readonly one: NodeState | null;
  readonly other: NodeState | null;
};

/** How two merchants' trees differ, node by node, in the order of the first (X-54). A difference above a node may make it differ too. */
export function diffTrees(one: EditorInput, other: EditorInput): readonly NodeDifference[] {
  const [states, others] = [listNodeStates(one), listNodeStates(other)];
  const [byId, byIdOther] = [states, others].map((each) => new Map(each.map((node) => [node.id, node])));
  const ids = [...new Set([...states, ...others].map(({ id }) => id))];
  return ids
    .map((id) => {
      const [a, b] = [byId?.get(id) ?? null, byIdOther?.get(id) ?? null];
      return {
        id,
        isOwn: a?.own !== b?.own || a?.percent !== b?.percent,
        isEffective: (a?.share ?? 0) !== (b?.share ?? 0),
        one: a,
        other: b,
      };
    })
    .filter(({ isOwn, isEffective }) => isOwn || isEffective);
}
