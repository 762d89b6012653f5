import { msg } from "@lingui/core/macro";
import type { ProposalText } from "../frame/DeskModule.ts";
import { readMoney, readText } from "../forms/readData.ts";

/** Proposals about turnover in words. */
export const turnoverProposals: readonly ProposalText[] = [
  {
    kind: "turnover.forgive",
    name: msg`Forgive a turnover requirement`,
    toText: (data, i18n) => {
      const [done, required] = [readMoney(data, "done", i18n.locale), readMoney(data, "required", i18n.locale)];
      return i18n._(msg`Staked ${done} of ${required}`);
    },
    toPath: (data) => {
      const memberId = readText(data, "memberId");
      return memberId === "" ? undefined : `members/${memberId}?part=turnover`;
    },
  },
  {
    kind: "turnover.settings",
    name: msg`Require less turnover`,
    toText: (data) => readText(data, "currency"),
  },
];
