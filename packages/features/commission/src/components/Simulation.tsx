import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useSimulateContractMutation } from "@marquee/api-client";
import type { SimulationRequest, Simulation as Simulated } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { Wide, useSymbolOf } from "@marquee/runtime";
import { Button, Money, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { useDay } from "../model/useDay.ts";
import { BillSteps } from "./BillSteps.tsx";

const Part = styled.section`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.8")}; justify-items: start; > * { max-inline-size: 100%; }`;

type Line = Simulated["periods"][number];

function useColumns({ currency, periods }: Simulated): readonly TableColumn<Line>[] {
  const { t } = useLingui();
  const toDay = useDay();
  const symbol = useSymbolOf()(currency);
  const money = (key: string, title: string, get: (line: Line) => string | null | undefined): TableColumn<Line> => ({
    key,
    title,
    align: "end",
    toCell: (line) => {
      const amount = get(line) ?? null;
      return amount === null ? "–" : <Money amount={amount} currency={symbol} />;
    },
  });
  return [
    { key: "period", title: t`Period`, isOneLine: true, toCell: ({ periodStart }) => toDay(periodStart) },
    money("validBet", t`Valid bets`, ({ validBet }) => validBet),
    money("before", t`Paid then`, ({ before }) => before),
    money("downline", t`Downline gets`, ({ downline }) => downline),
    ...(periods.some(({ upline }) => upline !== null)
      ? [
          money("gets", t`You get from above`, ({ upline }) => upline?.gets),
          money("keeps", t`You keep`, ({ upline }) => upline?.keeps),
        ]
      : []),
  ];
}

function Periods({ result }: { readonly result: Simulated }) {
  const { t } = useLingui();
  const columns = useColumns(result);
  const { periods } = result;
  const [last] = periods;
  return (
    <>
      <Wide aria-label={t`The last periods under these terms`}>
        <Table
          caption={t`The last periods under these terms`}
          columns={columns}
          rows={periods}
          toKey={({ periodStart }) => String(periodStart)}
        />
      </Wide>
      {last !== undefined && <BillSteps steps={last.steps} />}
    </>
  );
}

/** What the last periods would have brought under terms that nobody has signed yet, for both sides. @param getRequest the terms as they are typed; undefined while they are wrong */
export function Simulation({ getRequest }: { readonly getRequest: () => SimulationRequest | undefined }) {
  const { t, i18n } = useLingui();
  const [simulate, { data, error, isLoading }] = useSimulateContractMutation();
  const [isWrong, setIsWrong] = useState(false);
  const ask = (): void => {
    const request = getRequest();
    setIsWrong(request === undefined);
    if (request !== undefined) void simulate(request);
  };
  return (
    <Part aria-label={t`Simulation`}>
      <Button onClick={ask} busy={isLoading}>
        <Trans>Try with the last periods</Trans>
      </Button>
      {isWrong && (
        <Text tone="danger" role="alert">
          <Trans>Fill in the account and the terms first.</Trans>
        </Text>
      )}
      {!isWrong && error !== undefined && (
        <Text tone="danger" role="alert">
          {toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
        </Text>
      )}
      {!isWrong && data !== undefined && <Periods result={data} />}
    </Part>
  );
}
