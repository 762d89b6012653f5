import { Trans, useLingui } from "@lingui/react/macro";
import { keepDays, type MemberRank } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { OfferedMoney } from "@marquee/runtime";
import { Badge, Money, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { isSome, type LevelTerms } from "../../model/rankFigures.ts";

const Name = styled.span`display: inline-flex; flex-wrap: wrap; align-items: center; gap: ${token("space.4")} ${token("space.8")};`;
const Paid = styled(Name)`justify-content: flex-end;`;
const Frame = styled.div`min-inline-size: 0; overflow-x: auto;`;

function useColumns({ level: own, levels }: MemberRank, symbol: string): readonly TableColumn<LevelTerms>[] {
  const { t, i18n } = useLingui();
  const toPercent = (raise: string): string =>
    i18n.number(Number(raise) / 100, { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const toAmount = (amount: string) => (isSome(amount) ? <Money amount={amount} currency={symbol} /> : "–");
  return [
    {
      key: "level",
      title: t`Level`,
      toCell: ({ level, isVip }) => (
        <Name>
          {t`VIP ${level}`}
          {level === own && (
            <Badge tone="primary">
              <Trans>Yours</Trans>
            </Badge>
          )}
          {isVip && (
            <Badge tone="accent">
              <Trans>VIP service</Trans>
            </Badge>
          )}
        </Name>
      ),
    },
    { key: "growth", title: t`Valid bets in total`, align: "end", toCell: ({ growth }) => toAmount(growth) },
    { key: "keep", title: t`To keep it`, align: "end", toCell: ({ keep }) => toAmount(keep) },
    {
      key: "gift",
      title: t`Gift`,
      align: "end",
      toCell: ({ gift, giftState }) => (
        <Paid>
          {isSome(gift) ? <OfferedMoney amount={gift} /> : "–"}
          {giftState === "CLAIMED" && (
            <Badge tone="muted">
              <Trans>Claimed</Trans>
            </Badge>
          )}
        </Paid>
      ),
    },
    ...(levels.some(({ raise }) => raise !== null)
      ? [
          {
            key: "raise",
            title: t`Added rebate`,
            align: "end",
            isOneLine: true,
            toCell: ({ raise }: LevelTerms) => toPercent(raise ?? "0"),
          } as const,
        ]
      : []),
  ];
}

/** What each level takes and gives. */
export function LevelTable({ rank, symbol }: { readonly rank: MemberRank; readonly symbol: string }) {
  const { t } = useLingui();
  const columns = useColumns(rank, symbol);
  const { keepPercent } = rank;
  return (
    <>
      {/* Where it is wider than the panel it scrolls, by keyboard too. */}
      <Frame role="group" aria-label={t`Benefits by level`} tabIndex={0}>
        <Table
          caption={t`Benefits by level`}
          columns={columns}
          rows={rank.levels.filter(({ level }) => level > 0)}
          toKey={({ level }) => String(level)}
        />
      </Frame>
      <Text size="small" tone="muted">
        <Trans>
          A level is kept for another {keepDays} days with {keepPercent} % of its valid bets. A gift is paid once for
          each level, and has no end date. A level that was lost comes back with what keeps it, staked in one period.
        </Trans>
      </Text>
    </>
  );
}
