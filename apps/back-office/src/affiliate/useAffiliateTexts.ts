import { useLingui } from "@lingui/react/macro";
import type { AffiliateCarry, AffiliateLinkKind, AffiliatePlanKind, AffiliateTermsField } from "@marquee/contract";
import type {
  AffiliateAgreement,
  AffiliateBillDecision,
  AffiliatePlan,
  StaffAffiliateBill,
  StaffAffiliateBillSheet,
} from "@marquee/contract/staff";

/** How a plan's state looks. */
export const planTones = {
  DRAFT: "muted",
  OFFERED: "accent",
  ACTIVE: "success",
  ENDED: "muted",
} as const satisfies Record<AffiliatePlan["state"], string>;

/** How the state of a plan of one affiliate looks. */
export const agreementTones = {
  OFFERED: "accent",
  ACTIVE: "success",
  REFUSED: "muted",
  WITHDRAWN: "muted",
  ENDED: "muted",
} as const satisfies Record<AffiliateAgreement["state"], string>;

/** How a bill's state looks. */
export const affiliateBillTones = {
  PENDING: "primary",
  REVIEW: "accent",
  TO_COLLECT: "accent",
  ISSUED: "success",
  NOT_REACHED: "muted",
  REFUSED: "muted",
} as const satisfies Record<StaffAffiliateBill["state"], string>;

/** The words of plans and affiliates. */
export function usePlanTexts() {
  const { t } = useLingui();
  const kinds: Readonly<Record<AffiliatePlanKind, string>> = {
    REVENUE_SHARE: t`Revenue share`,
    CPA: t`Amount for each qualified player`,
    HYBRID: t`Hybrid: revenue share and an amount for each qualified player`,
    TIERED: t`Tiered revenue share`,
  };
  const states: Readonly<Record<AffiliatePlan["state"], string>> = {
    DRAFT: t`Draft`,
    OFFERED: t`Offered`,
    ACTIVE: t`Active`,
    ENDED: t`Ended`,
  };
  const agreements: Readonly<Record<AffiliateAgreement["state"], string>> = {
    OFFERED: t`Offered`,
    ACTIVE: t`Active`,
    REFUSED: t`Refused by the member`,
    WITHDRAWN: t`Taken back`,
    ENDED: t`Ended`,
  };
  const carries: Readonly<Record<AffiliateCarry, string>> = {
    NONE: t`Each month stands alone`,
    FORWARD: t`A lost month counts against the next ones`,
  };
  const links: Readonly<Record<AffiliateLinkKind, string>> = {
    PLAYER: t`For players`,
    SUB: t`For other affiliates`,
  };
  const fields: Readonly<Record<AffiliateTermsField, string>> = {
    rate: t`Rate in percent`,
    amount: t`For each qualified player`,
    carry: t`Lost months`,
    feeRate: t`Fee for games and payments, in percent`,
    subRate: t`Of what affiliates below bring, in percent`,
    minimumPay: t`Least that is paid`,
    reviewFrom: t`Two people look at bills from`,
    qualifyDeposit: t`Qualified: deposits of at least`,
    qualifyBet: t`Qualified: valid bets of at least`,
    qualifyDays: t`Qualified: within days of the registration`,
  };
  return { kinds, states, agreements, carries, links, fields };
}

/** The words of affiliates' bills. */
export function useAffiliateBillTexts() {
  const { t } = useLingui();
  const states: Readonly<Record<StaffAffiliateBill["state"], string>> = {
    PENDING: t`Being paid`,
    REVIEW: t`Waiting for two people`,
    TO_COLLECT: t`To be paid outside`,
    ISSUED: t`Paid`,
    NOT_REACHED: t`Nothing to pay`,
    REFUSED: t`Refused`,
  };
  const steps: Readonly<Record<StaffAffiliateBillSheet["calculation"][number]["step"], string>> = {
    TIER: t`Tier and rate`,
    BASE: t`Net revenue less lost months`,
    SHARE: t`Revenue share`,
    CPA: t`Qualified players`,
    SUB: t`Affiliates below`,
    DUE: t`Share, qualified players, affiliates below and remainder of before`,
    AMOUNT: t`Rounded, and at least the smallest pay`,
    REMAINDER: t`Remainder for the next bill`,
    CARRY: t`Loss carried to the next bill`,
  };
  const signals: Readonly<Record<StaffAffiliateBill["signals"][number], string>> = {
    SELF_REFERRAL: t`A player shares a device, contact, document or payee with the affiliate`,
    SHARED_TRAIT: t`Players share a device, contact, document or payee`,
    NO_PLAY: t`A player has deposited and never staked`,
    SUB_UNDER_REVIEW: t`A bill below waits for people`,
  };
  const reasons: Readonly<Record<string, string>> = { closed: t`The account of the affiliate is closed` };
  const decisions: Readonly<Record<AffiliateBillDecision, string>> = {
    approve: t`Approve`,
    settle: t`It was paid outside`,
    refuse: t`Refuse`,
  };
  return { states, steps, signals, reasons, decisions };
}
