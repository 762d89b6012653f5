import { moduleParents, type WhitelabelNode } from "@marquee/contract";
import { toCarefulTree } from "@marquee/whitelabel";
import { toProfile } from "@marquee/whitelabel/catalogue";
import { explainModule, type Verdict } from "@marquee/whitelabel/explain";
import type { PanelBlock, SessionNeed } from "../PanelData.ts";

/** One module as the panel shows it: the verdict, and what the session still lacks where it is on. */
export type PanelRow = { readonly verdict: Verdict; readonly lacks: SessionNeed | null };

/** Who looks at the page. */
export type Visitor = "guest" | "trial" | "member";

function toLack(need: SessionNeed | undefined, visitor: Visitor): SessionNeed | null {
  if (need === undefined || visitor === "member") return null;
  return visitor === "guest" || need === "account" ? need : null;
}

/** Every modId of the contract's tree, in its order; without a tree the page's careful defaults are explained. */
export function listRows(
  { modules, needs }: PanelBlock,
  tree: WhitelabelNode | null,
  visitor: Visitor,
): readonly PanelRow[] {
  const known =
    tree ??
    toCarefulTree(toProfile(modules).modules.map(({ id, requires }) => ({ id, parent: moduleParents[id], requires })));
  return Object.keys(moduleParents).map((id) => {
    const verdict = explainModule({ modules, tree: known }, id);
    return { verdict, lacks: verdict.isOn ? toLack(needs[id], visitor) : null };
  });
}
