import { useLingui } from "@lingui/react/macro";
import type { PromotionPage } from "@marquee/contract";
import { OfferedMoney, useSymbolOf } from "@marquee/runtime";
import { Money } from "@marquee/ui-kit";
import type { ReactNode } from "react";

/** One of the terms: what is meant, and how much. */
export type PromotionTerm = { readonly key: string; readonly name: string; readonly value: ReactNode };

/** What the bonus of an activity gives and asks; nothing of a promotion without one. */
export function usePromotionTerms(): (page: PromotionPage) => readonly PromotionTerm[] {
  const { t } = useLingui();
  const toSymbol = useSymbolOf();
  return ({ terms }) => {
    if (terms === null) return [];
    const { currency, least, most, factor, days, maxStake, maxConvert, sticky, endsWithWithdrawal, level, loss } =
      terms;
    const toMoney = (amount: string): ReactNode => <Money amount={amount} currency={toSymbol(currency)} />;
    const toOffer = (amount: string): ReactNode => <OfferedMoney amount={amount} currency={currency} />;
    const gives =
      least === most ? (
        toOffer(most)
      ) : (
        <>
          {toOffer(least)} – {toOffer(most)}
        </>
      );
    const ofLoss = (): readonly PromotionTerm[] => {
      if (loss === null) return [];
      const { percent, period, own } = loss;
      const share =
        period === "DAY"
          ? t`${percent}% of your loss of the day before`
          : t`${percent}% of your loss of the week before`;
      return [
        { key: "loss", name: t`Gives back`, value: share },
        { key: "lossOf", name: t`Your loss`, value: t`Stakes less wins and bonuses in play` },
        ...(own === null ? [] : [{ key: "own", name: t`Yours now`, value: toOffer(own) }]),
      ];
    };
    return [
      ...(level === null ? [] : [{ key: "level", name: t`For members from`, value: t`VIP level ${level}` }]),
      ...ofLoss(),
      { key: "gives", name: t`Bonus`, value: gives },
      { key: "factor", name: t`To be staked`, value: t`${factor} times the bonus` },
      { key: "days", name: t`Days to stake it`, value: days },
      {
        key: "maxStake",
        name: t`Highest stake`,
        value: maxStake === null ? t`As each game allows` : toMoney(maxStake),
      },
      {
        key: "maxConvert",
        name: t`Becomes yours at most`,
        value:
          maxConvert === null
            ? sticky
              ? t`All that you win above it`
              : t`All that is left of it`
            : toMoney(maxConvert),
      },
      ...(sticky
        ? [
            {
              key: "sticky",
              name: t`The bonus amount itself`,
              value: t`Goes back: you keep only what you win above it`,
            },
          ]
        : []),
      ...(endsWithWithdrawal
        ? [
            {
              key: "ends",
              name: t`If you withdraw or send money to others`,
              value: t`It ends, and all in your bonus wallet is lost`,
            },
          ]
        : []),
    ];
  };
}
