import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ListStaffGames, StaffGame } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { useListStaffGamesQuery, useListStaffVendorsQuery } from "../../api/endpoints/games/staffEndpoints.ts";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { Named } from "../../frame/Named.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { type ListColumn, RecordList } from "../../list/RecordList.tsx";
import { SelectionBar } from "../../list/SelectionBar.tsx";
import { type ListAddress, useListAddress } from "../../list/useListAddress.ts";
import { type Selection, useSelection, useSelectionColumn } from "../../list/useSelection.tsx";
import { GameMarks } from "../GameMarks.tsx";
import { isCategory, isGameState, useGameTexts } from "../useGameTexts.ts";
import { StakeCell } from "../stakes/StakeCell.tsx";
import { StakesDialog, type StakesTarget } from "../stakes/StakesDialog.tsx";
import { useStakeTexts } from "../stakes/useStakeTexts.ts";
import { AddGames } from "../add/AddGames.tsx";
import { ChangeDialog } from "./ChangeDialog.tsx";
import { GameFilters } from "./GameFilters.tsx";

const Marks = styled.span`display: flex; flex-wrap: wrap; gap: ${token("space.4")};`;

/** What the address asks for. */
function toRequest(address: ListAddress): ListStaffGames {
  const [search, category, vendor, state, mark] = ["q", "category", "vendor", "state", "mark"].map(address.get);
  return {
    ...(search === undefined || search === "" ? {} : { search }),
    ...(category !== undefined && isCategory(category) ? { category } : {}),
    ...(vendor === undefined || vendor === "" ? {} : { vendor }),
    ...(state !== undefined && isGameState(state) ? { state } : {}),
    ...(mark === "hot" || mark === "new" ? { mark } : {}),
    ...address.page,
  };
}

function useGameColumns(
  selection: Selection,
  onEdit: (code: string) => void,
  onStakes: (game: StaffGame) => void,
): readonly ListColumn<StaffGame>[] {
  const { t } = useLingui();
  const { toRange } = useStakeTexts();
  const { categories, states } = useGameTexts();
  const canChange = useMay("games.change");
  const choose = useSelectionColumn<StaffGame>(
    selection,
    ({ code }) => code,
    ({ name }) => name,
  );
  return [
    ...(canChange ? [choose] : []),
    { key: "place", title: t`Place`, align: "end", toCell: ({ place }) => place, toText: ({ place }) => String(place) },
    {
      key: "name",
      title: t`Game`,
      toCell: ({ name, code }) => (
        <Text size="small" strong>
          <Named name={name} code={code} />
        </Text>
      ),
      toText: ({ name }) => name,
    },
    { key: "code", title: t`Code`, toCell: ({ code }) => code, toText: ({ code }) => code, extra: true },
    { key: "vendor", title: t`Vendor`, toCell: ({ vendor }) => vendor, toText: ({ vendor }) => vendor },
    {
      key: "category",
      title: t`Category`,
      toCell: ({ category }) => categories[category],
      toText: ({ category }) => category,
    },
    {
      key: "state",
      title: t`State`,
      toCell: (game) => (
        <Marks>
          <GameMarks of={game} />
          {game.vendorState === "ON" ? null : (
            <Text size="small" tone="muted">
              {t`Vendor: ${states[game.vendorState]}`}
            </Text>
          )}
        </Marks>
      ),
      toText: ({ state, hot, isNew }) => [state, hot ? "HOT" : "", isNew ? "NEW" : ""].join(" ").trim(),
    },
    {
      key: "stakes",
      title: t`Stakes taken`,
      align: "end",
      toCell: (game) => <StakeCell game={game} onChange={canChange ? () => onStakes(game) : undefined} />,
      toText: ({ stakes }) => stakes.map((range) => `${toRange(range)} ${range.currency}`).join("; "),
    },
    {
      key: "rtp",
      title: t`RTP`,
      align: "end",
      toCell: ({ rtp }) => rtp ?? "–",
      toText: ({ rtp }) => rtp ?? "",
      extra: true,
    },
    {
      key: "weight",
      title: t`Turnover weight`,
      align: "end",
      toCell: ({ weight }) => `${weight}%`,
      toText: ({ weight }) => String(weight),
      extra: true,
    },
    ...(canChange
      ? [
          {
            key: "edit",
            title: t`Change`,
            toCell: ({ code, name }: StaffGame) => (
              <Button size="small" aria-label={t`Change ${name}`} onClick={() => onEdit(code)}>
                <Trans>Change</Trans>
              </Button>
            ),
            toText: () => "",
          },
        ]
      : []),
  ];
}

/** All games of the merchant: found, chosen and changed, one or many at once. */
export function GamesPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const address = useListAddress();
  const loaded = useListStaffGamesQuery({ merchant, ...toRequest(address) });
  const vendors = useListStaffVendorsQuery({ merchant }).data?.vendors ?? [];
  const selection = useSelection();
  const [edited, setEdited] = useState<readonly string[]>([]);
  const [target, setTarget] = useState<StakesTarget>();
  const columns = useGameColumns(
    selection,
    (code) => setEdited([code]),
    ({ code, name, stakes }) => setTarget({ of: { codes: [code] }, name, stakes }),
  );
  const chosen = selection.keys.size;
  const canChange = useMay("games.change");
  const shown = loaded.data?.items ?? [];
  const total = loaded.data?.total ?? 0;
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Games</Trans>
        </Heading>
        <Text tone="muted" role="status" size="small">
          <Trans>{total} games match</Trans>
        </Text>
        {canChange && loaded.data && (
          <AddGames vendors={vendors} version={loaded.data.version} refetch={loaded.refetch} />
        )}
      </PageHead>
      <SelectionBar label={t`Chosen games`} selection={selection} shown={shown.map(({ code }) => code)}>
        <Button size="small" look="primary" onClick={() => setEdited([...selection.keys])}>
          <Trans>Change them</Trans>
        </Button>
        <Button
          size="small"
          onClick={() =>
            setTarget({
              of: { codes: [...selection.keys] },
              name: t`${plural(chosen, { one: "# game", other: "# games" })}`,
              stakes: [],
            })
          }
        >
          <Trans>Set their stakes</Trans>
        </Button>
      </SelectionBar>
      <RecordList
        name="games"
        isDense
        caption={t`Games`}
        columns={columns}
        toKey={({ code }) => code}
        loaded={loaded}
        address={address}
        filters={<GameFilters address={address} vendors={vendors} />}
      />
      <StakesDialog
        target={target}
        version={loaded.data?.version ?? 0}
        refetch={loaded.refetch}
        onClose={() => setTarget(undefined)}
        onDone={selection.clear}
      />
      <ChangeDialog
        codes={edited}
        games={shown}
        version={loaded.data?.version ?? 0}
        refetch={loaded.refetch}
        onClose={() => setEdited([])}
        onDone={selection.clear}
      />
    </Page>
  );
}
