import type { SiteSwitch } from "@marquee/contract/staff";
import { useSetSwitchMutation } from "../api/endpoints/system/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { useSeenVersion } from "./useSeenVersion.ts";

/** Makes a change, or plans it for a local time; an empty one is now. Fails with an ApiError. */
export type Send<Wanted> = (wanted: Wanted, reason: string, at: string) => Promise<void>;

/** Makes or plans a switch. */
export type SendSwitch = Send<SiteSwitch>;

/** Sends switches of one page with the version that its reader has seen; see {@link useSeenVersion}. */
export function useSwitchSender(version: number, refetch: () => Promise<unknown>): SendSwitch {
  const merchant = useMerchantCode();
  const sendOnVersion = useSeenVersion(version, refetch);
  const [send] = useSetSwitchMutation();
  return (wanted, reason, at) =>
    sendOnVersion((seen) => send({ merchant, wanted, reason, version: seen, ...(at === "" ? {} : { at }) }).unwrap());
}
