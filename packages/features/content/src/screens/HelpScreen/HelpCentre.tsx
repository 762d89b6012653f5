import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, toHelpRequest, useGetHelpCenterQuery, useListAnnouncementsQuery } from "@marquee/api-client";
import { from, token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { ContactUs, useBrand, useIsOn } from "@marquee/runtime";
import { Button, EmptyState, ErrorState, Heading, SearchBox, Skeleton, Text } from "@marquee/ui-kit";
import { useSearchParams } from "react-router";
import { styled } from "styled-components";
import { CategoryCard } from "./CategoryCard.tsx";
import { HelpNotices } from "./HelpNotices.tsx";

const Head = styled.header`
  display: grid;
  gap: ${token("space.16")};
  > form { max-inline-size: 560px; }
`;
const Categories = styled.div`
  display: grid;
  gap: ${token("space.16")};
  align-items: start;
  &[data-dim] { opacity: 0.6; }
  @media ${from("tablet")} { grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); }
`;
const longestWords = 80;
const loading = [0, 1, 2, 3];

/** All articles by category, or those that hold the searched words. The words stand in the address. */
export function HelpCentre() {
  const { t, i18n } = useLingui();
  const { merchantCode } = useBrand();
  const hasNotices = useIsOn("ANNOUNCE3");
  const [params, setParams] = useSearchParams();
  const words = (params.get("q") ?? "").slice(0, longestWords);
  const search = (next: string): void => {
    const q = next.slice(0, longestWords);
    if (q !== words) setParams(q === "" ? {} : { q }, { replace: true, preventScrollReset: true });
  };
  const { data, currentData, error, isFetching, refetch } = useGetHelpCenterQuery(
    words === "" ? {} : { keyword: words },
  );
  // Without them the articles are there all the same.
  const notices = useListAnnouncementsQuery(toHelpRequest(merchantCode), { skip: !hasNotices });
  const categories = notices.isLoading ? [] : (data?.categories ?? []);
  const count = (currentData?.categories ?? []).reduce((sum, { articles }) => sum + articles.length, 0);
  return (
    <>
      <Head>
        <Heading level={1}>
          <Trans>Help centre</Trans>
        </Heading>
        <SearchBox label={t`Search the help centre`} value={words} onSearch={search} />
        <Text size="small" tone="muted" role="status">
          {words !== "" && currentData !== undefined && count > 0 && t`Found for “${words}”: ${count}`}
        </Text>
      </Head>
      {error !== undefined && currentData === undefined && (
        <ErrorState
          title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {words === "" && data !== undefined && <HelpNotices notices={notices.data?.help ?? []} />}
      {(notices.isLoading || (isFetching && data === undefined)) &&
        loading.map((row) => <Skeleton key={row} shape="row" />)}
      {currentData?.categories.length === 0 && !notices.isLoading && (
        <EmptyState
          picture={words === "" ? "empty" : "search"}
          title={words === "" ? t`There are no articles yet` : t`Nothing found for “${words}”`}
          action={
            words === "" ? undefined : (
              <Button onClick={() => setParams({}, { replace: true })}>
                <Trans>Show all articles</Trans>
              </Button>
            )
          }
        >
          <Trans>
            Ask us, and we answer. <ContactUs />
          </Trans>
        </EmptyState>
      )}
      {error === undefined && categories.length > 0 && (
        <Categories data-dim={isFetching && currentData === undefined ? true : undefined}>
          {categories.map((category) => (
            <CategoryCard key={`${category.id} ${words}`} category={category} isFound={words !== ""} />
          ))}
        </Categories>
      )}
    </>
  );
}
