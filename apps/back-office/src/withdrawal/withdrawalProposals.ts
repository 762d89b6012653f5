import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ProposalText } from "../frame/DeskModule.ts";
import { readMoney, readText } from "../forms/readData.ts";

const findings: Readonly<Record<string, MessageDescriptor>> = {
  PAID: msg`It was paid`,
  UNPAID: msg`It was not paid`,
  AS_STORED: msg`It stays as it is`,
};

/** Proposals about withdrawals in words. */
export const withdrawalProposals: readonly ProposalText[] = [
  {
    kind: "payout.settle",
    name: msg`Settle a contradicted payout`,
    toText: (data, i18n) => {
      const finding = findings[readText(data, "finding")];
      const parts = [readMoney(data, "amount", i18n.locale), finding === undefined ? "" : i18n._(finding)];
      return parts.filter(Boolean).join(" · ");
    },
  },
  {
    kind: "withdrawal.settings",
    name: msg`Handle withdrawals with less protection`,
    toText: (data) => readText(data, "currency"),
  },
];
