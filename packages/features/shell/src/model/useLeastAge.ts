import { useStatusQuery } from "@marquee/runtime";

/** The age from which the merchant lets somebody play. */
export const useLeastAge = (): number => useStatusQuery().data?.info.settings.ageMin ?? 18;
