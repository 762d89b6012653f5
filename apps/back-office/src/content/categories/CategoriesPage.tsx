import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { HelpCategory } from "@marquee/contract/staff";
import { Button, EmptyState, Heading, notify, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useListHelpCategoriesQuery, useSaveHelpCategoryMutation } from "../../api/endpoints/content/staffEndpoints.ts";
import { FormModal } from "../../forms/FormModal.tsx";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { DeskLink } from "../../frame/DeskLink.tsx";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { OrderList, type OrderView } from "../../list/OrderList.tsx";
import { toErrorText } from "../../texts/errorText.ts";
import { useCategoryNames } from "../useCategoryNames.ts";
import { useDocumentTexts } from "../useDocumentTexts.ts";
import { CategoryForm } from "./CategoryForm.tsx";
import { RemoveCategory } from "./RemoveCategory.tsx";
import { toMovedCategories } from "./toMovedCategories.ts";

type Act = (category: HelpCategory) => void;

/** How a category stands in the list. */
function useCategoryView(names: Readonly<Record<string, string>>, onEdit: Act, onRemove: Act): OrderView<HelpCategory> {
  const { t } = useLingui();
  const canChange = useMay("content.change");
  const { icons } = useDocumentTexts();
  return {
    toKey: ({ id }) => id,
    toName: ({ id }) => names[id] ?? "",
    toContent: (category) => (
      <>
        <Text size="small" strong>
          {names[category.id] ?? ""}
        </Text>
        <Text size="small" tone="muted">
          {icons[category.icon]} · <Plural value={category.articles} one="# article" other="# articles" />
        </Text>
      </>
    ),
    toActs: (category) =>
      canChange ? (
        <>
          <Button size="small" aria-label={t`Change ${names[category.id] ?? ""}`} onClick={() => onEdit(category)}>
            <Trans>Change</Trans>
          </Button>
          {category.articles === 0 && (
            <Button
              size="small"
              look="quiet"
              aria-label={t`Remove ${names[category.id] ?? ""}`}
              onClick={() => onRemove(category)}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </>
      ) : null,
  };
}

function Categories({ list }: { readonly list: readonly HelpCategory[] }) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const canChange = useMay("content.change");
  const names = useCategoryNames(list);
  const [save, saving] = useSaveHelpCategoryMutation();
  const [edited, setEdited] = useState<HelpCategory | "new">();
  const [removed, setRemoved] = useState<HelpCategory>();
  const view = useCategoryView(names, setEdited, setRemoved);
  const [order, setOrder] = useState<readonly string[]>();
  const shown = order === undefined ? list : list.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));

  async function saveOrder(): Promise<void> {
    try {
      // One after another: where one is refused, those before it stand, and the list shows how it is now.
      for (const { id, version, names: said, icon, position } of toMovedCategories(shown))
        await save({ merchant, id, version, names: said, icon, position }).unwrap();
      notify(t`Saved.`, { tone: "success" });
      setOrder(undefined);
    } catch (error) {
      notify(toErrorText(i18n, error), { tone: "error" });
    }
  }

  return (
    <>
      {list.length === 0 ? (
        <EmptyState picture="empty" title={t`No categories yet`}>
          <Trans>An article of the help centre stands in a category. Make the first one.</Trans>
        </EmptyState>
      ) : (
        <Section title={t`In this order`}>
          <OrderList
            label={t`Order of categories`}
            items={shown}
            onOrder={canChange ? (items) => setOrder(items.map(({ id }) => id)) : undefined}
            view={view}
          />
          {order !== undefined && (
            <div>
              <Button look="primary" size="small" busy={saving.isLoading} onClick={() => void saveOrder()}>
                <Trans>Save the order</Trans>
              </Button>{" "}
              <Button size="small" look="quiet" onClick={() => setOrder(undefined)}>
                <Trans>Leave the order as it was</Trans>
              </Button>
            </div>
          )}
        </Section>
      )}
      {canChange && (
        <div>
          <Button look="primary" onClick={() => setEdited("new")}>
            <Trans>New category</Trans>
          </Button>
        </div>
      )}
      <FormModal
        size="wide"
        title={edited === "new" ? t`New category` : t`Change a category`}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
      >
        {edited !== undefined && (
          <CategoryForm
            category={edited === "new" ? undefined : edited}
            list={list}
            onClose={() => setEdited(undefined)}
          />
        )}
      </FormModal>
      <RemoveCategory
        category={removed}
        name={removed === undefined ? "" : (names[removed.id] ?? "")}
        onClose={() => setRemoved(undefined)}
      />
    </>
  );
}

/** The categories of the help centre (CS-06): names, pictures and order. */
export function CategoriesPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const loaded = useListHelpCategoriesQuery({ merchant });
  return (
    <Page>
      <Text size="small">
        <DeskLink to={`/${merchant}/help`}>
          <Trans>Help centre</Trans>
        </DeskLink>
      </Text>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Help categories</Trans>
        </Heading>
      </PageHead>
      <LoadGate loaded={loaded} fault={t`The categories did not load`}>
        {(list) => <Categories list={list} />}
      </LoadGate>
    </Page>
  );
}
