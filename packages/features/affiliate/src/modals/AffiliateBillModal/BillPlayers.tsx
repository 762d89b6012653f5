import { Trans, useLingui } from "@lingui/react/macro";
import type { AffiliateBill } from "@marquee/contract";
import { useSymbolOf, Wide } from "@marquee/runtime";
import { Heading, Money, Pagination, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { Part } from "../../components/PanelPage.ts";

type Player = AffiliateBill["players"]["list"][number] & { readonly number: number };
type Sum = "stakes" | "wins" | "bonuses" | "rebates" | "fee" | "ngr";

function useColumns(currency: string): readonly TableColumn<Player>[] {
  const { t } = useLingui();
  const symbol = useSymbolOf()(currency);
  const money = (key: Sum, title: string): TableColumn<Player> => ({
    key,
    title,
    align: "end",
    toCell: (player) => <Money amount={player[key]} currency={symbol} />,
  });
  return [
    { key: "account", title: t`Player`, isOneLine: true, toCell: ({ account }) => account },
    money("ngr", t`Net revenue`),
    money("stakes", t`Stakes`),
    money("wins", t`Wins`),
    money("bonuses", t`Bonuses`),
    money("rebates", t`Rebates`),
    money("fee", t`Fee`),
    {
      key: "qualified",
      title: t`Became qualified`,
      toCell: ({ qualified }) => (qualified ? t`In this month` : "–"),
    },
  ];
}

/** Each player's part of a bill, masked, the largest first, by pages. */
export function BillPlayers({
  players: { list, totalCount, totalPages },
  currency,
  page,
  onPage,
}: Pick<AffiliateBill, "players"> & {
  readonly currency: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}) {
  const { t } = useLingui();
  const columns = useColumns(currency);
  return (
    <Part>
      <Heading level={4}>
        <Trans>Your players</Trans>
      </Heading>
      {totalCount === 0 ? (
        <Text tone="muted">
          <Trans>None of your players played in this month.</Trans>
        </Text>
      ) : (
        <>
          <Text size="label" tone="muted">
            <Trans>Net revenue is stakes less wins, bonuses, rebates and the fee.</Trans>
          </Text>
          <Wide aria-label={t`Your players`}>
            <Table
              caption={t`Your players`}
              columns={columns}
              // Names are masked: two may read the same.
              rows={list.map((player, number) => ({ ...player, number }))}
              toKey={({ account, number }) => `${account} ${number}`}
            />
          </Wide>
          {totalPages > 1 && <Pagination page={page} count={totalPages} onPage={onPage} />}
        </>
      )}
    </Part>
  );
}
