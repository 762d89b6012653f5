import { Trans, useLingui } from "@lingui/react/macro";
import type { Raffle } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { ProgressBar, Text } from "@marquee/ui-kit";

/** What has to be staked and deposited for a draw, and how far the member has come; who may draw at once is told so. */
export function Conditions({
  raffle: { validBet, deposits, turn },
  symbol,
}: {
  readonly raffle: Pick<Raffle, "validBet" | "deposits" | "turn">;
  readonly symbol: string;
}) {
  const { t, i18n } = useLingui();
  if (validBet === null && deposits === null)
    return (
      <Text>
        <Trans>A draw is free: you need not stake or deposit for it.</Trans>
      </Text>
    );
  const isDaily = turn === "DAY";
  const toText = (amount: string): string => formatMoney(amount, i18n.locale, symbol);
  const toBar = (label: string, condition: Raffle["validBet"]) => {
    if (condition === null) return null;
    const [done, all] = [toText(condition.done), toText(condition.required)];
    const share = Number(condition.done) / Number(condition.required);
    return <ProgressBar label={label} text={t`${done} of ${all}`} value={share} />;
  };
  return (
    <>
      {toBar(isDaily ? t`Staked today` : t`Staked since the raffle opened`, validBet)}
      {toBar(isDaily ? t`Deposited today` : t`Deposited since the raffle opened`, deposits)}
    </>
  );
}
