import { useLingui } from "@lingui/react/macro";
import { type DocumentKind, pageSlugs } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { FormSelectField, FormTextField } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useListDocumentsQuery, useListHelpCategoriesQuery } from "../../api/endpoints/content/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { useCategoryNames } from "../useCategoryNames.ts";
import { useDocumentTexts } from "../useDocumentTexts.ts";

const Pair = styled.div`
  display: grid;
  gap: ${token("space.12")};
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 360px));
`;

function HelpPlace() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { data = [] } = useListHelpCategoriesQuery({ merchant });
  const names = useCategoryNames(data);
  return (
    <Pair>
      <FormSelectField
        name="categoryId"
        label={t`Category`}
        required
        options={[{ value: "", label: t`Choose` }, ...data.map(({ id }) => ({ value: id, label: names[id] ?? "" }))]}
      />
      <FormTextField
        name="position"
        label={t`Place in the category`}
        hint={t`The smallest number comes first.`}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
      />
    </Pair>
  );
}

function PagePlace() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { slugs } = useDocumentTexts();
  const { data } = useListDocumentsQuery({ merchant, kind: "PAGE" });
  const written = new Set(data?.items.map(({ slug }) => slug));
  return (
    <Pair>
      <FormSelectField
        name="slug"
        label={t`Page`}
        hint={t`Pages that are written already are changed from the list.`}
        required
        options={[
          { value: "", label: t`Choose` },
          ...pageSlugs.filter((slug) => !written.has(slug)).map((slug) => ({ value: slug, label: slugs[slug] })),
        ]}
      />
    </Pair>
  );
}

/** Where a document belongs: an article in its category; a new page at its address, which it keeps. */
export function PlaceFields({ kind, isNew }: { readonly kind: DocumentKind; readonly isNew: boolean }) {
  if (kind === "HELP") return <HelpPlace />;
  return kind === "PAGE" && isNew ? <PagePlace /> : null;
}
