import { Trans, useLingui } from "@lingui/react/macro";
import { useClaimRebateMutation, useGetRebateQuery } from "@marquee/api-client";
import type { Rebate } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, useFormFaults, useSymbolOf } from "@marquee/runtime";
import {
  Button,
  Card,
  DateTime,
  EmptyState,
  Heading,
  Money,
  notify,
  Refusal,
  Table,
  type TableColumn,
  Text,
} from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { toCategoryText } from "../../model/categoryTexts.ts";

const Page = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.16")};`;
const Claim = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.16")};
  > div { display: grid; gap: ${token("space.4")}; min-inline-size: 0; }
  strong { font-size: ${token("text.heading")}; font-variant-numeric: tabular-nums; }
`;
const Claims = styled.ul`
  display: grid;
  gap: ${token("space.8")};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${token("space.8")}; }
`;

/** Whether less can be claimed than the least of one claim. Amounts are decimal texts, of which no sum is made here. */
const isTooLittle = ({ amount, minimum }: Rebate): boolean => Number(amount) < Number(minimum);

function ClaimCard({ rebate, symbol }: { readonly rebate: Rebate; readonly symbol: string }) {
  const { t } = useLingui();
  const toFaults = useFormFaults();
  const [claim, { isLoading }] = useClaimRebateMutation();
  const [refusal, setRefusal] = useState("");
  const { amount, minimum, nextAt } = rebate;
  const press = async (): Promise<void> => {
    setRefusal("");
    const result = await claim({});
    if (result.data === undefined) setRefusal(toFaults(result.error).text);
    else notify(t`Your rebate is in your main wallet.`, { tone: "success" });
  };
  return (
    <Claim as="section" aria-label={t`Claim`}>
      <div>
        <Text size="small" tone="muted">
          <Trans>To claim now</Trans>
        </Text>
        <strong>
          <Money amount={amount} currency={symbol} />
        </strong>
        {nextAt !== null && (
          <Text size="small" tone="muted">
            <Trans>
              You have claimed today. The next claim is possible from{" "}
              <DateTime instant={new Date(nextAt).toISOString()} /> on.
            </Trans>
          </Text>
        )}
        {nextAt === null && isTooLittle(rebate) && (
          <Text size="small" tone="muted">
            <Trans>
              A claim takes at least <Money amount={minimum} currency={symbol} />. What is less waits for you.
            </Trans>
          </Text>
        )}
        <Refusal text={refusal} />
      </div>
      <Button
        look="primary"
        busy={isLoading}
        disabled={nextAt !== null || isTooLittle(rebate)}
        onClick={() => void press()}
      >
        <Trans>Claim</Trans>
      </Button>
    </Claim>
  );
}

/** The columns of what can be claimed; amounts have the currency's sign. */
function useColumns(symbol: string): readonly TableColumn<Rebate["parts"][number]>[] {
  const { t, i18n } = useLingui();
  return [
    { key: "category", title: t`Category`, toCell: ({ category }) => i18n._(toCategoryText(category)) },
    {
      key: "validBet",
      title: t`Valid bets`,
      align: "end",
      toCell: ({ validBet }) => <Money amount={validBet} currency={symbol} />,
    },
    {
      key: "rate",
      title: t`Rebate in percent`,
      align: "end",
      toCell: ({ rate, raise }) => (Number(raise) === 0 ? rate : t`${rate}, of which ${raise} for your level`),
    },
    {
      key: "amount",
      title: t`Amount`,
      align: "end",
      toCell: ({ amount }) => <Money amount={amount} currency={symbol} />,
    },
  ];
}

function Parts({
  rebate: { parts, remainder, rate, raise },
  symbol,
}: {
  readonly rebate: Rebate;
  readonly symbol: string;
}) {
  const { t } = useLingui();
  const columns = useColumns(symbol);
  if (parts.length === 0)
    return (
      <EmptyState picture="empty" title={t`Nothing to claim yet`} level={4}>
        {Number(rate) + Number(raise) === 0 ? (
          <Trans>Your account has no rebate at the moment.</Trans>
        ) : (
          <Trans>What you stake with real money appears here a few minutes after a game has ended.</Trans>
        )}
      </EmptyState>
    );
  return (
    <>
      <Table
        caption={t`By category`}
        rows={parts}
        toKey={({ category, rate: own, raise: added }) => `${category} ${own} ${added}`}
        columns={columns}
      />
      {Number(remainder) !== 0 && (
        <Text size="small" tone="muted">
          <Trans>
            Left by rounding earlier claims: <Money amount={remainder} currency={symbol} />
          </Trans>
        </Text>
      )}
    </>
  );
}

function Body({ rebate }: { readonly rebate: Rebate }) {
  const { t } = useLingui();
  const { currency, claims, rate, raise } = rebate;
  const symbol = useSymbolOf()(currency);
  return (
    <>
      {Number(rate) !== 0 && (
        <Text>
          <Trans>Your rebate is {rate} % of what you stake now.</Trans>
        </Text>
      )}
      {Number(raise) !== 0 && (
        <Text>
          <Trans>Your VIP level adds {raise} %.</Trans>
        </Text>
      )}
      <ClaimCard rebate={rebate} symbol={symbol} />
      <Parts rebate={rebate} symbol={symbol} />
      {claims.length > 0 && (
        <>
          <Heading level={4}>
            <Trans>Your last claims</Trans>
          </Heading>
          <Claims aria-label={t`Your last claims`}>
            {claims.map(({ at, amount }) => (
              <li key={at}>
                <DateTime instant={new Date(at).toISOString()} />
                <Money amount={amount} currency={symbol} />
              </li>
            ))}
          </Claims>
        </>
      )}
    </>
  );
}

/** Rebate (MC-14): what has been staked and not yet rebated, by category, and one claim a day of all of it. */
export function ManualRebatePanel() {
  const query = useGetRebateQuery({});
  return (
    <Page>
      <Heading level={3}>
        <Trans>Rebate</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>A part of what you stake comes back to you. You can claim it once a day.</Trans>
      </Text>
      <LoadGate query={query} rows={4}>
        {(rebate) => <Body rebate={rebate} />}
      </LoadGate>
    </Page>
  );
}
