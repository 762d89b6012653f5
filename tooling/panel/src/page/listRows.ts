import { moduleParents, type WhitelabelNode } from "@marquee/contract";
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

/** Every modId of the contract's tree, in its order. */
export function listRows({ modules, needs }: PanelBlock, tree: WhitelabelNode | null, visitor: Visitor): readonly PanelRow[] {
  return Object.keys(moduleParents).map((id) => {
    const verdict = explainModule({ modules, tree }, id);
    return { verdict, lacks: verdict.isOn ? toLack(needs[id], visitor) : null };
  });
}
