import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useListInvitationCodesQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { LoadGate } from "@marquee/runtime";
import { EmptyState, Heading, Pagination, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { CodeCard } from "./CodeCard.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;

const pageSize = 20;

/** The agent's invitation codes (RP-05): each with its link, and the number of members who registered with it. */
export function InvitationCodesPanel() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const loaded = useListInvitationCodesQuery({ pageNo: page, pageSize });
  return (
    <Page>
      <Heading level={3}>
        <Trans>Invitation codes</Trans>
      </Heading>
      <LoadGate query={{ ...loaded, data: loaded.currentData }} rows={3}>
        {({ totalCount, totals, list }) =>
          totalCount === 0 ? (
            <EmptyState picture="empty" title={t`You have no invitation code yet`} level={4}>
              <Trans>Ask customer service for one. Everyone who registers with it joins your team.</Trans>
            </EmptyState>
          ) : (
            <>
              <Text tone="muted">
                <Plural
                  value={totals.registrations}
                  one="# member registered with your codes."
                  other="# members registered with your codes."
                />
              </Text>
              {list.map((code) => (
                <CodeCard key={code.code} code={code} />
              ))}
            </>
          )
        }
      </LoadGate>
      {loaded.data && <Pagination page={page} count={loaded.data.totalPages} onPage={setPage} />}
    </Page>
  );
}
