import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  affiliateCarries,
  type AffiliateCarry,
  type AffiliateTermsField,
  affiliateTermsFields,
} from "@marquee/contract";
import { readText } from "../forms/readData.ts";
import type { ProposalText } from "../frame/DeskModule.ts";

const fields: Readonly<Record<AffiliateTermsField, MessageDescriptor>> = {
  rate: msg`Rate in percent`,
  amount: msg`For each qualified player`,
  carry: msg`Lost months`,
  feeRate: msg`Fee for games and payments, in percent`,
  subRate: msg`Of what affiliates below bring, in percent`,
  minimumPay: msg`Least that is paid`,
  reviewFrom: msg`Two people look at bills from`,
  qualifyDeposit: msg`Qualified: deposits of at least`,
  qualifyBet: msg`Qualified: valid bets of at least`,
  qualifyDays: msg`Qualified: within days of the registration`,
};
const carries: Readonly<Record<AffiliateCarry, MessageDescriptor>> = {
  NONE: msg`Each month stands alone`,
  FORWARD: msg`A lost month counts against the next ones`,
};

type Data = Readonly<Record<string, unknown>>;

/** The tiers of the terms that are proposed, each by its rate and what it asks for. */
function toTierTexts(tiers: unknown): readonly string[] {
  if (!Array.isArray(tiers)) return [];
  return tiers.map((tier: Data) => {
    const least = [readText(tier, "ngr"), readText(tier, "qualified")].map((text) => text || "0").join(" / ");
    return `${readText(tier, "rate")} % (${least})`;
  });
}

/** What the terms that are proposed say, on one line. */
function toTermsText(terms: unknown, i18n: I18n): string {
  const data: Data = typeof terms === "object" && terms !== null ? { ...terms } : {};
  const texts = affiliateTermsFields.flatMap((field) => {
    const text = readText(data, field);
    const carry = affiliateCarries.find((each) => field === "carry" && each === text);
    return text === "" ? [] : [`${i18n._(fields[field])}: ${carry === undefined ? text : i18n._(carries[carry])}`];
  });
  return [...toTierTexts(data["tiers"]), ...texts].join(" · ");
}

const toPlanPath = (data: Readonly<Record<string, unknown>>): string | undefined => {
  const planId = readText(data, "planId");
  return planId === "" ? undefined : `affiliate-plans/${planId}`;
};

/** Proposals about affiliate plans in words. */
export const affiliateProposals: readonly ProposalText[] = [
  {
    kind: "affiliate.offer",
    name: msg`Offer an affiliate plan`,
    toText: (data) => [readText(data, "account"), readText(data, "plan")].filter(Boolean).join(" · "),
    toPath: toPlanPath,
  },
  {
    kind: "affiliate.terms",
    name: msg`Change an affiliate plan from the next month on`,
    toText: (data, i18n) => toTermsText(data["terms"], i18n),
    toPath: toPlanPath,
  },
];
