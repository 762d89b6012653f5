import type { ShownAffiliateTerms } from "@marquee/contract";
import type { TermText } from "./useTermsTexts.ts";

/** The terms that read otherwise in the next version, each with the text that it has now. */
export const listChangedTerms = (
  now: readonly TermText[],
  next: readonly TermText[],
): readonly (TermText & { readonly before: string })[] =>
  next.flatMap((term) => {
    const before = now.find(({ key }) => key === term.key)?.text ?? "";
    return before === term.text ? [] : [{ ...term, before }];
  });

/** Whether two versions have the same tiers. */
export const hasSameTiers = ({ tiers }: ShownAffiliateTerms, other: ShownAffiliateTerms): boolean =>
  tiers.length === other.tiers.length &&
  tiers.every(({ rate, ngr, qualified }, index) => {
    const tier = other.tiers[index];
    return tier?.rate === rate && tier.ngr === ngr && tier.qualified === qualified;
  });
