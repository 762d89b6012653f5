import { useLingui } from "@lingui/react/macro";
import type { ListStaffWithdrawals, StaffWithdrawal } from "@marquee/contract/staff";
import { Badge, Link } from "@marquee/ui-kit";
import { useListStaffWithdrawalsQuery } from "../api/endpoints/withdrawal/staffEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { ListPage } from "../list/ListPage.tsx";
import type { ListColumn } from "../list/RecordList.tsx";
import { useOrderColumns } from "../list/useOrderColumns.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useWithdrawalTexts, withdrawalTones } from "./useWithdrawalTexts.ts";

const isState = (text: string): text is NonNullable<ListStaffWithdrawals["state"]> =>
  Object.hasOwn(withdrawalTones, text);

function useWithdrawalColumns(): readonly ListColumn<StaffWithdrawal>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { time, toMember, toAmount } = useOrderColumns();
  const { states, types, toCheck } = useWithdrawalTexts();
  return [
    time,
    {
      key: "order",
      title: t`Order`,
      toCell: ({ orderNo }) => <Link href={`/${merchant.code}/withdrawals/${orderNo}`}>{orderNo}</Link>,
      toText: ({ orderNo }) => orderNo,
    },
    toMember(),
    { key: "type", title: t`Paid to`, toCell: ({ type }) => types[type], toText: ({ type }) => type },
    toAmount(t`Amount`),
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
      ...address.page,
    },
    { pollingInterval: 10_000, skipPollingIfUnfocused: true },
  );
  return (
    <ListPage
      title={t`Withdrawals`}
      name="withdrawals"
      choice={{ name: "state", label: t`State`, names: states }}
      columns={columns}
      toKey={({ orderNo }) => orderNo}
      loaded={loaded}
      address={address}
    />
  );
}
