import { useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { PostArticle } from "./PostArticle.tsx";
import { PostList } from "./PostList.tsx";

type Kind = "NEWS" | "BLOG";

function Posts({ kind, title }: { readonly kind: Kind; readonly title: string }) {
  const [params] = useSearchParams();
  const id = params.get("id");
  return id === null ? (
    <PostList kind={kind} title={title} />
  ) : (
    <PostArticle key={id} kind={kind} id={id} all={title} />
  );
}

/** News (CS-07): a list, or the piece that the address names. */
export function NewsScreen() {
  const { t } = useLingui();
  return <Posts kind="NEWS" title={t`News`} />;
}

/** The blog (CS-07): a list, or the post that the address names. */
export function BlogScreen() {
  const { t } = useLingui();
  return <Posts kind="BLOG" title={t`Blog`} />;
}
