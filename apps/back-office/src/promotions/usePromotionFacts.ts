import { useLanguageNames } from "../texts/useLanguageNames.ts";
import { useLingui } from "@lingui/react/macro";
import { languages } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { useDesk } from "../frame/DeskContext.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import type { PromotionTerms } from "./promotionValues.ts";
import { usePromotionTexts } from "./usePromotionTexts.ts";

/** What a promotion is, as names and values. */
export function usePromotionFacts(): (promotion: PromotionTerms) => readonly (readonly [string, string])[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { names } = useLanguageNames();
  const { turns } = usePromotionTexts();
  const toYes = (isSo: boolean): string => (isSo ? t`Yes` : t`No`);
  const toDay = new Intl.DateTimeFormat(i18n.locale, { weekday: "short", timeZone: "UTC" });
  // 1 January 2024 was a Monday.
  const toDays = (days: readonly number[]): string =>
    days.length === 0 ? "–" : days.map((day) => toDay.format(Date.UTC(2024, 0, day))).join(", ");
  return (promotion) => {
    const { currency, percent, factor, days, nth, startsAt, endsAt } = promotion;
    const toAmount = (amount: string | null): string =>
      amount === null ? "–" : `${formatMoney(amount, i18n.locale)} ${currency}`;
    const toMoment = (millis: number | null): string => (millis === null ? "–" : toTime(millis, merchant.timeZone));
    return [
      ...languages.map(({ code }) => [t`Name in ${names[code]}`, promotion.names[code] ?? "–"] as const),
      [t`On`, toYes(promotion.isOn)],
      [t`Currency`, currency],
      [t`Percent`, `${percent}%`],
      [t`At most`, toAmount(promotion.maxBonus)],
      [t`Minimum deposit`, toAmount(promotion.minDeposit)],
      [t`To be staked`, t`${factor} times`],
      [t`Days`, String(days)],
      [t`Highest stake`, toAmount(promotion.maxStake)],
      [t`The member keeps at most`, toAmount(promotion.maxConvert)],
      [t`Sticky`, toYes(promotion.sticky)],
      [t`Ends with a withdrawal`, toYes(promotion.endsWithWithdrawal)],
      [t`Can be chosen`, nth === null ? turns[promotion.turn] : t`With deposit number ${nth}`],
      [t`With a promo code only`, toYes(promotion.byCode)],
      [t`Days of the week`, toDays(promotion.weekdays)],
      [t`Hours`, promotion.hours === null ? "–" : `${promotion.hours.from}–${promotion.hours.to}`],
      [t`Once per person`, toYes(promotion.oncePerPerson)],
      [t`From`, toMoment(startsAt)],
      [t`Until`, toMoment(endsAt)],
    ];
  };
}
