import { useLingui } from "@lingui/react/macro";
import { formatDay } from "@marquee/i18n";
import { useCallback } from "react";

/** Writes moments in the reader's own zone and language, short and to the second. */
export function useTimeText(): (millis: number, timeZone?: string) => string {
  const { i18n } = useLingui();
  return useCallback(
    (millis, timeZone) => formatDay(millis, i18n.locale, { timeZone, timeStyle: "medium" }),
    [i18n.locale],
  );
}
