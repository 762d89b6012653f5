import { Trans, useLingui } from "@lingui/react/macro";
import { useGetMissionSummaryQuery } from "@marquee/api-client";
import type { Mission, MissionSummary } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, useIsOn, useSymbolOf } from "@marquee/runtime";
import { EmptyState, Heading, Tabs, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { toFirstGroup, toGroups } from "../../model/missionFigures.ts";
import { groupTexts } from "../../model/missionTexts.ts";
import { Challenges } from "./Challenges.tsx";
import { Leaderboard } from "./Leaderboard.tsx";
import { MissionCard } from "./MissionCard.tsx";

const Page = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.16")};`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const noRequest = {};
const noMissions = "none";

function Missions({
  missions,
  label,
  symbol,
}: {
  readonly missions: readonly Mission[];
  readonly label: string;
  readonly symbol: string;
}) {
  return (
    <List aria-label={label}>
      {missions.map((mission) => (
        <li key={mission.id}>
          <MissionCard mission={mission} symbol={symbol} />
        </li>
      ))}
    </List>
  );
}

function Groups({ summary: { missions, currency } }: { readonly summary: MissionSummary }) {
  const { t, i18n } = useLingui();
  const symbol = useSymbolOf()(currency);
  // It stays where it is when a claim leaves nothing more to claim there.
  const [chosen, setChosen] = useState<string | undefined>(() => toFirstGroup(missions));
  const hasBoard = useIsOn("MISSBOARD3");
  const hasChallenges = useIsOn("CHALLENGE3");
  const hasTabs = hasBoard || hasChallenges;
  // Steps of challenges are shown with their challenge.
  const groups = toGroups(missions).filter(({ group }) => group !== "CHALLENGE");
  const none = (
    <EmptyState picture="empty" title={t`No missions now`} level={4}>
      <Trans>When there are missions for you, they appear here with what they pay.</Trans>
    </EmptyState>
  );
  const tabs = [
    ...groups.map(({ group, missions: own }) => {
      const label = i18n._(groupTexts[group]);
      return { key: group, label, content: <Missions missions={own} label={label} symbol={symbol} /> };
    }),
    ...(groups.length === 0 && hasTabs ? [{ key: noMissions, label: t`Missions`, content: none }] : []),
    ...(hasChallenges ? [{ key: "CHALLENGE", label: i18n._(groupTexts.CHALLENGE), content: <Challenges /> }] : []),
    ...(hasBoard ? [{ key: "board", label: t`Leaderboard`, content: <Leaderboard /> }] : []),
  ];
  const [first] = tabs;
  if (first === undefined) return none;
  // A group may end while it is shown.
  const selected = tabs.some(({ key }) => key === chosen) ? (chosen ?? first.key) : first.key;
  return <Tabs label={t`Missions`} selected={selected} onSelect={setChosen} tabs={tabs} />;
}

/** Missions (MC-12, PM-09): by group, each with its progress, what it pays and its claim. They follow play by themselves. */
export function MissionLeaderboardPanel() {
  const query = useGetMissionSummaryQuery(noRequest);
  return (
    <Page>
      <Heading level={3}>
        <Trans>Missions</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>
          Complete a mission and claim its reward before its time ends. What you play counts within seconds.
        </Trans>
      </Text>
      <LoadGate query={query} rows={4}>
        {(summary) => <Groups summary={summary} />}
      </LoadGate>
    </Page>
  );
}
