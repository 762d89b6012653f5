import { Trans, useLingui } from "@lingui/react/macro";
import { useGetBalanceQuery, useGetFundsQuery } from "@marquee/api-client";
import { formatMoney } from "@marquee/i18n";
import { SelectField, Text } from "@marquee/ui-kit";
import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";
import { useRecordWallets } from "../../model/useRecordWallets.ts";

const Base = styled.div`display: grid; gap: ${token("space.4")}; max-inline-size: 420px;`;

/** Whose lines a record shows: each wallet with what it holds, and what all of them hold, which is the balance in the header. */
export function WalletChoice({
  chosen,
  onChoose,
}: {
  readonly chosen: string;
  readonly onChoose: (wallet: string) => void;
}) {
  const { t, i18n } = useLingui();
  const { wallets, toName } = useRecordWallets();
  const { data: balance } = useGetBalanceQuery({});
  const { data: funds } = useGetFundsQuery({});
  if (balance === undefined || wallets.length < 2) return null;
  const money = (amount: string): string => formatMoney(amount, i18n.locale, balance.currencySymbol);
  const held = (wallet: string): string | undefined => {
    if (wallet === "BONUS") return funds?.bonus;
    return balance.wallets.find(({ vassalage }) => vassalage === wallet)?.available;
  };
  const toLabel = (wallet: string): string => {
    const amount = held(wallet);
    return amount === undefined ? toName(wallet) : `${toName(wallet)}: ${money(amount)}`;
  };
  const sum = money(balance.sumBalance);
  return (
    <Base>
      <SelectField
        label={t`Wallet`}
        value={chosen}
        options={wallets.map((wallet) => ({ value: wallet, label: toLabel(wallet) }))}
        onChange={({ target }) => onChoose(target.value)}
      />
      <Text size="label" tone="muted">
        <Trans>All wallets together: {sum}. That is the balance at the top of the page.</Trans>
      </Text>
    </Base>
  );
}
