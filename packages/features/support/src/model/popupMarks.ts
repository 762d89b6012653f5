import { toToday } from "@marquee/contract";
import { localStore, sessionStore, useStatusQuery } from "@marquee/runtime";

declare module "@marquee/runtime" {
  interface FeatureLocalKeys {
    readonly popupHidden: string;
  }
  interface FeatureSessionKeys {
    readonly popupShown: string;
  }
}

/** The merchant's day; null while its zone is unknown. */
export function useMerchantDay(): string | null {
  const timeZone = useStatusQuery().data?.info.settings.timeZone;
  return timeZone === undefined ? null : toToday(timeZone);
}

/** Whether the visitor wants no popup on this day any more, in this browser. */
export const isHiddenOn = (day: string | null): boolean => day !== null && localStore.get("popupHidden") === day;

/** Lets no popup come on this day any more. */
export const hideOn = (day: string): void => localStore.set("popupHidden", day);

/** The notices with which this visit began, by id; null before it has begun. */
export const getShown = (): readonly string[] | null => sessionStore.get("popupShown")?.split(" ") ?? null;

/** Notes that the visit has begun, and with which notices. */
export const setShown = (ids: readonly string[]): void => sessionStore.set("popupShown", ids.join(" "));
