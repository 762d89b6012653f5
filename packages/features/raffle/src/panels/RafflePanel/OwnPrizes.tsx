import { Trans, useLingui } from "@lingui/react/macro";
import { useListRaffleRecordsQuery } from "@marquee/api-client";
import type { RaffleRecord } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { RecordBody, useLanguage, useSymbolOf } from "@marquee/runtime";
import { Badge, DateTime, EmptyState, Heading, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { usePrizeText } from "../../model/usePrizeText.ts";

const Base = styled.section`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.12")};`;
const Told = styled.div`
  display: grid;
  gap: ${token("space.4")};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const tones = { PROCESS: "primary", DONE: "success", CANCELLED: "danger" } as const;

function useColumns(): readonly TableColumn<RaffleRecord>[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toSymbol = useSymbolOf();
  const toPrize = usePrizeText();
  const states = { PROCESS: t`Not handed over yet`, DONE: t`Handed over`, CANCELLED: t`Cancelled` };
  return [
    { key: "time", title: t`Time`, toCell: ({ at }) => <DateTime instant={new Date(at).toISOString()} /> },
    {
      key: "prize",
      title: t`Prize`,
      toCell: ({ prize, currency, gift, recordId }) => (
        <Told>
          <span>{toPrize(prize, toSymbol(currency))}</span>
          {gift !== null && (
            <span>
              <Badge tone={tones[gift.state]}>{states[gift.state]}</Badge>
            </span>
          )}
          {gift !== null && gift.remark !== "" && <Text size="small">{gift.remark}</Text>}
          <Text size="label" tone="muted">
            {recordId}
          </Text>
        </Told>
      ),
    },
    { key: "raffle", title: t`Raffle`, toCell: ({ names }) => <Told>{names[language] ?? names.EN}</Told> },
  ];
}

/** What the member has drawn until now, newest first; of a gift how far it is (PM-15). */
export function OwnPrizes() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const columns = useColumns();
  const loaded = useListRaffleRecordsQuery({ pageNo: page });
  return (
    <Base aria-label={t`Your draws`}>
      <Heading level={3}>
        <Trans>Your draws</Trans>
      </Heading>
      <RecordBody
        loaded={loaded}
        page={page}
        onPage={setPage}
        empty={
          <EmptyState picture="empty" title={t`You have not drawn yet`} level={4}>
            <Trans>What you draw appears here.</Trans>
          </EmptyState>
        }
        renderList={({ list }) => (
          <Table caption={t`Your draws`} columns={columns} rows={list} toKey={({ recordId }) => recordId} />
        )}
      />
    </Base>
  );
}
