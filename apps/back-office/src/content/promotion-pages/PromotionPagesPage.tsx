import { Trans, useLingui } from "@lingui/react/macro";
import { languages } from "@marquee/contract";
import type { AudienceChoices, Promotion, StaffPromotionPage, StaffPromotionPages } from "@marquee/contract/staff";
import { Badge, Button, EmptyState, Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import {
  useListStaffPromotionPagesQuery,
  useOrderPromotionPagesMutation,
} from "../../api/endpoints/promotions/staffPageEndpoints.ts";
import { useListPromotionsQuery } from "../../api/endpoints/promotions/staffEndpoints.ts";
import { useGetAudienceChoicesQuery } from "../../api/endpoints/support/staffEndpoints.ts";
import { useSiteLanguages } from "../useSiteLanguages.ts";
import { FormModal } from "../../forms/FormModal.tsx";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { DeskLink } from "../../frame/DeskLink.tsx";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { OrderDraft } from "../../list/OrderDraft.tsx";
import type { OrderView } from "../../list/OrderList.tsx";
import { CategoriesForm } from "./CategoriesForm.tsx";
import { PageForm } from "./PageForm.tsx";
import { pageTones, usePageTexts } from "../../promotions/usePageTexts.ts";

type Props = {
  readonly data: StaffPromotionPages;
  readonly choices: AudienceChoices;
  readonly promotions: readonly Promotion[];
};

/** The languages of the site in which a page has no text. */
function useMissing(): (page: StaffPromotionPage) => readonly string[] {
  const { first, others } = useSiteLanguages();
  return ({ texts }) =>
    [first, ...others].filter((code) => languages.some((each) => each.code === code) && texts[code] === undefined);
}

/** How a page stands in the list. */
function usePageView(onEdit: (page: StaffPromotionPage) => void): OrderView<StaffPromotionPage> {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const mayChange = useMay("promotions.change");
  const { pageStates } = usePageTexts();
  const { first } = useSiteLanguages();
  const toMissing = useMissing();
  const toName = ({ texts, id }: StaffPromotionPage): string =>
    texts[first]?.title ?? Object.values(texts)[0]?.title ?? id;
  return {
    toKey: ({ id }: StaffPromotionPage) => id,
    toName,
    toContent: (page: StaffPromotionPage) => (
      <>
        <Text size="small" strong>
          {toName(page)}
        </Text>
        <Badge tone={pageTones[page.state]}>{pageStates[page.state]}</Badge>
        {toMissing(page).length > 0 && (
          <Text size="small" tone="muted">
            <Trans>Missing: {toMissing(page).join(" ")}</Trans>
          </Text>
        )}
        {page.waiting > 0 && (
          <DeskLink to={`/${merchant}/promotion-applications?state=REVIEW`}>
            {t`${i18n.number(page.waiting)} waiting`}
          </DeskLink>
        )}
        {page.claimed > 0 && (
          <Text size="small" tone="muted">
            <Trans>{i18n.number(page.claimed)} claimed</Trans>
          </Text>
        )}
      </>
    ),
    toActs: (page: StaffPromotionPage) =>
      mayChange ? (
        <Button size="small" aria-label={t`Change ${toName(page)}`} onClick={() => onEdit(page)}>
          <Trans>Change</Trans>
        </Button>
      ) : null,
  };
}

function Pages({ data: { pages, categories }, choices, promotions }: Props) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const mayChange = useMay("promotions.change");
  const [order] = useOrderPromotionPagesMutation();
  const [edited, setEdited] = useState<StaffPromotionPage | "new" | "categories">();
  const close = (): void => setEdited(undefined);
  const view = usePageView(setEdited);
  const { toName } = view;
  const page = edited === "new" || edited === "categories" ? undefined : edited;
  return (
    <>
      {mayChange && (
        <div>
          <Button look="primary" size="small" onClick={() => setEdited("new")}>
            <Trans>New page</Trans>
          </Button>{" "}
          <Button size="small" onClick={() => setEdited("categories")}>
            <Trans>Categories</Trans>
          </Button>
        </div>
      )}
      {pages.length === 0 ? (
        <EmptyState picture="empty" title={t`No pages yet`}>
          <Trans>A page tells visitors of a promotion: what it gives, to whom, and how to take part.</Trans>
        </EmptyState>
      ) : (
        <Section title={t`In this order`}>
          <OrderDraft
            label={t`Order of promotions`}
            action={t`Save the order of promotions`}
            items={pages}
            view={view}
            canChange={mayChange}
            timed={false}
            send={async (ids, reason) => {
              await order({ merchant, ids: [...ids], reason }).unwrap();
              return null;
            }}
          />
        </Section>
      )}
      <FormModal
        size="wide"
        title={edited === "categories" ? t`Categories` : page === undefined ? t`New page` : toName(page)}
        open={edited !== undefined}
        onClose={close}
      >
        {edited === "categories" ? (
          <CategoriesForm categories={categories} onDone={close} />
        ) : edited === undefined ? null : (
          <PageForm page={page} categories={categories} choices={choices} promotions={promotions} onDone={close} />
        )}
      </FormModal>
    </>
  );
}

/** A merchant's pages of promotions: texts, pictures, when, for whom, and in which order (PR-01). */
export function PromotionPagesPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const fault = t`The promotions did not load`;
  const pages = useListStaffPromotionPagesQuery({ merchant });
  const choices = useGetAudienceChoicesQuery({ merchant });
  const promotions = useListPromotionsQuery({ merchant });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Pages of promotions</Trans>
        </Heading>
      </PageHead>
      <LoadGate loaded={pages} fault={fault}>
        {(data) => (
          <LoadGate loaded={choices} fault={fault}>
            {(found) => (
              <LoadGate loaded={promotions} fault={fault}>
                {(list) => <Pages data={data} choices={found} promotions={list} />}
              </LoadGate>
            )}
          </LoadGate>
        )}
      </LoadGate>
    </Page>
  );
}
