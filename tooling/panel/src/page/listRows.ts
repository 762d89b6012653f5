import { moduleParents, type WhitelabelNode } from "@marquee/contract";
import { toCarefulTree } from "@marquee/whitelabel";
import { toProfile } from "@marquee/whitelabel/catalogue";
import { explainModule, type Verdict } from "@marquee/whitelabel/explain";
import type { PanelBlock, SessionNeed } from "../PanelData.ts";

/** One module as the panel shows it: the verdict and, for a module that is on, what the session still lacks. */
export type PanelRow = { readonly verdict: Verdict; readonly lacks: SessionNeed | null };

/** Who is viewing the page. */
export type Visitor = "guest" | "trial" | "member";

function toLack(need: SessionNeed | undefined, visitor: Visitor): SessionNeed | null {
  if (need === undefined || visitor === "member") return null;
  return visitor === "guest" || need === "account" ? need : null;
}

/** Every modId in the order of the contract's tree; without a tree, the verdicts for the page's careful defaults. */
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
