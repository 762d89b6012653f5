import { Trans, useLingui } from "@lingui/react/macro";
import type { DocumentKind } from "@marquee/contract";
import type { DocumentLine } from "@marquee/contract/staff";
import { Heading, SelectField, TextField } from "@marquee/ui-kit";
import type { ComponentType } from "react";
import { useListDocumentsQuery, useListHelpCategoriesQuery } from "../../api/endpoints/content/staffEndpoints.ts";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { DeskLink } from "../../frame/DeskLink.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { FilterForm } from "../../list/FilterForm.tsx";
import { RecordList } from "../../list/RecordList.tsx";
import { type ListAddress, useListAddress } from "../../list/useListAddress.ts";
import { ListAndSide } from "../../orders/OrderSide.tsx";
import { KeyHint } from "../../work/KeyHint.tsx";
import { useRowKeys } from "../../work/useRowKeys.ts";
import { kindPaths } from "../kindPaths.ts";
import { useCategoryNames } from "../useCategoryNames.ts";
import { useDocumentTexts } from "../useDocumentTexts.ts";
import { useDocumentColumns } from "./useDocumentColumns.tsx";

function Filters({
  kind,
  address,
  categories,
}: {
  readonly kind: DocumentKind;
  readonly address: ListAddress;
  readonly categories: Readonly<Record<string, string>>;
}) {
  const { t } = useLingui();
  const { kinds } = useDocumentTexts();
  return (
    <FilterForm label={kinds[kind].list} names={kind === "HELP" ? ["words", "category"] : ["words"]} address={address}>
      <TextField
        type="search"
        name="words"
        label={t`Words of the title or the text`}
        defaultValue={address.get("words")}
        maxLength={80}
        autoComplete="off"
      />
      {kind === "HELP" && (
        <SelectField
          name="category"
          label={t`Category`}
          // The names may come after the address.
          key={Object.keys(categories).length}
          defaultValue={address.get("category")}
          options={[
            { value: "", label: t`All` },
            ...Object.entries(categories).map(([value, label]) => ({ value, label })),
          ]}
        />
      )}
    </FilterForm>
  );
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** What staff have written of one kind, those that were changed last first. */
function DocumentsPage({ kind }: { readonly kind: DocumentKind }) {
  const merchant = useMerchantCode();
  const { kinds } = useDocumentTexts();
  const canChange = useMay("content.change");
  const address = useListAddress();
  const list = useRowKeys();
  const { data: categories = [] } = useListHelpCategoriesQuery({ merchant }, { skip: kind !== "HELP" });
  const names = useCategoryNames(categories);
  const columns = useDocumentColumns(kind, names);
  const [words, category] = [address.get("words").slice(0, 80), address.get("category")];
  const loaded = useListDocumentsQuery({
    merchant,
    kind,
    ...(words !== "" && { words }),
    ...(kind === "HELP" && isUuid(category) && { categoryId: category }),
    ...address.page,
  });
  const { list: title, add } = kinds[kind];
  const path = `/${merchant}/${kindPaths[kind]}`;
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          {title}
        </Heading>
        <div>
          {kind === "HELP" && (
            <DeskLink to={`/${merchant}/help-categories`}>
              <Trans>Categories</Trans>
            </DeskLink>
          )}
          {canChange && <DeskLink to={`${path}/new`}>{add}</DeskLink>}
        </div>
      </PageHead>
      <KeyHint>
        <Trans>Keys: j and k go through the list, Enter opens.</Trans>
      </KeyHint>
      <ListAndSide ref={list}>
        <RecordList<DocumentLine>
          name={`documents.${kind}`}
          caption={title}
          columns={columns}
          toKey={({ id }) => id}
          loaded={loaded}
          address={address}
          filters={<Filters kind={kind} address={address} categories={names} />}
        />
      </ListAndSide>
    </Page>
  );
}

/** The page of each kind. */
export const documentsPages: Readonly<Record<DocumentKind, ComponentType>> = {
  HELP: () => <DocumentsPage kind="HELP" />,
  PAGE: () => <DocumentsPage kind="PAGE" />,
  NEWS: () => <DocumentsPage kind="NEWS" />,
  BLOG: () => <DocumentsPage kind="BLOG" />,
};
