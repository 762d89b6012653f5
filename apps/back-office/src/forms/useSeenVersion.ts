import type { SetSwitchResult, SwitchVersion } from "@marquee/contract/staff";
import { useState } from "react";
import { toConflict } from "./toConflict.ts";

/** Sends a change on the version that the page's reader has seen. Fails with an ApiError. */
export type SendOnVersion = (send: (version: number) => Promise<SwitchVersion | SetSwitchResult>) => Promise<Sent>;

/** Where a change went: the id of the proposal that it became, null where it is made or planned. */
export type Sent = string | null;

/**
 * Keeps the version that a page's reader has seen: that of the first answer, after a change of the page's own that change's, and after
 * a refusal that of the changes which the refusal showed. What the page reads again by itself was not seen.
 *
 * @param refetch reads the page's data again, so that a form begins with what is so.
 */
export function useSeenVersion(version: number, refetch: () => Promise<unknown>): SendOnVersion {
  const [seen, setSeen] = useState(version);
  return async (send) => {
    try {
      const next = await send(seen);
      setSeen(next.version);
      await refetch();
      return "proposal" in next ? next.proposal : null;
    } catch (error) {
      const conflict = toConflict(error);
      if (conflict !== undefined) {
        setSeen(conflict.version);
        await refetch();
      }
      throw error;
    }
  };
}
