import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useGetBalanceQuery, useGetMerchantWalletQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { EmptyState, ErrorState, Heading, Skeleton } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { RecallButton } from "./RecallButton.tsx";
import { TransferForm } from "./TransferForm.tsx";
import { TransferHistory } from "./TransferHistory.tsx";
import { useWalletNames } from "../../model/useWalletNames.ts";
import { WalletList } from "./WalletList.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.24")};
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.12")};
`;

const noRequest = {};
const loadingRows = [0, 1, 2];

/** Main and vendor wallets (MC-02): what each holds, transfers both ways, everything back by one press, and what became of transfers. */
export function TransferPanel() {
  const { t, i18n } = useLingui();
  // Asked anew: with it the gateway takes in what was played last.
  const wallets = useGetMerchantWalletQuery(noRequest, { refetchOnMountOrArgChange: 5 });
  const balance = useGetBalanceQuery(noRequest);
  const toName = useWalletNames(wallets.data?.wallets ?? []);
  const error = (wallets.data === undefined && wallets.error) || (balance.data === undefined && balance.error);
  const retry = (): void => {
    void wallets.refetch();
    void balance.refetch();
  };
  const { data: kept } = wallets;
  const isReady = kept !== undefined && balance.data !== undefined;
  const money = kept?.isSingle === false ? balance.data : undefined;
  return (
    <Page>
      <Head>
        <Heading level={3}>
          <Trans>Transfer</Trans>
        </Heading>
        {money && <RecallButton balances={money.wallets} />}
      </Head>
      {error !== undefined && error !== false && (
        <ErrorState
          level={4}
          title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
          onRetry={retry}
          busy={wallets.isFetching || balance.isFetching}
        />
      )}
      {(error === undefined || error === false) &&
        !isReady &&
        loadingRows.map((row) => <Skeleton key={row} shape="row" />)}
      {kept?.isSingle === true && (
        <EmptyState picture="empty" title={t`There is nothing to transfer`} level={4}>
          <Trans>All games play from your main wallet.</Trans>
        </EmptyState>
      )}
      {kept && money && (
        <>
          <WalletList wallets={money.wallets} currency={money.currencySymbol} toName={toName} />
          <TransferForm
            wallets={kept.wallets}
            balances={money.wallets}
            currency={money.currencySymbol}
            toName={toName}
          />
          <TransferHistory toName={toName} />
        </>
      )}
    </Page>
  );
}
