import { useLingui } from "@lingui/react/macro";
import { type StaffSecurityEvent, staffSecurityEvents, type StaffSecurityLine } from "@marquee/contract/staff";
import { Badge } from "@marquee/ui-kit";
import { useListStaffSecurityQuery } from "../api/endpoints/staff/endpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { ListPage } from "../list/ListPage.tsx";
import type { ListColumn } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { useStaffEventNames } from "./useStaffEventNames.ts";

const dangers: readonly StaffSecurityEvent[] = [
  "login.failed",
  "login.refused",
  "code.failed",
  "proof.failed",
  "login.locked",
];

function useSecurityColumns(): readonly ListColumn<StaffSecurityLine>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const names = useStaffEventNames();
  return [
    {
      key: "at",
      title: t`Time`,
      toCell: ({ at }) => toTime(at, merchant.timeZone),
      isOneLine: true,
      toText: ({ at }) => new Date(at).toISOString(),
    },
    { key: "person", title: t`Whose`, toCell: ({ email }) => email, toText: ({ email }) => email },
    {
      key: "event",
      title: t`What`,
      toCell: ({ event }) => <Badge tone={dangers.includes(event) ? "danger" : "muted"}>{names[event]}</Badge>,
      toText: ({ event }) => event,
    },
    { key: "actor", title: t`By`, toCell: ({ actor }) => actor ?? "", toText: ({ actor }) => actor ?? "" },
    { key: "address", title: t`From`, toCell: ({ address }) => address, toText: ({ address }) => address },
    {
      key: "device",
      title: t`Device`,
      toCell: ({ userAgent }) => userAgent,
      toText: ({ userAgent }) => userAgent,
      extra: true,
    },
  ];
}

const toEvent = (text: string): StaffSecurityEvent | undefined => staffSecurityEvents.find((event) => event === text);

/** Logins, failures, locks and changes of the accounts of those who work for the merchant. */
export function StaffSecurityPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const columns = useSecurityColumns();
  const names = useStaffEventNames();
  const event = toEvent(address.get("event"));
  const loaded = useListStaffSecurityQuery({
    merchant: merchant.code,
    ...(event === undefined ? {} : { event }),
    ...address.page,
  });
  return (
    <ListPage
      title={t`Staff security`}
      name="staff-security"
      choice={{ name: "event", label: t`What`, names }}
      columns={columns}
      toKey={({ id }) => id}
      loaded={loaded}
      address={address}
    />
  );
}
