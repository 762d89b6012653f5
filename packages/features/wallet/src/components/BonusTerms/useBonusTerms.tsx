import { useLingui } from "@lingui/react/macro";
import type { Bonus } from "@marquee/contract";
import { useCurrencySymbol } from "@marquee/runtime";
import { Money } from "@marquee/ui-kit";
import type { ReactNode } from "react";

/** One of the terms of a bonus: what is meant, and how much. */
export type BonusTerm = { readonly key: string; readonly name: string; readonly value: ReactNode };

/** The limits that hold while a bonus is active and at its end; one that is not set says so. */
export function useBonusTerms(): (
  bonus: Pick<Bonus, "maxStake" | "maxConvert" | "days" | "sticky" | "endsWithWithdrawal">,
) => readonly BonusTerm[] {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const toMost = (sticky: boolean): string => (sticky ? t`All that you win above it` : t`All that is left of it`);
  return ({ maxStake, maxConvert, days, sticky, endsWithWithdrawal }) => [
    {
      key: "maxStake",
      name: t`Highest stake`,
      value: maxStake === null ? t`As each game allows` : <Money amount={maxStake} currency={symbol} />,
    },
    {
      key: "maxConvert",
      name: t`Becomes yours at most`,
      value: maxConvert === null ? toMost(sticky) : <Money amount={maxConvert} currency={symbol} />,
    },
    { key: "days", name: t`Days to stake it`, value: days },
    ...(sticky
      ? [{ key: "sticky", name: t`The bonus amount itself`, value: t`Goes back: you keep only what you win above it` }]
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
}
