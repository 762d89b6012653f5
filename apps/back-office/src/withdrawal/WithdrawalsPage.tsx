import { Trans, useLingui } from "@lingui/react/macro";
import type { ListStaffWithdrawals, StaffWithdrawal } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { Badge, Heading, Link, SelectField } from "@marquee/ui-kit";
import { useListStaffWithdrawalsQuery } from "../api/withdrawalApi.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { type ListColumn, RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { useWithdrawalTexts, withdrawalTones } from "./useWithdrawalTexts.ts";

const isState = (text: string): text is NonNullable<ListStaffWithdrawals["state"]> =>
  Object.hasOwn(withdrawalTones, text);

function useWithdrawalColumns(): readonly ListColumn<StaffWithdrawal>[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { states, types, toCheck } = useWithdrawalTexts();
  return [
    {
      key: "at",
      title: t`Time`,
      toCell: ({ at }) => toTime(at, merchant.timeZone),
      toText: ({ at }) => new Date(at).toISOString(),
    },
    {
      key: "order",
      title: t`Order`,
      toCell: ({ orderNo }) => <Link href={`/${merchant.code}/withdrawals/${orderNo}`}>{orderNo}</Link>,
      toText: ({ orderNo }) => orderNo,
    },
    {
      key: "member",
      title: t`Member`,
      toCell: ({ memberId, username }) => <Link href={`/${merchant.code}/members/${memberId}`}>{username}</Link>,
      toText: ({ username }) => username,
    },
    { key: "type", title: t`Paid to`, toCell: ({ type }) => types[type], toText: ({ type }) => type },
    {
      key: "amount",
      title: t`Amount`,
      align: "end",
      toCell: ({ amount, currency }) => `${formatMoney(amount, i18n.locale)} ${currency}`,
      toText: ({ amount }) => amount,
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={withdrawalTones[state]}>{states[state]}</Badge>,
      toText: ({ state }) => state,
    },
    {
      key: "checks",
      title: t`Checks`,
      toCell: ({ checks }) => checks.map(toCheck).join(", "),
      toText: ({ checks }) => checks.join(" "),
    },
    {
      key: "notes",
      title: t`Notes`,
      toCell: ({ contradiction, hasComplaint }) => (
        <>
          {contradiction !== "" && <Badge tone="danger">{t`Contradiction`}</Badge>}{" "}
          {hasComplaint && <Badge tone="accent">{t`Complaint`}</Badge>}
        </>
      ),
      toText: ({ contradiction }) => contradiction,
    },
  ];
}

/** The merchant's withdrawals; those that wait for a person are found by their state. */
export function WithdrawalsPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const columns = useWithdrawalColumns();
  const { states } = useWithdrawalTexts();
  const state = address.get("state");
  const loaded = useListStaffWithdrawalsQuery(
    {
      merchant: merchant.code,
      ...(isState(state) ? { state } : {}),
      ...(address.cursor === undefined ? {} : { cursor: address.cursor }),
    },
    { pollingInterval: 10_000, skipPollingIfUnfocused: true },
  );
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Withdrawals</Trans>
        </Heading>
      </PageHead>
      <RecordList
        name="withdrawals"
        caption={t`Withdrawals`}
        columns={columns}
        toKey={({ orderNo }) => orderNo}
        loaded={loaded}
        address={address}
        filters={
          <SelectField
            name="state"
            label={t`State`}
            value={state}
            onChange={({ target }) => address.filter({ state: target.value })}
            options={[
              { value: "", label: t`All` },
              ...Object.entries(states).map(([value, label]) => ({ value, label })),
            ]}
          />
        }
      />
    </Page>
  );
}
