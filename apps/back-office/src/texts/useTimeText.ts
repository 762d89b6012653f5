import { useLingui } from "@lingui/react/macro";
import { formatDay } from "@marquee/i18n";
import { useCallback } from "react";
import { useDesk } from "../frame/DeskContext.ts";

/** Writes moments in the reader's language, short and to the second, in the desk's one zone: the merchant's, which the bar above names. */
export function useTimeText(): (millis: number, timeZone?: string) => string {
  const { i18n } = useLingui();
  const { merchant } = useDesk();
  return useCallback(
    (millis, timeZone = merchant.timeZone) => formatDay(millis, i18n.locale, { timeZone, timeStyle: "medium" }),
    [i18n.locale, merchant.timeZone],
  );
}
