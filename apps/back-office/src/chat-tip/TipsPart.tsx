import type { MemberSheet } from "@marquee/contract/staff";
import { useListStaffTipsQuery } from "../api/endpoints/chat-tip/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { useListAddress } from "../list/useListAddress.ts";
import { TipTable } from "./TipTable.tsx";

/** The last tips and rains that a member gave or got in chat rooms. */
export function TipsPart({ member: { username } }: { readonly member: MemberSheet }) {
  const merchant = useMerchantCode();
  const address = useListAddress();
  return <TipTable loaded={useListStaffTipsQuery({ merchant, username })} address={address} hasFilters={false} />;
}
