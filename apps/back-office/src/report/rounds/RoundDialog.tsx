import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffRound, StaffRoundSheet } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { ErrorState, Link, Modal, Skeleton, Table, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useGetStaffRoundQuery } from "../../api/endpoints/report/staffEndpoints.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { toErrorText } from "../../texts/errorText.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { useRoundTexts } from "./useRoundTexts.ts";

const Base = styled.div`display: grid; gap: ${token("space.12")};`;

type Transaction = StaffRoundSheet["transactions"][number];

function Transactions({ round }: { readonly round: StaffRound }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { states, kinds, toRefusal } = useRoundTexts();
  const { provider, roundId, memberId, username, game, vendor, currency, state } = round;
  const asked = { merchant: merchant.code, provider, roundId, memberId };
  const { data, error, isFetching, refetch } = useGetStaffRoundQuery(asked, { refetchOnMountOrArgChange: true });
  const toMoney = (amount: string): string => `${formatMoney(amount, i18n.locale)} ${currency}`;
  return (
    <Base>
      <Text>
        <Link href={`/${merchant.code}/members/${memberId}`}>{username}</Link>
        {` · ${[game, vendor, states[data?.state ?? state]].filter(Boolean).join(" · ")}`}
      </Text>
      <Text tone="muted" size="small">
        {provider} · {roundId}
      </Text>
      {data === undefined && error !== undefined ? (
        <ErrorState title={t`The round did not load`} onRetry={() => void refetch()} busy={isFetching}>
          {toErrorText(i18n, error)}
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton shape="card" />
      ) : (
        <>
          <Table<Transaction>
            caption={t`What the provider has called`}
            rows={data.transactions}
            toKey={({ txId }) => txId}
            columns={[
              { key: "at", title: t`Time`, toCell: ({ at }) => toTime(at, merchant.timeZone), isOneLine: true },
              {
                key: "kind",
                title: t`What`,
                toCell: ({ kind, status }) =>
                  status === "OK" ? kinds[kind] : t`${kinds[kind]}, refused: ${toRefusal(status)}`,
              },
              {
                key: "amount",
                title: t`Amount`,
                align: "end",
                toCell: ({ amount, win }) =>
                  win === null ? toMoney(amount) : t`${toMoney(amount)}, won ${toMoney(win)}`,
              },
              { key: "number", title: t`Number`, toCell: ({ txId }) => txId },
            ]}
          />
          <Text strong>
            <Trans>
              Staked: {toMoney(data.staked)}. Won: {toMoney(data.won)}.
            </Trans>
          </Text>
        </>
      )}
    </Base>
  );
}

/** One round: whose it is, and each call of its provider. */
export function RoundDialog({
  round,
  onClose,
}: {
  readonly round: StaffRound | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Modal title={t`Round`} size="wide" open={round !== undefined} onClose={onClose}>
      {round === undefined ? null : <Transactions round={round} />}
    </Modal>
  );
}
