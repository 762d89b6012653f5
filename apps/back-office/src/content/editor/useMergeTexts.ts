import { useLingui } from "@lingui/react/macro";
import type { LanguageCode } from "@marquee/contract";
import { useListHelpCategoriesQuery } from "../../api/endpoints/content/staffEndpoints.ts";
import type { MergeField } from "../../forms/mergeFields.ts";
import type { MergeTexts } from "../../forms/MergeBox.tsx";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { useLanguageNames } from "../../texts/useLanguageNames.ts";
import { useCategoryNames } from "../useCategoryNames.ts";
import { toExcerpt, toField } from "./documentValues.ts";

/** How the fields of a document are named where two versions of them are shown; of texts stands what a person reads. */
export function useMergeTexts(codes: readonly LanguageCode[], fields: readonly MergeField[]): MergeTexts {
  const { t } = useLingui();
  const { names } = useLanguageNames();
  const merchant = useMerchantCode();
  const { data = [] } = useListHelpCategoriesQuery({ merchant });
  const labels = Object.fromEntries(
    codes.flatMap((code) => {
      const language = names[code];
      return [
        [toField("title", code), t`Title in ${language}`],
        [toField("summary", code), t`Summary in ${language}`],
        [toField("html", code), t`Text in ${language}`],
      ] as const;
    }),
  );
  const excerpts = fields
    .filter(({ name }) => name.startsWith("html"))
    .map(({ name, mine, theirs }) => [
      name,
      Object.fromEntries([mine, theirs].map((html) => [String(html), toExcerpt(String(html))])),
    ]);
  return {
    labels: { ...labels, categoryId: t`Category`, position: t`Place in the category` },
    names: { ...Object.fromEntries(excerpts), categoryId: useCategoryNames(data) },
  };
}
