import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useListDepositMethodsQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { EmptyState, ErrorState, Heading, Skeleton } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { DepositForm } from "./DepositForm.tsx";
import { DepositHistory } from "./DepositHistory.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.24")};
`;

const noRequest = {};
const loadingRows = [0, 1, 2, 3];

/** The form of a new deposit, and what became of the last ones. */
export function NewDeposit({ onOpen }: { readonly onOpen: (orderNo: string) => void }) {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, refetch } = useListDepositMethodsQuery(noRequest);
  return (
    <Page>
      <Heading level={3}>
        <Trans>Deposit</Trans>
      </Heading>
      {error !== undefined && data === undefined && (
        <ErrorState
          level={4}
          title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {error === undefined && data === undefined && loadingRows.map((row) => <Skeleton key={row} shape="row" />)}
      {data?.length === 0 && (
        <EmptyState picture="empty" title={t`Deposits are not available at the moment`} level={4}>
          <Trans>Try again later, or ask customer service.</Trans>
        </EmptyState>
      )}
      {data && data.length > 0 && <DepositForm methods={data} onOpen={onOpen} />}
      <DepositHistory onOpen={onOpen} />
    </Page>
  );
}
