import { Trans, useLingui } from "@lingui/react/macro";
import { type GetRevenue, revenueGroups } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { DateField, ErrorState, Heading, SelectField, Skeleton, Text } from "@marquee/ui-kit";
import { useSearchParams } from "react-router";
import { styled } from "styled-components";
import { isApiError } from "../../api/ApiError.ts";
import { useGetRevenueQuery } from "../../api/endpoints/report/staffEndpoints.ts";
import { useDesk, useMay } from "../../frame/DeskContext.ts";
import { ZoneNote } from "../../frame/ZoneNote.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { CurrencySelect, useShownCurrency } from "../../list/CurrencySelect.tsx";
import { ExportButton } from "../../list/ExportButton.tsx";
import { toErrorText, toFieldText } from "../../texts/errorText.ts";
import { BrandRevenue } from "./BrandRevenue.tsx";
import { RevenueChart } from "./RevenueChart.tsx";
import { RevenueTotals } from "./RevenueTotals.tsx";
import { revenueFigures, useRevenueTexts } from "./useRevenueTexts.ts";

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: ${token("space.12")};
  align-items: end;
`;

/** A day on the merchant's calendar, so many days ago. */
const toDay = (timeZone: string, daysAgo: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date(Date.now() - daysAgo * 86_400_000));

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

function useRevenueAddress() {
  const { merchant } = useDesk();
  const [parameters, setParameters] = useSearchParams();
  const [from, to] = [parameters.get("from"), parameters.get("to")];
  const currency = useShownCurrency();
  const request: GetRevenue = {
    currency,
    from: isDay(from) ? from : toDay(merchant.timeZone, 29),
    to: isDay(to) ? to : toDay(merchant.timeZone, 0),
    by: revenueGroups.find((group) => group === parameters.get("by")) ?? "day",
  };
  return {
    request,
    figure: revenueFigures.find((figure) => figure === parameters.get("figure")) ?? "ggr",
    set: (name: string, value: string): void => {
      const next = new URLSearchParams(parameters);
      next.set(name, value);
      setParameters(next, { replace: true });
    },
  };
}

function RevenueFilters({
  address: { request, figure, set },
  fault,
}: {
  readonly address: ReturnType<typeof useRevenueAddress>;
  /** Why the report was refused. */
  readonly fault: unknown;
}) {
  const { t, i18n } = useLingui();
  const wrong = isApiError(fault) ? fault.fields.find(({ name }) => name === "to") : undefined;
  const { figures, groups } = useRevenueTexts();
  // A day that is half typed is no day yet.
  const setDay =
    (name: string) =>
    (event: { readonly target: { readonly value: string } }): void => {
      if (isDay(event.target.value)) set(name, event.target.value);
    };
  return (
    <Filters>
      <DateField label={t`From`} value={request.from} max={request.to} onChange={setDay("from")} />
      <DateField
        label={t`To`}
        value={request.to}
        min={request.from}
        onChange={setDay("to")}
        {...(wrong !== undefined && { error: toFieldText(i18n, wrong) })}
      />
      <SelectField
        label={t`Group by`}
        value={request.by}
        options={revenueGroups.map((value) => ({ value, label: groups[value] }))}
        onChange={({ target }) => set("by", target.value)}
      />
      <CurrencySelect />
      <SelectField
        label={t`Figure in the chart`}
        value={figure}
        options={revenueFigures.map((value) => ({ value, label: figures[value] }))}
        onChange={({ target }) => set("figure", target.value)}
      />
    </Filters>
  );
}

/** Gross and net gaming revenue of a period: totals, a chart with its table, and a file with every line. */
export function RevenuePage() {
  const { t, i18n } = useLingui();
  const { merchant, session } = useDesk();
  const address = useRevenueAddress();
  const { request, figure } = address;
  const { data, error, isFetching, refetch } = useGetRevenueQuery({ merchant: merchant.code, ...request });
  const mayExport = useMay("exports.create");
  const [shown, count] = [data?.lines.length ?? 0, data?.count ?? 0];
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Revenue</Trans>
        </Heading>
        {mayExport && <ExportButton list="revenue" filters={request} />}
      </PageHead>
      <RevenueFilters address={address} fault={error} />
      <ZoneNote />
      {data !== undefined && (
        <>
          <RevenueTotals totals={data.totals} currency={data.currency} />
          <RevenueChart revenue={data} figure={figure} by={request.by} />
          {count > shown && (
            <Text tone="muted">
              <Trans>
                The first {shown} of {count} lines. A file has them all.
              </Trans>
            </Text>
          )}
        </>
      )}
      {data === undefined && error === undefined && <Skeleton shape="card" />}
      {error !== undefined && !isFetching && (
        <ErrorState title={t`The report did not load`} onRetry={() => void refetch()} busy={isFetching}>
          {toErrorText(i18n, error)}
        </ErrorState>
      )}
      {session.permissions.includes("reports.read") && <BrandRevenue from={request.from} to={request.to} />}
    </Page>
  );
}
