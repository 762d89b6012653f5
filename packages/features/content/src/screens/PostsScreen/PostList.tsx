import { useLingui } from "@lingui/react/macro";
import { isApiError, useListPostsQuery } from "@marquee/api-client";
import type { Posts } from "@marquee/contract";
import { from, token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { Card, DateTime, EmptyState, ErrorState, Heading, Link, Pagination, Skeleton, Text } from "@marquee/ui-kit";
import { useLocation, useSearchParams } from "react-router";
import { styled } from "styled-components";
import { useForeignTag } from "../../components/Article/Article.tsx";

const Grid = styled.ul`
  display: grid;
  gap: ${token("space.16")};
  @media ${from("tablet")} { grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); }
  > li, > li > section { block-size: 100%; }
  p, h2 { overflow-wrap: anywhere; }
`;
const Words = styled.div`display: grid; gap: ${token("space.8")};`;
const loading = [0, 1, 2];

function Post({ post: { id, title, summary, language, publishedAt } }: { readonly post: Posts["list"][number] }) {
  const { pathname } = useLocation();
  return (
    <Card lang={useForeignTag(language)}>
      <Words>
        <Text as="span" size="label" tone="muted">
          <DateTime instant={new Date(publishedAt).toISOString()} />
        </Text>
        <Heading level={2} size="title">
          <Link href={`${pathname}?${new URLSearchParams({ id })}`}>{title}</Link>
        </Heading>
        {summary !== "" && <Text tone="muted">{summary}</Text>}
      </Words>
    </Card>
  );
}

/** News or posts of the blog, the newest first; the page stands in the address. */
export function PostList({ kind, title }: { readonly kind: "NEWS" | "BLOG"; readonly title: string }) {
  const { t, i18n } = useLingui();
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get("page") ?? "1");
  const page = Number.isSafeInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1;
  const { data, currentData, error, isFetching, refetch } = useListPostsQuery({ kind, pageNo: page });
  return (
    <>
      <Heading level={1}>{title}</Heading>
      {error !== undefined && currentData === undefined && (
        <ErrorState
          title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {isFetching && currentData === undefined && loading.map((row) => <Skeleton key={row} shape="row" />)}
      {currentData?.list.length === 0 && <EmptyState picture="empty" title={t`There is nothing here yet`} />}
      {currentData !== undefined && (
        <Grid>
          {currentData.list.map((post) => (
            <li key={post.id}>
              <Post post={post} />
            </li>
          ))}
        </Grid>
      )}
      {data !== undefined && data.totalPages > 1 && (
        <Pagination page={page} count={data.totalPages} onPage={(next) => setParams({ page: String(next) })} />
      )}
    </>
  );
}
