import { type PageAddress, pageAddresses, type WhitelabelNode } from "@marquee/contract";
import { type EditorInput, listNodeStates, type NodeReason } from "./nodeStates.ts";

/** A call of the contract, as far as a switch concerns it. */
export type EditorRow = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly moduleId: string;
};

/** A module that a switch turns, and why it follows. */
type TurnedModule = { readonly id: string; readonly reason: NodeReason; readonly at: string };

/** What a switch of one node would change. */
export type SwitchEffect = {
  readonly modules: readonly TurnedModule[];
  /** The calls that would be refused, or answered again. */
  readonly rows: readonly EditorRow[];
  /** The pages that would be missing, or there again. */
  readonly pages: readonly PageAddress[];
};

function turn(node: WhitelabelNode, id: string, enabled: "1" | "0"): WhitelabelNode {
  return {
    ...node,
    enabled: node.modId === id ? enabled : node.enabled,
    ...(node.childrenNodes !== undefined && {
      childrenNodes: node.childrenNodes.map((child) => turn(child, id, enabled)),
    }),
  };
}

/**
 * What turning a node off takes away, or turning it on gives back: modules below it and those that require one of them, the calls of
 * the contract, and pages. A node that something else keeps off changes nothing.
 *
 * @param rows the contract's calls; a page of the browser has no list of them, so the caller gives it.
 */
export function toSwitchEffect(
  input: EditorInput,
  id: string,
  state: "on" | "off",
  rows: readonly EditorRow[],
): SwitchEffect {
  const { tree } = input;
  if (tree === null) return { modules: [], rows: [], pages: [] };
  const before = new Map(listNodeStates(input).map((node) => [node.id, node]));
  const after = listNodeStates({ ...input, tree: turn(tree, id, state === "on" ? "1" : "0") });
  const turned = after.filter((node) => node.isOn !== before.get(node.id)?.isOn);
  const ids = new Set(turned.map((node) => node.id));
  return {
    modules: turned.map((node) => {
      // What comes back follows for the reason that kept it off.
      const { reason, at } = state === "off" ? node : (before.get(node.id) ?? node);
      return { id: node.id, reason, at };
    }),
    rows: rows.filter(({ moduleId }) => ids.has(moduleId)),
    pages: pageAddresses.filter(({ moduleId }) => ids.has(moduleId)),
  };
}
