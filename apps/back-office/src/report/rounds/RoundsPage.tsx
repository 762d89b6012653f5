import { useLingui } from "@lingui/react/macro";
import type { ListStaffRounds, StaffRound } from "@marquee/contract/staff";
import { Button, DateField, Heading, SelectField, TextField } from "@marquee/ui-kit";
import { useState } from "react";
import { useListStaffRoundsQuery } from "../../api/endpoints/report/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { Page, PageHead } from "../../frame/Page.tsx";
import { FilterForm } from "../../list/FilterForm.tsx";
import { type ListColumn, RecordList } from "../../list/RecordList.tsx";
import { type ListAddress, useListAddress } from "../../list/useListAddress.ts";
import { useOrderColumns } from "../../orders/useOrderColumns.tsx";
import { RoundDialog } from "./RoundDialog.tsx";
import { useRoundTexts } from "./useRoundTexts.ts";

const tones = { OPEN: "primary", CLOSED: "muted", ROLLED_BACK: "accent" } as const satisfies Record<
  StaffRound["state"],
  string
>;

function useRoundColumns(show: (round: StaffRound) => void): readonly ListColumn<StaffRound>[] {
  const { t } = useLingui();
  const { time, toMember, toMoney, toState } = useOrderColumns();
  const { states } = useRoundTexts();
  const money = (key: "staked" | "won", title: string): ListColumn<StaffRound> => ({
    key,
    title,
    align: "end",
    toCell: ({ [key]: amount, currency }) => toMoney(amount, currency),
    toText: ({ [key]: amount }) => amount,
  });
  const text = (key: "vendor" | "gameCode" | "provider" | "roundId", title: string): ListColumn<StaffRound> => ({
    key,
    title,
    toCell: ({ [key]: value }) => value,
    toText: ({ [key]: value }) => value,
    extra: true,
  });
  return [
    time,
    {
      key: "game",
      title: t`Game`,
      toCell: ({ game }) => <span title={game}>{game}</span>,
      toText: ({ game }) => game,
    },
    toMember(),
    money("staked", t`Staked`),
    money("won", t`Won`),
    toState(states, tones),
    text("vendor", t`Vendor`),
    text("gameCode", t`Game's code`),
    text("provider", t`Provider`),
    text("roundId", t`Number`),
    {
      key: "show",
      title: t`Details`,
      toCell: (round) => (
        <Button size="small" aria-label={t`Show the round: ${round.roundId}`} onClick={() => show(round)}>
          {t`Show`}
        </Button>
      ),
      toText: () => "",
    },
  ];
}

/** They name people. */
const personal = ["member"] as const;
const filters = ["number", "member", "state", "from", "to"] as const;

function RoundFilters({ address }: { readonly address: ListAddress }) {
  const { t } = useLingui();
  const { states } = useRoundTexts();
  const text = (name: string, label: string) => (
    <TextField name={name} label={label} defaultValue={address.get(name)} maxLength={100} autoComplete="off" />
  );
  return (
    <FilterForm
      label={t`Rounds`}
      names={filters}
      address={address}
      more={{
        names: ["from", "to"],
        fields: (
          <>
            <DateField name="from" label={t`From`} defaultValue={address.get("from")} />
            <DateField name="to" label={t`To`} defaultValue={address.get("to")} />
          </>
        ),
      }}
    >
      {text("number", t`Number`)}
      {text("member", t`Member`)}
      <SelectField
        name="state"
        label={t`State`}
        defaultValue={address.get("state")}
        options={[{ value: "", label: t`All` }, ...Object.entries(states).map(([value, label]) => ({ value, label }))]}
      />
    </FilterForm>
  );
}

/** The merchant's rounds of real money, found by their numbers and by whose they are. */
export function RoundsPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [shown, setShown] = useState<StaffRound>();
  const columns = useRoundColumns(setShown);
  const { states } = useRoundTexts();
  const address = useListAddress(personal);
  const isState = (text: string): text is StaffRound["state"] => Object.hasOwn(states, text);
  const { state, ...given } = Object.fromEntries(
    filters.map((name) => [name, address.get(name)] as const).filter(([, value]) => value !== ""),
  ) as ListStaffRounds;
  const isOldest = address.get("sort") === "oldest";
  const asked: ListStaffRounds = { ...given, ...(state !== undefined && isState(state) && { state }) };
  const { member, number, ...kept } = asked;
  const loaded = useListStaffRoundsQuery(
    { merchant, ...asked, ...(isOldest && { sort: "oldest" }), ...address.page },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          {t`Rounds`}
        </Heading>
      </PageHead>
      <RecordList
        name="rounds"
        caption={t`Rounds`}
        isDense
        columns={columns}
        toKey={({ provider, memberId, roundId }) => `${provider} ${memberId} ${roundId}`}
        loaded={loaded}
        address={address}
        // A file's filters are kept for a day: it is not narrowed to a person or a number.
        {...(member === undefined && number === undefined && { whole: { list: "rounds", filters: kept } })}
        sort={{ key: "at", direction: isOldest ? "ascending" : "descending" }}
        onSort={({ direction }) => address.filter({ sort: direction === "ascending" ? "oldest" : "" })}
        filters={<RoundFilters address={address} />}
      />
      <RoundDialog round={shown} onClose={() => setShown(undefined)} />
    </Page>
  );
}
