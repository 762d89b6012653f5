import { Trans } from "@lingui/react/macro";
import { useGetBalanceQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { useCurrencySymbol, useIsOn, useOpenCentre } from "@marquee/runtime";
import { Button, Money, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.12")};
`;

/** What is still in the account that shall be closed, and the way to withdraw it first; nothing while it is empty. */
export function MoneyLeft({ onLeave }: { readonly onLeave: () => void }) {
  const { data } = useGetBalanceQuery({});
  const canWithdraw = useIsOn("WITHDRAW3");
  const symbol = useCurrencySymbol();
  const openCentre = useOpenCentre();
  if (data === undefined || Number(data.sumBalance) === 0) return null;
  const withdraw = (): void => {
    onLeave();
    openCentre("member", "withdraw");
  };
  return (
    <Base>
      <Text size="small">
        <Trans>
          <Money amount={data.sumBalance} currency={symbol} /> is still in the account.
        </Trans>
      </Text>
      {canWithdraw && (
        <Button size="small" onClick={withdraw}>
          <Trans>Withdraw</Trans>
        </Button>
      )}
    </Base>
  );
}
