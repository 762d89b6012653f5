import { useStatusQuery } from "@marquee/runtime";

/** The merchant's zone, in which its days are. */
export const useTimeZone = (): string => useStatusQuery().data?.info.settings.timeZone ?? "UTC";
