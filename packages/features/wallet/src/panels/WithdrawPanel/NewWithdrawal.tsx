import { Trans, useLingui } from "@lingui/react/macro";
import { useGetWithdrawalOptionsQuery } from "@marquee/api-client";
import type { WithdrawalOptions } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useOpenCentre, LoadGate } from "@marquee/runtime";
import { Button, EmptyState, Heading } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { AccountForm } from "./AccountForm.tsx";
import { AccountList } from "./AccountList.tsx";
import { TurnoverNotice } from "./TurnoverNotice.tsx";
import { WithdrawalHistory } from "./WithdrawalHistory.tsx";
import { WithdrawForm } from "./WithdrawForm.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.24")};
`;

function Body({
  options,
  onOpen,
}: {
  readonly options: WithdrawalOptions;
  readonly onOpen: (orderNo: string) => void;
}) {
  const { t } = useLingui();
  const openCentre = useOpenCentre();
  const [isAdding, setAdding] = useState(false);
  const { methods, accounts, paymentPassword } = options;
  if (methods.length === 0)
    return (
      <EmptyState picture="empty" title={t`Withdrawals are not available at the moment`} level={4}>
        <Trans>Try again later, or ask customer service.</Trans>
      </EmptyState>
    );
  if (paymentPassword?.isSet === false)
    return (
      <EmptyState
        picture="empty"
        title={t`Set a payment password first`}
        level={4}
        action={
          <Button look="primary" onClick={() => openCentre("member", "securityCenter")}>
            <Trans>Open the security centre</Trans>
          </Button>
        }
      >
        <Trans>It protects your money: nothing goes out without it.</Trans>
      </EmptyState>
    );
  const isForm = isAdding || accounts.length === 0;
  return (
    <>
      {!isForm && <WithdrawForm options={options} onOpen={onOpen} />}
      {isForm ? (
        <AccountForm options={options} onDone={() => setAdding(false)} isFirst={accounts.length === 0} />
      ) : (
        <AccountList options={options} onAdd={() => setAdding(true)} />
      )}
    </>
  );
}

/** The form of a new withdrawal, the member's accounts, and what became of the last withdrawals. */
export function NewWithdrawal({ onOpen }: { readonly onOpen: (orderNo: string) => void }) {
  const options = useGetWithdrawalOptionsQuery({});
  return (
    <Page>
      <Heading level={3}>
        <Trans>Withdraw</Trans>
      </Heading>
      <LoadGate query={options} rows={4}>
        {(data) => (
          <>
            <TurnoverNotice turnover={data.turnover} />
            <Body options={data} onOpen={onOpen} />
          </>
        )}
      </LoadGate>
      <WithdrawalHistory onOpen={onOpen} />
    </Page>
  );
}
