import { useLingui } from "@lingui/react/macro";
import type { StaffCollection } from "@marquee/contract/staff";
import { useGameTexts } from "../useGameTexts.ts";

/** Where collections may stand. */
export function usePlaceNames(): Readonly<Record<StaffCollection["place"], string>> {
  const { t } = useLingui();
  const { categories } = useGameTexts();
  return { HOME: t`Home page`, ...categories };
}
