import { useLingui } from "@lingui/react/macro";
import { isApiError, useListPromotionPagesQuery } from "@marquee/api-client";
import type { PageList } from "@marquee/contract";
import { toErrorText } from "@marquee/i18n";
import { paths, useIsOn } from "@marquee/runtime";
import { ErrorState, Heading, Skeleton, Tabs } from "@marquee/ui-kit";
import { useSearchParams } from "react-router";
import { CodeEntry } from "./CodeEntry.tsx";
import { OpenPromotion } from "./OpenPromotion.tsx";
import { PromotionList } from "./PromotionList.tsx";

/** The tab of all categories. */
const everything = "";

/** The list by category; the tab stands in the address. */
function Categories({ pages, onStart }: { readonly pages: PageList; readonly onStart: () => void }) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const asked = params.get("category") ?? everything;
  const selected = pages.categories.some(({ category }) => category === asked) ? asked : everything;
  const toHref = (id: string): string => {
    const query = new URLSearchParams(params);
    query.set("id", id);
    return `${paths.promotions}?${query}`;
  };
  const toTab = (category: string, label: string) => ({
    key: category,
    label,
    content: (
      <PromotionList
        list={pages.list.filter(({ categories }) => category === everything || categories.includes(category))}
        toHref={toHref}
        onStart={onStart}
      />
    ),
  });
  if (pages.categories.length === 0) return <PromotionList list={pages.list} toHref={toHref} onStart={onStart} />;
  return (
    <Tabs
      label={t`Categories`}
      selected={selected}
      onSelect={(category) => setParams(category === everything ? {} : { category }, { replace: true })}
      tabs={[
        toTab(everything, t`All`),
        // The platform's own category is called by the site, the others by the merchant.
        ...pages.categories.map(({ category, name }) => toTab(category, name ?? t`New players`)),
      ]}
    />
  );
}

/** Promotions by category (RT-18, PR-01); the one that the address names is open over them. */
export function PromotionsScreen() {
  const { t, i18n } = useLingui();
  const hasCodes = useIsOn("PROMOCODE3");
  const { currentData, error, isFetching, refetch } = useListPromotionPagesQuery({});
  const code = isApiError(error) ? error.code : "unknown";
  return (
    <>
      <Heading level={1}>{t`Promotions`}</Heading>
      {hasCodes && <CodeEntry />}
      {error !== undefined && currentData === undefined && (
        <ErrorState title={toErrorText(i18n, code)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {error === undefined && currentData === undefined && (
        <>
          <Skeleton shape="row" />
          <Skeleton shape="hero" />
        </>
      )}
      {currentData !== undefined && <Categories pages={currentData} onStart={() => void refetch()} />}
      <OpenPromotion />
    </>
  );
}
