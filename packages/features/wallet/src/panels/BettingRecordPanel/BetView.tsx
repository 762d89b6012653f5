import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useGetBetQuery } from "@marquee/api-client";
import type { BetDetails, GetBetRequest } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { paths, type Report, Totals } from "@marquee/runtime";
import {
  Badge,
  Button,
  DateTime,
  ErrorState,
  Heading,
  Link,
  Money,
  Skeleton,
  Table,
  type TableColumn,
  Text,
} from "@marquee/ui-kit";
import { styled } from "styled-components";
import { kindTexts } from "../../model/kindTexts.ts";
import { recordTexts, roundStateTexts } from "../../model/recordTexts.ts";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
  justify-items: start;
  > * { max-inline-size: 100%; }
  > dl, > [role="table"] { inline-size: 100%; }
  code { overflow-wrap: anywhere; font-size: ${token("text.small")}; }
`;
const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.12")};`;

type Step = BetDetails["steps"][number];
type Look = Pick<Report, "symbol" | "timeZone">;

function useSteps({ symbol, timeZone }: Look): readonly TableColumn<Step>[] {
  const { t } = useLingui();
  return [
    {
      key: "at",
      title: t(recordTexts.time),
      toCell: ({ at }) => <DateTime instant={new Date(at).toISOString()} timeZone={timeZone} />,
    },
    { key: "kind", title: t(recordTexts.type), toCell: ({ kind }) => t(kindTexts[kind]) },
    {
      key: "amount",
      title: t(recordTexts.amount),
      align: "end",
      toCell: ({ amount }) => <Money amount={amount} currency={symbol} change />,
    },
  ];
}

/** The game's page that shows the round again. */
const toReplay = (replay: NonNullable<BetDetails["replay"]>, { roundId, provider }: BetDetails): string => {
  const back = `${paths.member}/personalHistoryCopy?${new URLSearchParams({ provider, round: roundId })}`;
  return `${paths.byIframe}?${new URLSearchParams({ ...replay, mode: "REAL", back, round: roundId })}`;
};

function Details({ bet, look }: { readonly bet: BetDetails; readonly look: Look }) {
  const { t } = useLingui();
  const columns = useSteps(look);
  const { gameName, vendorName, roundId, state, steps, stake, win, net, replay } = bet;
  return (
    <>
      <Heading level={3}>{gameName}</Heading>
      <Text tone="muted">{vendorName}</Text>
      <Badge tone={state === "OPEN" ? "primary" : "muted"}>{t(roundStateTexts[state])}</Badge>
      <Totals
        symbol={look.symbol}
        totals={[
          { name: t(recordTexts.stake), amount: stake },
          { name: t(recordTexts.win), amount: win },
          { name: t(recordTexts.result), amount: net, change: true },
        ]}
      />
      <Table
        caption={t`Money the round moved`}
        columns={columns}
        rows={steps}
        toKey={({ refNo, kind }) => `${refNo} ${kind}`}
      />
      <Text size="label" tone="muted">
        <Trans>
          Round <code>{roundId}</code>
        </Trans>
      </Text>
      {replay === null ? (
        <Text size="small" tone="muted">
          <Trans>The game cannot show this round again at the moment.</Trans>
        </Text>
      ) : (
        <Link look="primary" href={toReplay(replay, bet)}>
          <Trans>Show the round again</Trans>
        </Link>
      )}
    </>
  );
}

/** One round in full: what it moved, and the game's own replay. */
export function BetView({
  bet,
  look,
  onLeave,
}: {
  readonly bet: GetBetRequest;
  readonly look: Look;
  readonly onLeave: () => void;
}) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = useGetBetQuery(bet);
  return (
    <Page>
      {data !== undefined && <Details bet={data} look={look} />}
      {data === undefined && error === undefined && <Skeleton shape="card" />}
      {data === undefined && error !== undefined && (
        <ErrorState
          level={3}
          title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      <Buttons>
        <Button onClick={onLeave}>
          <Trans>All rounds</Trans>
        </Button>
      </Buttons>
    </Page>
  );
}
