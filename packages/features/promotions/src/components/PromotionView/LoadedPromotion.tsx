import { useLingui } from "@lingui/react/macro";
import { isApiError, useGetPromotionPageQuery } from "@marquee/api-client";
import type { PromotionPage } from "@marquee/contract";
import { toErrorText } from "@marquee/i18n";
import { paths } from "@marquee/runtime";
import { EmptyState, ErrorState, Link, Skeleton } from "@marquee/ui-kit";
import type { ReactNode } from "react";

/** One promotion that was asked for: what stands in its place while it comes, cannot be had or is gone, else what `children` draws of it. */
export function LoadedPromotion({
  id,
  children,
}: {
  readonly id: string;
  readonly children: (page: PromotionPage, refetch: () => void) => ReactNode;
}) {
  const { t, i18n } = useLingui();
  const { currentData, error, isFetching, refetch } = useGetPromotionPageQuery({ id }, { skip: id === "" });
  const code = id === "" ? "promo.closed" : isApiError(error) ? error.code : "unknown";
  if (id === "" || (error !== undefined && (code === "promo.closed" || code === "request.invalid")))
    return (
      <EmptyState
        picture="search"
        title={t`This promotion is not on offer any more`}
        action={
          <Link look="secondary" href={paths.promotions}>
            {t`See all promotions`}
          </Link>
        }
      />
    );
  if (error !== undefined && currentData === undefined)
    return <ErrorState title={toErrorText(i18n, code)} onRetry={() => void refetch()} busy={isFetching} />;
  if (currentData === undefined)
    return (
      <>
        <Skeleton shape="hero" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </>
    );
  return children(currentData, () => void refetch());
}
