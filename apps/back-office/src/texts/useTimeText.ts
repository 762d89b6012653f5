import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";

/** Writes moments in the reader's own zone and language, short and to the second. */
export function useTimeText(): (millis: number, timeZone?: string) => string {
  const { i18n } = useLingui();
  return useCallback(
    (millis, timeZone) =>
      new Intl.DateTimeFormat(i18n.locale, { dateStyle: "medium", timeStyle: "medium", timeZone }).format(millis),
    [i18n.locale],
  );
}
