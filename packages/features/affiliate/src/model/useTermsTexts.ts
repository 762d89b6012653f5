import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  affiliateKindFields,
  type AffiliateTermsField,
  type OwnAgreement,
  type ShownAffiliateTerms,
} from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { useSymbolOf } from "@marquee/runtime";

/** A term of a plan in words. */
export interface TermText {
  readonly key: AffiliateTermsField;
  readonly name: string;
  readonly text: string;
}

const isZero = (decimal: string): boolean => Number(decimal) === 0;

const rule: readonly AffiliateTermsField[] = ["qualifyDeposit", "qualifyBet", "qualifyDays"];

/** Whether a term is a part of what makes a player a qualified one. */
export const isOfRule = ({ key }: TermText): boolean => rule.includes(key);

/** Writes the terms of a plan in words: those that its kind has, in the order of the contract. */
export function useTermsTexts({
  kind,
  currency,
}: Pick<OwnAgreement, "kind" | "currency">): (terms: ShownAffiliateTerms) => readonly TermText[] {
  const { t, i18n } = useLingui();
  const symbol = useSymbolOf()(currency);
  const money = (amount: string): string => formatMoney(amount, i18n.locale, symbol);
  return ({ rate, feeRate, subRate, ...terms }) => {
    const amount = money(terms.amount);
    const minimum = money(terms.minimumPay);
    const from = money(terms.reviewFrom);
    const deposit = money(terms.qualifyDeposit);
    const bet = money(terms.qualifyBet);
    const days = terms.qualifyDays;
    const all: Readonly<Record<AffiliateTermsField, Omit<TermText, "key">>> = {
      rate: { name: t`Your share`, text: t`${rate} % of the net revenue of your players` },
      amount: { name: t`For each qualified player`, text: amount },
      carry: {
        name: t`When your players win`,
        text:
          terms.carry === "FORWARD"
            ? t`A month below zero is taken off the net revenue of later months`
            : t`A month below zero is not carried over`,
      },
      feeRate: {
        name: t`Fee for games and payments`,
        text: isZero(feeRate) ? t`None` : t`${feeRate} % of stakes less wins`,
      },
      subRate: {
        name: t`From sub-affiliates`,
        text: isZero(subRate) ? t`Nothing` : t`${subRate} % of what they earn from their own players`,
      },
      minimumPay: {
        name: t`Minimum of a bill`,
        text: isZero(terms.minimumPay) ? t`None` : t`${minimum}; less than that stays for the next bill`,
      },
      reviewFrom: {
        name: t`Checked by our staff`,
        text: isZero(terms.reviewFrom)
          ? t`Each bill, before it is paid`
          : t`Bills of ${from} or more, before they are paid`,
      },
      qualifyDeposit: { name: t`Deposits`, text: isZero(terms.qualifyDeposit) ? t`Any` : t`At least ${deposit}` },
      qualifyBet: { name: t`Stakes`, text: isZero(terms.qualifyBet) ? t`Any` : t`At least ${bet}` },
      qualifyDays: {
        name: t`Within`,
        text: t`${plural(days, {
          one: "The day of registration",
          other: "The first # days, counting the day of registration",
        })}`,
      },
    };
    return affiliateKindFields[kind].map((key) => ({ key, ...all[key] }));
  };
}
