import { useLingui } from "@lingui/react/macro";
import { everyoneRules, type RulesOrSegment } from "@marquee/contract";
import { useGetAudienceChoicesQuery } from "../../api/endpoints/support/staffEndpoints.ts";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";

/** Who something is for, in a word: everybody, the segment by its name, or how many rules of its own there are. */
export function useAudienceText(): (audience: RulesOrSegment) => string {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { data } = useGetAudienceChoicesQuery({ merchant }, { skip: !useMay("content.read") });
  return (audience) => {
    if ("segment" in audience) return data?.segments.find(({ id }) => id === audience.segment)?.name ?? t`A segment`;
    const names = ["who", "languages", "countries", "labels", "levels", "lastLogin", "deposits", "play"] as const;
    const count = names.filter((name) => String(audience[name] ?? "") !== String(everyoneRules[name] ?? "")).length;
    return count === 0 ? t`Everyone` : t`By rules: ${count}`;
  };
}
