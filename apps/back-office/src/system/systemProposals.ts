import { msg } from "@lingui/core/macro";
import type { ProposalText } from "../frame/DeskModule.ts";
import { readText, readTexts } from "../forms/readData.ts";

/** Proposals about a site in words. */
export const systemProposals: readonly ProposalText[] = [
  {
    kind: "switches.set",
    name: msg`Switch the identity check off`,
    toText: (data) => readTexts(data, "modules").join(", "),
  },
  {
    kind: "jurisdiction.change",
    name: msg`Change the jurisdiction`,
    toText: (data) => `${readText(data, "from")} → ${readText(data, "to")}`,
  },
];
