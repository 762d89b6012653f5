import { msg } from "@lingui/core/macro";
import type { ProposalText } from "../frame/DeskModule.ts";

/** Proposals about levels in words. */
export const rankProposals: readonly ProposalText[] = [
  {
    kind: "rank.settings",
    name: msg`Give more for VIP levels`,
    toText: ({ currency }, i18n) => (typeof currency === "string" ? currency : i18n._(msg`VIP levels`)),
  },
];
