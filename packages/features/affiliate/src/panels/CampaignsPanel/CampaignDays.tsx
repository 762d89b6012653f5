import { Trans, useLingui } from "@lingui/react/macro";
import { useListCampaignFiguresQuery } from "@marquee/api-client";
import { DayChart, LoadGate, PeriodChoice, type Report, useSymbolOf } from "@marquee/runtime";
import { EmptyState, Heading, Money, type TableColumn, Text, VendorChip, VendorRow } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { PanelPage } from "../../components/PanelPage.ts";
import { type FigureDay, fillDays } from "../../model/fillDays.ts";

const Sums = styled.span`display: grid; justify-items: end;`;

const counts = ["visits", "registrations", "firstDeposits", "qualified"] as const;
type Count = (typeof counts)[number];
const toCount = (text: string): Count => counts.find((each) => each === text) ?? "visits";

function useNames(): Readonly<Record<Count, string>> {
  const { t } = useLingui();
  return {
    visits: t`Visits`,
    registrations: t`Registrations`,
    firstDeposits: t`First deposits`,
    qualified: t`Qualified players`,
  };
}

function useColumns(): readonly TableColumn<FigureDay>[] {
  const { t, i18n } = useLingui();
  const names = useNames();
  const toSymbol = useSymbolOf();
  return [
    ...counts.map((key): TableColumn<FigureDay> => ({
      key,
      title: names[key],
      align: "end",
      isOneLine: true,
      toCell: (day) => i18n.number(day[key]),
    })),
    {
      key: "net",
      title: t`Net revenue before the fee`,
      align: "end",
      toCell: ({ net }) => (
        <Sums>
          {net.length === 0 && "–"}
          {net.map(({ currency, amount }) => (
            <Money key={currency} amount={amount} currency={toSymbol(currency)} />
          ))}
        </Sums>
      ),
    },
  ];
}

function Days({ days, report }: { readonly days: readonly FigureDay[]; readonly report: Report }) {
  const { t } = useLingui();
  const names = useNames();
  const columns = useColumns();
  const shown = toCount(report.get("figure"));
  const name = names[shown];
  return (
    <>
      <VendorRow aria-label={t`Figure`}>
        {counts.map((each) => (
          <VendorChip
            key={each}
            name={names[each]}
            selected={each === shown}
            onSelect={() => report.set({ figure: each })}
          />
        ))}
      </VendorRow>
      <DayChart
        title={t`${name} by day`}
        rows={fillDays(days, report.days, report.today)}
        toValue={(day) => day[shown]}
        columns={columns}
      />
    </>
  );
}

/** A campaign's figures by day, as a chart with a table behind it. */
export function CampaignDays({ campaignId, report }: { readonly campaignId: string; readonly report: Report }) {
  const { t } = useLingui();
  const loaded = useListCampaignFiguresQuery({ campaignId, ...report.days });
  return (
    <PanelPage>
      <Heading level={4}>
        <Trans>Figures by day</Trans>
      </Heading>
      <PeriodChoice report={report} />
      <LoadGate query={{ ...loaded, data: loaded.currentData }} rows={4}>
        {({ days }) =>
          days.length === 0 ? (
            <EmptyState picture="empty" title={t`Nothing in this period`} level={4}>
              <Trans>Visits, registrations and deposits appear here within minutes.</Trans>
            </EmptyState>
          ) : (
            <Days days={days} report={report} />
          )
        }
      </LoadGate>
      <Text size="label" tone="muted">
        <Trans>Each internet address counts once a day as a visit. The fee is taken off at the end of the month.</Trans>
      </Text>
    </PanelPage>
  );
}
