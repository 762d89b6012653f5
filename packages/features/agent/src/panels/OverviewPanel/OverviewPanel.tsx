import { Trans, useLingui } from "@lingui/react/macro";
import { useGetTeamOverviewQuery } from "@marquee/api-client";
import type { TeamOverview } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { DayChart, LoadGate } from "@marquee/runtime";
import { DateTime, Heading, Money, type TableColumn, Text, VendorChip, VendorRow } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { CurrencyChoice } from "../../components/CurrencyChoice.tsx";
import { Tiles } from "../../components/Tiles.tsx";
import { type TeamReport, useTeamReport } from "../../model/useTeamReport.ts";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;

type Day = TeamOverview["days"][number];

const lengths = [7, 30, 90] as const;
const toDays = (text: string): number => lengths.find((each) => String(each) === text) ?? 30;

/** As often as the gateway brings the figures up to date. */
const everyMinute = { pollingInterval: 60_000, skipPollingIfUnfocused: true };

function useColumns(symbol: string): readonly TableColumn<Day>[] {
  const { t } = useLingui();
  const money = (key: "stake" | "win" | "deposits" | "withdrawals", title: string): TableColumn<Day> => ({
    key,
    title,
    align: "end",
    toCell: (day) => <Money amount={day[key]} currency={symbol} />,
  });
  return [
    money("stake", t`Stakes`),
    money("win", t`Wins`),
    money("deposits", t`Deposits`),
    money("withdrawals", t`Withdrawals`),
    { key: "registrations", title: t`New members`, align: "end", toCell: ({ registrations }) => registrations },
    { key: "active", title: t`Active members`, align: "end", toCell: ({ active }) => active },
  ];
}

function Team({ team, report }: { readonly team: TeamOverview; readonly report: TeamReport }) {
  const { t, i18n } = useLingui();
  const { today, countedAt, members, balance } = team;
  const symbol = report.toSymbol(team.currency);
  const columns = useColumns(symbol);
  return (
    <>
      <Tiles
        tiles={[
          { name: t`Members`, value: i18n.number(members) },
          { name: t`Balance of all`, value: <Money amount={balance} currency={symbol} /> },
        ]}
      />
      {countedAt !== null && (
        <Text size="label" tone="muted">
          <Trans>
            Counted <DateTime instant={new Date(countedAt).toISOString()} timeZone={report.timeZone} />
          </Trans>
        </Text>
      )}
      <Heading level={4} size="title">
        <Trans>Today</Trans>
      </Heading>
      <Tiles
        tiles={[
          { name: t`Deposits`, value: <Money amount={today.deposits} currency={symbol} /> },
          { name: t`Withdrawals`, value: <Money amount={today.withdrawals} currency={symbol} /> },
          { name: t`Stakes`, value: <Money amount={today.stake} currency={symbol} /> },
          { name: t`Wins`, value: <Money amount={today.win} currency={symbol} /> },
          { name: t`New members`, value: i18n.number(today.registrations) },
          { name: t`Active members`, value: i18n.number(today.active) },
        ]}
      />
      <VendorRow aria-label={t`Period`}>
        {lengths.map((length) => (
          <VendorChip
            key={length}
            name={t`${length} days`}
            selected={team.days.length === length}
            onSelect={() => report.set({ days: String(length) })}
          />
        ))}
      </VendorRow>
      <DayChart title={t`Stakes by day`} rows={team.days} toValue={({ stake }) => Number(stake)} columns={columns} />
      <Text size="label" tone="muted">
        <Trans>Figures follow play within a minute. Bets count when they are settled.</Trans>
      </Text>
    </>
  );
}

/** The agent's team today and by day (AC-03). */
export function OverviewPanel() {
  const report = useTeamReport();
  const { currency } = report.asked;
  const request = { days: toDays(report.get("days")), ...(currency === undefined ? {} : { currency }) };
  const loaded = useGetTeamOverviewQuery(request, everyMinute);
  return (
    <Page>
      <Heading level={3}>
        <Trans>Team overview</Trans>
      </Heading>
      {loaded.data && <CurrencyChoice {...loaded.data} onChoose={(next) => report.set({ currency: next })} />}
      <LoadGate query={loaded} rows={6}>
        {(team) => <Team team={team} report={report} />}
      </LoadGate>
    </Page>
  );
}
