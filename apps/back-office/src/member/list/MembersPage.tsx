import { Trans, useLingui } from "@lingui/react/macro";
import { type ListMembers, type MemberLine, type MemberSort, memberSorts } from "@marquee/contract/staff";
import { Badge, Heading, Link, SelectField, type TableSort, TextField } from "@marquee/ui-kit";
import { useListLabelsQuery } from "../../api/endpoints/member/staffPartEndpoints.ts";
import { useListMembersQuery } from "../../api/endpoints/member/staffEndpoints.ts";
import { useDesk, useMay } from "../../frame/DeskContext.ts";
import { Page, PageHead } from "../../frame/Page.tsx";
import { FilterForm } from "../../list/FilterForm.tsx";
import { type ListColumn, RecordList } from "../../list/RecordList.tsx";
import { useListAddress } from "../../list/useListAddress.ts";
import { type Selection, useSelection, useSelectionColumn } from "../../list/useSelection.tsx";
import { LabelTags } from "../LabelTags.tsx";
import { stateTones, useMemberTexts } from "../useMemberTexts.ts";
import { ChosenMembers } from "./ChosenMembers.tsx";
import { toAskedMembers } from "./toAskedMembers.ts";
import { ShortTime } from "../../frame/ShortTime.tsx";

function useMemberColumns(selection: Selection): readonly ListColumn<MemberLine>[] {
  const { t } = useLingui();
  const [mayChange, maySecure] = [useMay("members.change"), useMay("members.secure")];
  const choose = useSelectionColumn<MemberLine>(
    selection,
    ({ id }) => id,
    ({ username }) => username,
  );
  const { merchant } = useDesk();
  const { states, kinds, levels } = useMemberTexts();
  const toIso = (millis: number | null): string => (millis === null ? "" : new Date(millis).toISOString());
  return [
    ...(mayChange || maySecure ? [choose] : []),
    {
      key: "username",
      title: t`Username`,
      sortable: true,
      toCell: ({ id, username }) => <Link href={`/${merchant.code}/members/${id}`}>{username}</Link>,
      toText: ({ username }) => username,
    },
    { key: "nickname", title: t`Nickname`, toCell: ({ nickname }) => nickname, toText: ({ nickname }) => nickname },
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={stateTones[state]}>{states[state]}</Badge>,
      toText: ({ state }) => state,
    },
    {
      key: "labels",
      title: t`Labels`,
      toCell: ({ labels }) => (labels.length === 0 ? "–" : <LabelTags labels={labels} />),
      toText: ({ labels }) => labels.map(({ name }) => name).join(", "),
    },
    { key: "mobile", title: t`Phone`, toCell: ({ mobile }) => mobile || "–", toText: ({ mobile }) => mobile },
    { key: "email", title: t`Mail address`, toCell: ({ email }) => email || "–", toText: ({ email }) => email },
    {
      key: "kyc",
      title: t`Identity`,
      toCell: ({ kycLevel }) => levels.get(kycLevel),
      toText: ({ kycLevel }) => String(kycLevel),
    },
    {
      key: "registered",
      title: t`Registered`,
      sortable: true,
      toCell: ({ registeredAt }) => <ShortTime at={registeredAt} />,
      isOneLine: true,
      toText: ({ registeredAt }) => toIso(registeredAt),
    },
    {
      key: "login",
      title: t`Last login`,
      sortable: true,
      toCell: ({ lastLoginAt }) => (lastLoginAt === null ? "–" : <ShortTime at={lastLoginAt} />),
      isOneLine: true,
      toText: ({ lastLoginAt }) => toIso(lastLoginAt),
      extra: true,
    },
    {
      key: "kind",
      title: t`Kind`,
      toCell: ({ kind }) => kinds.get(kind),
      toText: ({ kind }) => String(kind),
      extra: true,
    },
    { key: "id", title: t`Id`, toCell: ({ id }) => id, toText: ({ id }) => id, extra: true },
  ];
}

const filters = ["search", "state", "label", "level", "kind"] as const;

/** It may be a name or a number: no address has it. */
const personal = ["search"] as const;

function Filters({ address }: { readonly address: ReturnType<typeof useListAddress> }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { states, kinds, levels } = useMemberTexts();
  const { data: labels = [] } = useListLabelsQuery({ merchant: merchant.code });
  const toOptions = (entries: Iterable<readonly [string | number, string]>) => [
    { value: "", label: t`All` },
    ...Array.from(entries, ([value, label]) => ({ value: String(value), label })),
  ];
  const choice = (name: (typeof filters)[number], label: string, options: ReturnType<typeof toOptions>) => (
    <SelectField name={name} label={label} options={options} defaultValue={address.get(name)} />
  );
  return (
    <FilterForm label={t`Search members`} names={filters} address={address}>
      <TextField
        type="search"
        name="search"
        label={t`Name, phone, mail or id`}
        defaultValue={address.get("search")}
        maxLength={100}
        autoComplete="off"
      />
      {choice("state", t`State`, toOptions(Object.entries(states)))}
      {choice("label", t`Label`, toOptions(labels.map(({ id, names }) => [id, names.EN] as const)))}
      {choice("level", t`Identity`, toOptions(levels))}
      {choice("kind", t`Kind`, toOptions(kinds))}
    </FilterForm>
  );
}

/** The filters of a file of the list, as texts. */
const toFileFilters = ({ cursor: _cursor, order: _order, ...asked }: ListMembers): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]));

/** How the headings of the table say each order of the list. */
const memberOrders = {
  newest: { key: "registered", direction: "descending" },
  oldest: { key: "registered", direction: "ascending" },
  name: { key: "username", direction: "ascending" },
  nameFalling: { key: "username", direction: "descending" },
  login: { key: "login", direction: "descending" },
  loginOldest: { key: "login", direction: "ascending" },
} as const satisfies Record<MemberSort, TableSort>;

/** The merchant's members: newest first, by name or last login, found by the beginning of a name or a whole number, address or id. */
export function MembersPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress(personal);
  const selection = useSelection();
  const columns = useMemberColumns(selection);
  const asked: ListMembers = toAskedMembers(address);
  const loaded = useListMembersQuery({ merchant: merchant.code, ...asked });
  // A search comes by name.
  const sort = (asked.search ?? "") === "" ? (asked.order ?? "newest") : "name";
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Members</Trans>
        </Heading>
      </PageHead>
      <ChosenMembers selection={selection} shown={loaded.data?.items.map(({ id }) => id) ?? []} />
      <RecordList
        name="members"
        caption={t`Members`}
        columns={columns}
        toKey={({ id }) => id}
        loaded={loaded}
        address={address}
        // A search is kept nowhere, and a file would keep it for a day.
        {...(asked.search === undefined && { whole: { list: "members", filters: toFileFilters(asked) } })}
        sort={memberOrders[sort]}
        onSort={({ key, direction }) => {
          const order = memberSorts.find(
            (each) => memberOrders[each].key === key && memberOrders[each].direction === direction,
          );
          address.filter({ order: order === "newest" ? "" : (order ?? "") });
        }}
        filters={<Filters address={address} />}
      />
    </Page>
  );
}
