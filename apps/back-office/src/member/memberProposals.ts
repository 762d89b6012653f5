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
  { kind: "member.close", name: msg`Close an account`, toPath: toMember },
  { kind: "member.reopen", name: msg`Reopen an account`, toPath: toMember },
  { kind: "member.erase", name: msg`Delete a member's data`, toPath: toMember },
  {
    kind: "member.correct",
    name: msg`Correct a contact or name`,
    toText: (data, i18n) => {
      const [field, from, to] = [readText(data, "field"), readText(data, "from"), readText(data, "to")];
      const name = i18n._(
        field === "EMAIL" ? msg`Mail address` : field === "MOBILE" ? msg`Phone` : msg`Name on the account`,
      );
      return `${name}: ${from === "" ? "–" : from} → ${to}`;
    },
    toPath: toMember,
    loadDetail: () => import("./acts/CorrectionDetail.tsx").then((file) => ({ default: file.CorrectionDetail })),
  },
];
