import { useListStaffTipsQuery } from "../api/endpoints/chat-tip/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { useListAddress } from "../list/useListAddress.ts";
import { TipTable } from "./TipTable.tsx";

const personal = ["username"] as const;

/** The last tips and rains, of one member or between linked accounts where that is asked for. */
export function TipList() {
  const merchant = useMerchantCode();
  const address = useListAddress(personal);
  const username = address.get("username");
  const loaded = useListStaffTipsQuery({
    merchant,
    ...(username === "" ? {} : { username }),
    ...(address.get("linked") === "1" ? { linked: "1" as const } : {}),
  });
  return <TipTable loaded={loaded} address={address} />;
}
