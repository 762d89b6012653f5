import { useLingui } from "@lingui/react/macro";
import { toDateTag } from "@marquee/contract";
import { useCallback } from "react";

const toYear = (millis: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(millis);

/** Writes moments of a zone in the reader's language for a line of a list: to the minute, and without the year that is now. */
export function useShortTimeText(): (millis: number, timeZone: string) => string {
  const { i18n } = useLingui();
  return useCallback(
    (millis, timeZone) =>
      new Intl.DateTimeFormat(toDateTag(i18n.locale), {
        ...(toYear(millis, timeZone) === toYear(Date.now(), timeZone) ? {} : { year: "numeric" }),
        month: "short",
        day: "numeric",
        hour: "numeric",
        minute: "2-digit",
        timeZone,
      }).format(millis),
    [i18n.locale],
  );
}
