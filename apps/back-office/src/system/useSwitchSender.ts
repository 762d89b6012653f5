import type { SiteSwitch } from "@marquee/contract/staff";
import { useState } from "react";
import { useSetSwitchMutation } from "../api/systemApi.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { toConflict } from "../forms/toConflict.ts";

/** Makes or plans a switch. Fails with an ApiError. */
export type SendSwitch = (wanted: SiteSwitch, reason: string, at: string) => Promise<void>;

/**
 * Sends switches of one page with the version that its reader has seen: that of the first answer, after a change of the page's own that
 * change's, and after a refusal that of the changes which the refusal showed. What the page reads again by itself was not seen.
 *
 * @param refetch reads the page's data again, so that a form begins with what is so.
 */
export function useSwitchSender(version: number, refetch: () => Promise<unknown>): SendSwitch {
  const merchant = useMerchantCode();
  const [seen, setSeen] = useState(version);
  const [send] = useSetSwitchMutation();
  return async (wanted, reason, at) => {
    try {
      const next = await send({ merchant, wanted, reason, version: seen, ...(at === "" ? {} : { at }) }).unwrap();
      setSeen(next.version);
      await refetch();
    } catch (error) {
      const conflict = toConflict(error);
      if (conflict !== undefined) setSeen(conflict.version);
      throw error;
    }
  };
}
