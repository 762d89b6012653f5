import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { readText } from "../forms/readData.ts";
import type { ProposalText } from "../frame/DeskModule.ts";

const actions: Readonly<Record<string, MessageDescriptor>> = {
  REQUEST: msg`New terms`,
  ACCEPT: msg`Accept`,
  REJECT: msg`Reject`,
  TERMINATE: msg`Ask for the end`,
  CANCEL: msg`Take the request back`,
  END: msg`End it at once`,
};
const kinds: Readonly<Record<string, MessageDescriptor>> = {
  DIVIDEND: msg`Dividend`,
  DAILY: msg`Daily salary`,
  HOURLY: msg`Hourly salary`,
  REALTIME: msg`Real-time salary`,
};

/** The rates of the terms that are proposed, such as `1 %, 2 %`. */
function toRates(terms: unknown): string {
  const tiers: unknown = typeof terms === "object" && terms !== null ? Reflect.get(terms, "tiers") : undefined;
  if (!Array.isArray(tiers)) return "";
  return tiers.map((tier: object) => `${String(Reflect.get(tier, "rate"))} %`).join(", ");
}

/** Proposals about contracts and bills in words. */
export const commissionProposals: readonly ProposalText[] = [
  {
    kind: "contract.act",
    name: msg`Act for the house on a contract`,
    toText: (data, i18n) => {
      const [kind, action] = [kinds[readText(data, "kind")], actions[readText(data, "action")]];
      const words = [kind, action].map((each) => (each === undefined ? "" : i18n._(each)));
      return [readText(data, "account"), ...words, toRates(data["terms"])].filter(Boolean).join(" · ");
    },
    toPath: (data) => {
      const contractId = readText(data, "contractId");
      return contractId === "" ? undefined : `contracts/${contractId}`;
    },
  },
  { kind: "commission.settings", name: msg`Pay agents more easily`, toText: () => "" },
];
