import { Trans, useLingui } from "@lingui/react/macro";
import { useListPointMovementsQuery } from "@marquee/api-client";
import type { PointMovement } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate } from "@marquee/runtime";
import { DateTime, EmptyState, Pagination, Table, type TableColumn } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { toMovementText } from "../../model/pointTexts.ts";
import { usePointText } from "../../model/usePointText.ts";

const Base = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;

function useColumns(): readonly TableColumn<PointMovement>[] {
  const { t } = useLingui();
  const toText = usePointText();
  return [
    { key: "time", title: t`Time`, toCell: ({ at }) => <DateTime instant={new Date(at).toISOString()} /> },
    { key: "type", title: t`For`, toCell: ({ kind }) => t(toMovementText(kind)) },
    {
      key: "changed",
      title: t`Points`,
      align: "end",
      toCell: ({ changed }) => (changed.startsWith("-") ? toText(changed, 4) : `+${toText(changed, 4)}`),
    },
    { key: "balance", title: t`Then`, align: "end", toCell: ({ balance }) => toText(balance, 4) },
  ];
}

/** Each earn and spend of the caller's points (PM-08), newest first. */
export function MovementsTab() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const columns = useColumns();
  const query = useListPointMovementsQuery({ pageNo: page });
  return (
    <Base>
      <LoadGate query={query} rows={6}>
        {({ list, totalPages }) =>
          list.length === 0 ? (
            <EmptyState picture="empty" title={t`No points have moved yet`} level={2}>
              <Trans>What you earn by playing appears here within seconds.</Trans>
            </EmptyState>
          ) : (
            <>
              <Table
                caption={t`Movements of points`}
                columns={columns}
                rows={list}
                toKey={({ at, kind, refNo, balance }) => `${at} ${kind} ${refNo} ${balance}`}
              />
              {totalPages > 1 && <Pagination page={page} count={totalPages} onPage={setPage} />}
            </>
          )
        }
      </LoadGate>
    </Base>
  );
}
