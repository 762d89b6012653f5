import { Trans, useLingui } from "@lingui/react/macro";
import { useGetHelpArticleQuery } from "@marquee/api-client";
import { ContactUs } from "@marquee/runtime";
import { DateTime, Link, Text } from "@marquee/ui-kit";
import { useLocation } from "react-router";
import { Article } from "../../components/Article/Article.tsx";
import { LoadedText } from "../../components/LoadedText/LoadedText.tsx";

/** One article of the help centre. */
export function HelpArticle({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const loading = useGetHelpArticleQuery({ id });
  const back = (
    <Link href={pathname}>
      <Trans>All of the help centre</Trans>
    </Link>
  );
  return (
    <LoadedText loading={loading} gone={t`This article is not there any more`} back={back}>
      {({ title, content, language, updatedAt }) => (
        <>
          <Text>{back}</Text>
          <Article title={title} html={content} language={language}>
            <Trans>
              Last changed <DateTime instant={new Date(updatedAt).toISOString()} />
            </Trans>
          </Article>
          <Text size="small" tone="muted">
            <Trans>
              Still a question? <ContactUs />
            </Trans>
          </Text>
        </>
      )}
    </LoadedText>
  );
}
