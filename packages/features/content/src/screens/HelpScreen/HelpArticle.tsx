import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useGetHelpArticleQuery } from "@marquee/api-client";
import { toErrorText } from "@marquee/i18n";
import { useBrand } from "@marquee/runtime";
import { DateTime, EmptyState, ErrorState, Link, Skeleton, Text } from "@marquee/ui-kit";
import { useLocation } from "react-router";
import { Article } from "../../components/Article/Article.tsx";

/** One article of the help centre. */
export function HelpArticle({ id }: { readonly id: string }) {
  const { t, i18n } = useLingui();
  const { contacts } = useBrand();
  const { pathname } = useLocation();
  const { currentData, error, isFetching, refetch } = useGetHelpArticleQuery({ id });
  const isUnknown = isApiError(error) && error.code === "document.unknown";
  const back = (
    <Link href={pathname}>
      <Trans>All of the help centre</Trans>
    </Link>
  );
  if (isUnknown)
    return <EmptyState level={1} picture="search" title={t`This article is not there any more`} action={back} />;
  if (error !== undefined && currentData === undefined)
    return (
      <ErrorState
        title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (currentData === undefined) return <Skeleton shape="row" />;
  const { title, content, language, updatedAt } = currentData;
  return (
    <>
      <Text>{back}</Text>
      <Article title={title} html={content} language={language}>
        <Trans>
          Last changed <DateTime instant={new Date(updatedAt).toISOString()} />
        </Trans>
      </Article>
      <Text size="small" tone="muted">
        <Trans>
          Still a question? Write to <Link href={`mailto:${contacts.email}`}>{contacts.email}</Link>.
        </Trans>
      </Text>
    </>
  );
}
