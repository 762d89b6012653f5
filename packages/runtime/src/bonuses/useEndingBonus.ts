import { useLingui } from "@lingui/react/macro";
import type { EndingBonus } from "@marquee/contract";

/** What a form that takes money out of the wallet asks of `EndingBonusNote`. */
export interface BonusConsent {
  /** What is wrong with the field: an entry of the form's faults, or none. */
  readonly check: (losesBonus: boolean) => { losesBonus?: string };
  /** What the call says of the bonus. */
  readonly sent: { readonly endingBonusId?: string };
}

/** The member's word that a bonus may end; nothing is asked without such a bonus. */
export function useEndingBonus(bonus: EndingBonus | null): BonusConsent {
  const { t } = useLingui();
  return {
    check: (losesBonus) =>
      bonus === null || losesBonus ? {} : { losesBonus: t`Tick this to send the money all the same.` },
    sent: bonus === null ? {} : { endingBonusId: bonus.id },
  };
}
