import { msg } from "@lingui/core/macro";
import type { ProposalText } from "../frame/DeskModule.ts";
import { readText } from "../forms/readData.ts";
import { toProfileText } from "./jurisdiction/profileNames.ts";

/** Proposals about a site in words. */
export const systemProposals: readonly ProposalText[] = [
  {
    kind: "switches.set",
    name: msg`Switch the identity check off`,
  },
  {
    kind: "jurisdiction.change",
    name: msg`Change the jurisdiction`,
    toText: (data, i18n) =>
      `${toProfileText(readText(data, "from"), i18n)} → ${toProfileText(readText(data, "to"), i18n)}`,
  },
];
