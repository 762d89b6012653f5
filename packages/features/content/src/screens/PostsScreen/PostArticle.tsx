import { useLingui } from "@lingui/react/macro";
import { isApiError, useGetPostQuery } from "@marquee/api-client";
import { toErrorText } from "@marquee/i18n";
import { DateTime, EmptyState, ErrorState, Link, Skeleton, Text } from "@marquee/ui-kit";
import { useLocation } from "react-router";
import { Article } from "../../components/Article/Article.tsx";

type Props = {
  readonly kind: "NEWS" | "BLOG";
  readonly id: string;
  /** The name of the list that it is of. */
  readonly all: string;
};

/** A piece of news, or a post of the blog. */
export function PostArticle({ kind, id, all }: Props) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const { currentData, error, isFetching, refetch } = useGetPostQuery({ kind, id });
  const isUnknown = isApiError(error) && error.code === "document.unknown";
  const back = <Link href={pathname}>{all}</Link>;
  if (isUnknown)
    return <EmptyState level={1} picture="search" title={t`This text is not there any more`} action={back} />;
  if (error !== undefined && currentData === undefined)
    return (
      <ErrorState
        title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (currentData === undefined) return <Skeleton shape="row" />;
  const { title, content, language, publishedAt } = currentData;
  return (
    <>
      <Text>{back}</Text>
      <Article title={title} html={content} language={language}>
        <DateTime instant={new Date(publishedAt).toISOString()} />
      </Article>
    </>
  );
}
