import { msg } from "@lingui/core/macro";
import { readText } from "../forms/readData.ts";
import type { ProposalText } from "../frame/DeskModule.ts";

/** What the terms that are proposed say, such as `rate 25, subRate 5`. */
function toTermsText(terms: unknown): string {
  if (typeof terms !== "object" || terms === null) return "";
  return Object.entries(terms)
    .map(([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(", ");
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
    toText: (data) => toTermsText(data["terms"]),
    toPath: toPlanPath,
  },
];
