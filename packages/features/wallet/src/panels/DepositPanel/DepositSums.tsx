import { Trans } from "@lingui/react/macro";
import type { DepositMethod, DepositPromotion } from "@marquee/contract";
import { useCurrencyDigits, useCurrencySymbol } from "@marquee/runtime";
import { Money } from "@marquee/ui-kit";
import { Sums } from "../../components/Sums.tsx";
import { toBonusFigures } from "../../model/toBonusFigures.ts";
import { toCredit } from "../../model/toCredit.ts";

/** What becomes of the typed amount: its fee, the chosen bonus with what is to be staked for it, and the credit. Nothing for what is no amount. */
export function DepositSums({
  method,
  amount,
  promotion,
}: {
  readonly method: DepositMethod;
  readonly amount: string;
  /** The chosen one, if the amount is enough for it. */
  readonly promotion: DepositPromotion | undefined;
}) {
  const symbol = useCurrencySymbol();
  const digits = useCurrencyDigits();
  const sums = toCredit(amount, method.feeBasisPoints, digits);
  if (sums === null) return null;
  const figures = promotion && toBonusFigures(promotion, sums.credit, digits);
  return (
    <Sums>
      <dt>
        <Trans>Fee</Trans>
      </dt>
      <dd>
        <Money amount={sums.fee} currency={symbol} />
      </dd>
      {figures && (
        <>
          <dt>
            <Trans>Added to your bonus wallet</Trans>
          </dt>
          <dd>
            <Money amount={figures.bonus} currency={symbol} />
          </dd>
          <dt>
            <Trans>To be staked for it</Trans>
          </dt>
          <dd>
            <Money amount={figures.required} currency={symbol} />
          </dd>
        </>
      )}
      <dt>
        <Trans>Added to your balance</Trans>
      </dt>
      <dd>
        <Money amount={sums.credit} currency={symbol} />
      </dd>
    </Sums>
  );
}
