import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useListInvitationCodesQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { EmptyState, ErrorState, Heading, Pagination, Skeleton, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { CodeCard } from "./CodeCard.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;

const pageSize = 20;

const loadingRows = [0, 1, 2];

/** The agent's invitation codes (RP-05): each with its link, and the number of members who registered with it. */
export function InvitationCodesPanel() {
  const { t, i18n } = useLingui();
  const [page, setPage] = useState(1);
  const { currentData, data, error, isFetching, refetch } = useListInvitationCodesQuery({ pageNo: page, pageSize });
  return (
    <Page>
      <Heading level={3}>
        <Trans>Invitation codes</Trans>
      </Heading>
      {error !== undefined && !currentData && (
        <ErrorState
          level={4}
          title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {error === undefined && !currentData && loadingRows.map((row) => <Skeleton key={row} shape="row" />)}
      {currentData?.totalCount === 0 && (
        <EmptyState picture="empty" title={t`You have no invitation code yet`} level={4}>
          <Trans>Ask customer service for one. Who registers with it belongs to your team.</Trans>
        </EmptyState>
      )}
      {currentData && currentData.totalCount > 0 && (
        <>
          <Text tone="muted">
            <Plural
              value={currentData.totals.registrations}
              one="# member registered with your codes."
              other="# members registered with your codes."
            />
          </Text>
          {currentData.list.map((code) => (
            <CodeCard key={code.code} code={code} />
          ))}
        </>
      )}
      {data && <Pagination page={page} count={data.totalPages} onPage={setPage} />}
    </Page>
  );
}
