import { Trans, useLingui } from "@lingui/react/macro";
import type { Overview } from "@marquee/contract/staff";
import { from, token } from "@marquee/design-tokens";
import { ErrorState, Heading, SelectField, Skeleton, Text } from "@marquee/ui-kit";
import { useSearchParams } from "react-router";
import { styled } from "styled-components";
import { useGetOverviewQuery } from "../../api/endpoints/staff/overviewEndpoints.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { Page, PageHead } from "../../frame/Page.tsx";
import { CurrencySelect, useShownCurrency } from "../../list/CurrencySelect.tsx";
import { toErrorText } from "../../texts/errorText.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { DayChart } from "./DayChart.tsx";
import { FigureCards } from "./FigureCards.tsx";
import { HourChart } from "./HourChart.tsx";
import { drawnFigures, isDrawnFigure, useFigureNames } from "./useFigures.ts";
import { WaitingList } from "./WaitingList.tsx";
import { useZoneName } from "../../texts/useZoneName.ts";

const Charts = styled.div`
  display: grid;
  gap: ${token("space.16")};
  > * { min-inline-size: 0; }
  @media ${from("desktop")} { grid-template-columns: 1fr 1fr; }
`;
const Choice = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: ${token("space.12")};
  max-inline-size: 480px;
`;

function Figures({ overview }: { readonly overview: Overview }) {
  const { t } = useLingui();
  const [parameters, setParameters] = useSearchParams();
  const names = useFigureNames();
  const chosen = parameters.get("figure") ?? "";
  const figure = isDrawnFigure(chosen) ? chosen : "revenue";
  const choose = (next: string): void =>
    setParameters(
      (all) => {
        all.set("figure", next);
        return all;
      },
      { replace: true },
    );
  return (
    <>
      <FigureCards overview={overview} />
      <Choice>
        <SelectField
          label={t`Figure in the charts`}
          value={figure}
          options={drawnFigures.map((value) => ({ value, label: names[value] }))}
          onChange={({ target }) => choose(target.value)}
        />
        <CurrencySelect />
      </Choice>
      <Charts>
        <HourChart overview={overview} figure={figure} />
        <DayChart overview={overview} figure={figure} />
      </Charts>
      <WaitingList waiting={overview.waiting} />
    </>
  );
}

/** The merchant's day at a look; it follows by itself. */
export function OverviewPage() {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const currency = useShownCurrency();
  const toTime = useTimeText();
  const { data, error, isFetching, refetch } = useGetOverviewQuery(
    { merchant: merchant.code, currency },
    { pollingInterval: 30_000, skipPollingIfUnfocused: true, refetchOnFocus: true },
  );
  const at = data === undefined ? "" : toTime(data.at, merchant.timeZone);
  const { zone } = useZoneName();
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Overview</Trans>
        </Heading>
        <Text size="small" tone="muted">
          {data === undefined ? null : (
            <Trans>
              As of {at}, {zone}
            </Trans>
          )}
        </Text>
      </PageHead>
      {data !== undefined ? (
        <Figures overview={data} />
      ) : error === undefined ? (
        <>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </>
      ) : (
        <ErrorState title={t`The overview did not load`} onRetry={() => void refetch()} busy={isFetching}>
          {toErrorText(i18n, error)}
        </ErrorState>
      )}
    </Page>
  );
}
