import { useLingui } from "@lingui/react/macro";
import type { Restriction } from "@marquee/contract/staff";
import { isCategory, useGameTexts } from "../games/useGameTexts.ts";

/** The words of game restrictions. */
export function useRestrictionTexts() {
  const { t } = useLingui();
  const { categories } = useGameTexts();
  const scopes: Readonly<Record<Restriction["scope"], string>> = {
    CATEGORY: t`Category`,
    VENDOR: t`Vendor`,
    GAME: t`Game`,
    ALL: t`All games`,
  };
  const toCategory = (category: string): string => (isCategory(category) ? categories[category] : category);
  /** What it names, in words and as the gateway names it. */
  const toTarget = ({ scope, target, targetName }: Pick<Restriction, "scope" | "target" | "targetName">): string => {
    if (scope === "ALL") return "";
    if (scope === "CATEGORY") return toCategory(target);
    return targetName === "" ? target : `${targetName} (${target})`;
  };
  return { scopes, toCategory, toTarget };
}
