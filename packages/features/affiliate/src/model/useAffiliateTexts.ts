import { useLingui } from "@lingui/react/macro";
import type { AffiliateAgreementState, AffiliatePlanKind, AffiliatePostbackKind } from "@marquee/contract";

/** The words of plans, agreements and postbacks. */
export function useAffiliateTexts() {
  const { t } = useLingui();
  const kinds: Readonly<Record<AffiliatePlanKind, string>> = {
    REVENUE_SHARE: t`Revenue share`,
    CPA: t`Payment for each qualified player`,
    HYBRID: t`Revenue share and payment for each qualified player`,
    TIERED: t`Revenue share in tiers`,
  };
  const states: Readonly<Record<AffiliateAgreementState, string>> = {
    OFFERED: t`Offered to you`,
    ACTIVE: t`In force`,
    REFUSED: t`Refused`,
    WITHDRAWN: t`Taken back`,
    ENDED: t`Ended`,
  };
  const events: Readonly<Record<AffiliatePostbackKind, string>> = {
    registration: t`A player registers with one of your links`,
    firstDeposit: t`A player deposits for the first time`,
    qualified: t`A player becomes qualified`,
  };
  return { kinds, states, events };
}
