import { msg } from "@lingui/core/macro";
import { readMoney } from "../forms/readData.ts";
import type { ProposalText } from "../frame/DeskModule.ts";

/** Proposals about missions in words. */
export const missionProposals: readonly ProposalText[] = [
  {
    kind: "mission.save",
    name: msg`Offer a mission with a large reward`,
    toText: (data, i18n) => {
      const paid = readMoney(data, "amount", i18n.locale);
      return i18n._(msg`${paid} for each claim`);
    },
  },
];
