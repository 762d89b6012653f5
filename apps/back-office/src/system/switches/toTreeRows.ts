import type { SwitchNode } from "@marquee/contract/staff";

/** A visible line of the module tree. */
export interface TreeRow {
  readonly node: SwitchNode;
  /** From 1. */
  readonly level: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
  /** Its place among its parent's children, from 1, and how many there are. */
  readonly place: number;
  readonly siblings: number;
}

/** The name of a module, by its id. */
type ToName = (id: string) => string;

const isMatch = ({ id, owner, note, feature }: SwitchNode, words: string, toName: ToName): boolean =>
  [toName(id), id, owner, note, feature].some((text) => (text ?? "").toLowerCase().includes(words));

/** The nodes that contain the words, with every node above them; undefined for no words. */
function listFound(nodes: readonly SwitchNode[], search: string, toName: ToName): ReadonlySet<string> | undefined {
  const words = search.trim().toLowerCase();
  if (words === "") return undefined;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const found = new Set<string>();
  for (const match of nodes.filter((node) => isMatch(node, words, toName))) {
    let node: SwitchNode | undefined = match;
    while (node !== undefined && !found.has(node.id)) {
      found.add(node.id);
      node = node.parent === null ? undefined : byId.get(node.parent);
    }
  }
  return found;
}

/**
 * The lines of a module tree: each node under its parent, without what lies below closed nodes. A search shows what it finds and every
 * node above that, whatever is closed.
 */
export function toTreeRows(
  nodes: readonly SwitchNode[],
  closed: ReadonlySet<string>,
  search: string,
  toName: ToName = (id) => id,
): readonly TreeRow[] {
  const found = listFound(nodes, search, toName);
  const ids = new Set(nodes.map(({ id }) => id));
  const children = new Map<string | null, SwitchNode[]>();
  for (const node of nodes) {
    if (found !== undefined && !found.has(node.id)) continue;
    // A node whose parent is not listed stands at the top: nothing is lost.
    const parent = node.parent !== null && ids.has(node.parent) ? node.parent : null;
    children.set(parent, [...(children.get(parent) ?? []), node]);
  }
  const list = (parent: string | null, level: number): readonly TreeRow[] => {
    const siblings = children.get(parent) ?? [];
    return siblings.flatMap((node, index) => {
      const hasChildren = children.has(node.id);
      const isOpen = hasChildren && (found !== undefined || !closed.has(node.id));
      const row = { node, level, hasChildren, isOpen, place: index + 1, siblings: siblings.length };
      return [row, ...(isOpen ? list(node.id, level + 1) : [])];
    });
  };
  return list(null, 1);
}
