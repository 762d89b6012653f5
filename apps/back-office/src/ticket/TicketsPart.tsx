import { useLingui } from "@lingui/react/macro";
import type { MemberSheet } from "@marquee/contract/staff";
import { useListStaffTicketsQuery } from "../api/endpoints/ticket/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useTicketColumns } from "./useTicketColumns.tsx";

/** The tickets of a member. */
export function TicketsPart({ member }: { readonly member: MemberSheet }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const address = useListAddress();
  const loaded = useListStaffTicketsQuery({ merchant, memberId: member.id, ...address.page });
  return (
    <RecordList
      name="member-tickets"
      caption={t`Tickets`}
      columns={useTicketColumns().filter(({ key }) => key !== "member")}
      toKey={({ id }) => id}
      loaded={loaded}
      address={address}
      filters={null}
    />
  );
}
