import { msg } from "@lingui/core/macro";
import { readMoney } from "../forms/readData.ts";
import type { ProposalText } from "../frame/DeskModule.ts";

/** Proposals about red envelopes in words. */
export const redEnvelopeProposals: readonly ProposalText[] = [
  {
    kind: "red-envelope.make",
    name: msg`Make a red envelope`,
    toText: (data, i18n) => {
      const total = readMoney(data, "total", i18n.locale);
      return i18n._(msg`In total ${total}`);
    },
  },
];
