import { msg } from "@lingui/core/macro";
import { readText } from "../forms/readData.ts";
import type { ProposalText } from "../frame/DeskModule.ts";

/** Proposals about payment providers in words. */
export const walletProposals: readonly ProposalText[] = [
  {
    kind: "payment.connection",
    name: msg`Connect a payment provider`,
    toText: (data, i18n) => {
      const [provider, before, url] = [readText(data, "provider"), readText(data, "before"), readText(data, "url")];
      const address = before === "" || before === url ? url : `${before} → ${url}`;
      const key = data["newKey"] === true ? i18n._(msg`with a new key`) : i18n._(msg`with the stored key`);
      return `${provider} · ${address} · ${key}`;
    },
    toPath: () => "payment-providers",
  },
];
