import { Trans } from "@lingui/react/macro";
import { useGetContentPageQuery } from "@marquee/api-client";
import { type ContentPage, languages, type PageSlug } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useLanguage } from "@marquee/runtime";
import { DateTime, Heading, RichHtml, Skeleton, Text } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Page = styled.article`
  display: grid;
  gap: ${token("space.24")};
  inline-size: 100%;
  max-inline-size: 70ch;
  margin-inline: auto;
  padding-block: ${token("space.16")};
  line-height: 1.6;
  > section { display: grid; gap: ${token("space.8")}; }
`;
const loading = [0, 1, 2, 3];

/** One section: its text, and what stands below it. */
type Section = { readonly title: string; readonly text: ReactNode; readonly part?: ReactNode };

type Props = {
  /** Which page staff may write in place of the site's own text. */
  readonly slug: PageSlug;
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly Section[];
};

function Written({ page }: { readonly page: NonNullable<ContentPage["page"]> }) {
  return (
    <>
      <Text size="small" tone="muted">
        <Trans>
          Last changed <DateTime instant={new Date(page.updatedAt).toISOString()} />
        </Trans>
      </Text>
      <RichHtml html={page.content} />
    </>
  );
}

/**
 * A page of the site's own rules, as staff have written it. Where they have not, or it cannot be had: what the page is about, then
 * one paragraph under each heading. What belongs to a section beside its text stays in both.
 */
export function LegalPage({ slug, title, intro, sections }: Props) {
  const { language } = useLanguage();
  const { data, isLoading } = useGetContentPageQuery({ slug });
  const page = data?.page ?? null;
  const tag =
    page === null || page.language === language ? undefined : languages.find(({ code }) => code === page.language)?.tag;
  const shown = page === null ? sections : sections.filter(({ part }) => part !== undefined);
  return (
    <Page lang={tag}>
      <Heading level={1}>{page?.title ?? title}</Heading>
      {isLoading && loading.map((row) => <Skeleton key={row} shape="row" />)}
      {page !== null && <Written page={page} />}
      {page === null && !isLoading && <Text size="lead">{intro}</Text>}
      {!isLoading &&
        shown.map((section) => (
          <section key={section.title} lang={tag === undefined ? undefined : document.documentElement.lang}>
            <Heading level={2} size="title">
              {section.title}
            </Heading>
            {section.text !== false && <Text tone="muted">{section.text}</Text>}
            {section.part}
          </section>
        ))}
    </Page>
  );
}
