import type { SiteSwitch } from "@marquee/contract/staff";
import { useSetSwitchMutation } from "../api/endpoints/system/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import type { SendOnVersion, Sent } from "./useSeenVersion.ts";

/** Makes a change, plans it for a local time, or proposes it; an empty time is now. Fails with an ApiError. */
export type Send<Wanted> = (wanted: Wanted, reason: string, at: string) => Promise<Sent>;

/** Makes or plans a switch. */
export type SendSwitch = Send<SiteSwitch>;

/** Sends switches of one page with the version that its reader has seen; see {@link useSeenVersion}. */
export function useSwitchSender(sendOnVersion: SendOnVersion): SendSwitch {
  const merchant = useMerchantCode();
  const [send] = useSetSwitchMutation();
  return (wanted, reason, at) => {
    // One id however often the press is sent.
    const demand = { merchant, id: crypto.randomUUID(), wanted, reason, ...(at === "" ? {} : { at }) };
    return sendOnVersion((version) => send({ ...demand, version }).unwrap());
  };
}
