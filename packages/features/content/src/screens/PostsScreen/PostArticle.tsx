import { useLingui } from "@lingui/react/macro";
import { useGetPostQuery } from "@marquee/api-client";
import { DateTime, Link, Text } from "@marquee/ui-kit";
import { useLocation } from "react-router";
import { Article } from "../../components/Article/Article.tsx";
import { LoadedText } from "../../components/LoadedText/LoadedText.tsx";

type Props = {
  readonly kind: "NEWS" | "BLOG";
  readonly id: string;
  /** The name of the list that it is of. */
  readonly all: string;
};

/** A piece of news, or a post of the blog. */
export function PostArticle({ kind, id, all }: Props) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const loading = useGetPostQuery({ kind, id });
  const back = <Link href={pathname}>{all}</Link>;
  return (
    <LoadedText loading={loading} gone={t`This text is not there any more`} back={back}>
      {({ title, content, language, publishedAt }) => (
        <>
          <Text>{back}</Text>
          <Article title={title} html={content} language={language}>
            <DateTime instant={new Date(publishedAt).toISOString()} />
          </Article>
        </>
      )}
    </LoadedText>
  );
}
