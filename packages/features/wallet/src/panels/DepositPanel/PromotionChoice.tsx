import { Trans, useLingui } from "@lingui/react/macro";
import type { DepositMethod, DepositPromotion } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useCurrencyDigits, useCurrencySymbol, useStatusQuery } from "@marquee/runtime";
import { AlertIcon, DateTime, FormRadioGroup, Money } from "@marquee/ui-kit";
import { useField } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { BonusRules } from "../../components/BonusRules/BonusRules.tsx";
import { isBelow } from "../../model/amounts.ts";
import { noBonus } from "../../model/noBonus.ts";
import { toBonusFigures } from "../../model/toBonusFigures.ts";
import { toCredit } from "../../model/toCredit.ts";
import { type BonusTerm, useBonusTerms } from "../../components/BonusTerms/useBonusTerms.tsx";
import { usePromotionName } from "../../model/usePromotionName.ts";

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
`;
/** In a label stand no lists: each of the terms is a line of text. */
const Terms = styled.span`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${token("space.4")} ${token("space.24")};
  margin-block-start: ${token("space.4")};
`;
const Term = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token("space.12")};
  > span:last-child { margin-inline-start: auto; color: ${token("color.text")}; font-weight: ${token("weight.strong")}; font-variant-numeric: tabular-nums; }
`;
const TooLittle = styled.span`
  display: flex;
  align-items: start;
  gap: ${token("space.4")};
  color: ${token("color.warning")};
  font-weight: ${token("weight.strong")};
  > svg { flex: none; margin-block-start: 0.15em; }
`;

/** What a promotion gives and asks for the typed amount; in general while there is none, or too little. */
function usePromotionTerms(
  method: DepositMethod,
): (promotion: DepositPromotion, amount: string) => readonly BonusTerm[] {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const digits = useCurrencyDigits();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const toLimits = useBonusTerms();
  return (promotion, amount) => {
    const { percent, maxBonus, factor, minDeposit, endsAt } = promotion;
    const figures = toBonusFigures(promotion, toCredit(amount, method.feeBasisPoints, digits)?.credit ?? "", digits);
    return [
      {
        key: "bonus",
        name: t`Bonus`,
        value: figures === null ? `${percent}%` : <Money amount={figures.bonus} currency={symbol} />,
      },
      {
        key: "required",
        name: t`To be staked`,
        value: figures === null ? t`${factor} times the bonus` : <Money amount={figures.required} currency={symbol} />,
      },
      { key: "maxBonus", name: t`Highest bonus`, value: <Money amount={maxBonus} currency={symbol} /> },
      ...toLimits(promotion),
      {
        key: "minDeposit",
        name: t`Deposit from`,
        value: <Money amount={isBelow(minDeposit, method.min) ? method.min : minDeposit} currency={symbol} />,
      },
      {
        key: "endsAt",
        name: t`On offer until`,
        value: endsAt === null ? t`No end` : <DateTime instant={new Date(endsAt).toISOString()} timeZone={timeZone} />,
      },
    ];
  };
}

/** Which promotion is chosen with a deposit, if any (WL-06): each stands with all of its terms, and "no bonus" is a choice like them, which nobody makes for the member: a first deposit comes once. Nothing where there is none. */
export function PromotionChoice({
  method,
  amount,
  isTooLittle,
}: {
  readonly method: DepositMethod;
  /** As it is typed. */
  readonly amount: string;
  readonly isTooLittle: (promotion: DepositPromotion) => boolean;
}) {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const toName = usePromotionName();
  const toTerms = usePromotionTerms(method);
  const [{ value: chosen }] = useField<string>("promotionId");
  // One that was chosen and has gone leaves the choice open, for a word about it and for the member's decision.
  const [hasChosen, setChosen] = useState(false);
  if (chosen !== "" && chosen !== noBonus && !hasChosen) setChosen(true);
  if (method.promotions.length === 0 && !hasChosen) return null;
  return (
    <Part>
      <FormRadioGroup
        name="promotionId"
        label={t`Do you want a bonus with it?`}
        options={[
          { value: noBonus, label: t`No bonus`, detail: <span>{t`Your deposit alone, without further terms`}</span> },
          ...method.promotions.map((promotion) => ({
            value: promotion.promotionId,
            label: toName(promotion.names),
            detail: (
              <>
                {isTooLittle(promotion) && (
                  <TooLittle>
                    <AlertIcon size={14} aria-hidden="true" />
                    <span>
                      <Trans>
                        To get this bonus, deposit at least <Money amount={promotion.minDeposit} currency={symbol} />
                      </Trans>
                    </span>
                  </TooLittle>
                )}
                <Terms>
                  {toTerms(promotion, isTooLittle(promotion) ? "" : amount).map(({ key, name, value }) => (
                    <Term key={key}>
                      <span>{name}</span> <span>{value}</span>
                    </Term>
                  ))}
                </Terms>
              </>
            ),
          })),
        ]}
      />
      <BonusRules />
    </Part>
  );
}
