import { isModId, moduleParents, type WhitelabelNode } from "@marquee/contract";
import { catalogue } from "./catalogue.ts";
import { type ExplainInput, explainModule, type Verdict } from "./explain.ts";

/** What decides about a merchant's modules, as an editor of its tree knows it. */
export type EditorInput = ExplainInput & {
  /** The part of the visitors for whom a module is on, in percent; a module that is not here is for all of them. */
  readonly rollouts?: ReadonlyMap<string, number>;
  /** The modIds that the live engine was built with; without it the brand's data alone says what is compiled. */
  readonly compiled?: ReadonlySet<string>;
};

/**
 * Why a module is as it is: everything lets it be on; a rollout does so for a part of the visitors; its own node is off; a node above
 * it is; the brand's data is against it; a module that it requires is off; or the engine has no code for it.
 */
export type NodeReason = "on" | "rollout" | "own" | "ancestor" | "brand" | "requirement" | "notCompiled";

/** One node of a merchant's tree, and what is in effect. */
export type NodeState = {
  readonly id: string;
  readonly parent: string | null;
  /** The node's own switch; null where the tree has no such node. */
  readonly own: "1" | "0" | null;
  /** The node's own rollout in percent; null for everybody. */
  readonly percent: number | null;
  /** Whether it is on for anybody. */
  readonly isOn: boolean;
  /** The part of the visitors for whom it is on, in percent: that of all rollouts that it depends on, which choose independently. */
  readonly share: number;
  readonly reason: NodeReason;
  /** The module that decided: itself, one above it, or one that it requires. */
  readonly at: string;
  /** The reason in words; empty for a module that is on for everybody. */
  readonly why: string;
};

const offReasons = {
  contract: "notCompiled",
  catalogue: "notCompiled",
  engine: "notCompiled",
  brand: "brand",
  parent: "ancestor",
  requires: "requirement",
} as const;

function toOffReason({ by, at, id }: Extract<Verdict, { isOn: false }>): NodeReason {
  return by === "gateway" ? (at === id ? "own" : "ancestor") : offReasons[by];
}

type TreePlace = { readonly node: WhitelabelNode; readonly parent: string | null };

/** Every id of a tree with its first place, in the tree's order. */
function listPlaces(node: WhitelabelNode, parent: string | null = null): (readonly [string, TreePlace])[] {
  return [
    [node.modId, { node, parent }],
    ...(node.childrenNodes ?? []).flatMap((child) => listPlaces(child, node.modId)),
  ];
}

/** The modules that a module cannot be on without, itself included. */
function listNeeds(id: string, found: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (found.has(id) || !isModId(id)) return found;
  const parent = moduleParents[id];
  const needs = [...(parent === null ? [] : [parent]), ...(catalogue.find((entry) => entry.id === id)?.requires ?? [])];
  let all: ReadonlySet<string> = new Set([...found, id]);
  for (const need of needs) all = listNeeds(need, all);
  return all;
}

/** The verdict about a module; the nearest need that the live engine lacks closes it before anything else. */
function decide({ compiled, ...input }: EditorInput, id: string): Verdict {
  if (compiled === undefined || !isModId(id)) return explainModule(input, id);
  if (!compiled.has(id)) return { id, isOn: false, by: "engine", at: id, why: "the live engine has no code for it" };
  const lacked = [...listNeeds(id)].find((need) => !compiled.has(need));
  if (lacked === undefined) return explainModule(input, id);
  return { id, isOn: false, by: "requires", at: lacked, why: `it needs ${lacked}: the live engine has no code for it` };
}

function toState(input: EditorInput, id: string, place: TreePlace | undefined): NodeState {
  const rollouts = input.rollouts ?? new Map<string, number>();
  const base = {
    id,
    parent: place?.parent ?? (isModId(id) ? moduleParents[id] : null),
    own: place?.node.enabled ?? null,
    percent: rollouts.get(id) ?? null,
  };
  const verdict = decide(input, id);
  if (!verdict.isOn)
    return { ...base, isOn: false, share: 0, reason: toOffReason(verdict), at: verdict.at, why: verdict.why };
  const parts = [...listNeeds(id)].flatMap((need) => {
    const percent = rollouts.get(need);
    return percent === undefined ? [] : [{ need, percent }];
  });
  const [least] = parts.toSorted((a, b) => a.percent - b.percent);
  if (least === undefined) return { ...base, isOn: true, share: 100, reason: "on", at: id, why: "" };
  return {
    ...base,
    isOn: true,
    share: parts.reduce((share, { percent }) => (share * percent) / 100, 100),
    reason: "rollout",
    at: least.need,
    why: parts.map(({ need, percent }) => `${need} is on for ${percent} % of the visitors`).join(", "),
  };
}

/**
 * The state of every module that a merchant's tree names or that has code, in the tree's order: its own switch, what is in effect, and
 * why. The same verdicts as `pnpm brand explain` gives.
 */
export function listNodeStates(input: EditorInput): readonly NodeState[] {
  // Of an id that stands twice the first place counts; the verdict considers both.
  const places = new Map((input.tree === null ? [] : listPlaces(input.tree)).toReversed());
  const named = input.tree === null ? [] : listPlaces(input.tree).map(([id]) => id);
  const ids = [...new Set([...named, ...catalogue.map(({ id }) => id)])];
  return ids.map((id) => toState(input, id, places.get(id)));
}
