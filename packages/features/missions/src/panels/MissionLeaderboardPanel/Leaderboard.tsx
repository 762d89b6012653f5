import { Trans, useLingui } from "@lingui/react/macro";
import { useGetMissionLeaderboardQuery } from "@marquee/api-client";
import { type MissionBoard, type MissionBoardPeriod, missionBoardPeriods } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate } from "@marquee/runtime";
import { Badge, EmptyState, Table, type TableColumn, Tabs, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { periodTexts } from "../../model/missionTexts.ts";

const Body = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.12")};`;
const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("space.8")};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

type Place = MissionBoard["list"][number];

function useColumns(): readonly TableColumn<Place>[] {
  const { t, i18n } = useLingui();
  return [
    { key: "rank", title: t`Place`, toCell: ({ rank }) => i18n.number(rank) },
    {
      key: "account",
      title: t`Member`,
      toCell: ({ account, isOwn }) => (
        <Name>
          {account ?? t`Hidden`}
          {isOwn && <Badge tone="accent">{t`You`}</Badge>}
        </Name>
      ),
    },
    { key: "score", title: t`Mission points`, align: "end", toCell: ({ score }) => i18n.number(score) },
  ];
}

function Places({ board: { list, me } }: { readonly board: MissionBoard }) {
  const { t, i18n } = useLingui();
  const columns = useColumns();
  if (list.length === 0)
    return (
      <EmptyState picture="empty" title={t`Nobody has mission points yet`} level={4}>
        <Trans>Each mission that you claim gives you points on this board.</Trans>
      </EmptyState>
    );
  const [rank, score] = [me.rank === null ? "" : i18n.number(me.rank), i18n.number(me.score)];
  return (
    <>
      <Text>
        {me.rank === null ? (
          <Trans>You have no mission points in this time yet.</Trans>
        ) : (
          <Trans>
            Your place: {rank}, with {score} mission points.
          </Trans>
        )}
      </Text>
      <Table caption={t`Leaderboard`} rows={list} toKey={({ rank: place }) => String(place)} columns={columns} />
    </>
  );
}

function Period({ period }: { readonly period: MissionBoardPeriod }) {
  const query = useGetMissionLeaderboardQuery({ period });
  return (
    <Body>
      <LoadGate query={query} rows={5}>
        {(board) => <Places board={board} />}
      </LoadGate>
    </Body>
  );
}

/** Who has the most mission points of the day, the week or the month, and the member's own place (PM-10). */
export function Leaderboard() {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<string>("DAY");
  return (
    <Tabs
      label={t`Time`}
      selected={chosen}
      onSelect={setChosen}
      tabs={missionBoardPeriods.map((period) => ({
        key: period,
        label: i18n._(periodTexts[period]),
        content: <Period period={period} />,
      }))}
    />
  );
}
