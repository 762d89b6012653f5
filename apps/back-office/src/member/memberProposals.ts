import { msg } from "@lingui/core/macro";
import type { ProposalText } from "../frame/DeskModule.ts";
import { readMoney, readText, readTexts } from "../forms/readData.ts";

const toMember = (data: Readonly<Record<string, unknown>>): string | undefined =>
  readText(data, "memberId") === "" ? undefined : `members/${readText(data, "memberId")}`;

/** Proposals about members in words. */
export const memberProposals: readonly ProposalText[] = [
  {
    kind: "balance.adjust",
    name: msg`Adjust a balance`,
    toText: (data, { locale }) => {
      const money = readMoney(data, "amount", locale);
      return money.startsWith("-") || money.startsWith("−") ? money : `+${money}`;
    },
    toPath: toMember,
    loadDetail: () => import("./acts/AdjustmentDetail.tsx").then((file) => ({ default: file.AdjustmentDetail })),
  },
  {
    kind: "member.factors",
    name: msg`Remove second factors`,
    toText: (data, i18n) => {
      const passkeys = Number(data["passkeys"] ?? 0);
      return [
        ...(data["authenticator"] === true ? [i18n._(msg`Authenticator app`)] : []),
        ...(passkeys > 0 ? [i18n._(msg`Passkeys: ${passkeys}`)] : []),
        ...readTexts(data, "social"),
      ].join(", ");
    },
    toPath: toMember,
  },
];
