import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useListInvitationCodesQuery } from "@marquee/api-client";
import { LoadGate } from "@marquee/runtime";
import { EmptyState, Pagination, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { LinkCard } from "./LinkCard.tsx";

const pageSize = 20;

/** The agent's links with their statistics (AC-04, X-57). Without `most`, the highest rebate, they can be read alone. */
export function LinkList({ most }: { readonly most: number | undefined }) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const loaded = useListInvitationCodesQuery({ pageNo: page, pageSize });
  return (
    <>
      <LoadGate query={{ ...loaded, data: loaded.currentData }} rows={3}>
        {({ totalCount, totals, list }) =>
          totalCount === 0 ? (
            <EmptyState picture="empty" title={t`You have no invitation code yet`} level={4}>
              <Trans>Make a link. Everyone who registers with it joins your team.</Trans>
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
              {list.map((link) => (
                <LinkCard key={link.code} link={link} most={most} />
              ))}
            </>
          )
        }
      </LoadGate>
      {loaded.data && <Pagination page={page} count={loaded.data.totalPages} onPage={setPage} />}
    </>
  );
}
