import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useGetDraftPreviewQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { createLinkToken } from "@marquee/runtime";
import { DateTime, EmptyState, ErrorState, Skeleton, Text } from "@marquee/ui-kit";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { Article } from "../../components/Article/Article.tsx";

const link = createLinkToken(/^#[A-Za-z0-9_-]{44,1000}$/);

const Base = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.24")};`;
const Banner = styled.aside`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  padding: ${token("space.12")} ${token("space.16")};
  border: ${token("stroke.thin")} dashed ${token("color.primary")};
  border-radius: ${token("radius.card")};
  background: ${token("color.surface")};
`;

function Draft({ linkToken }: { readonly linkToken: string }) {
  const { t, i18n } = useLingui();
  const { currentData, error, isFetching, refetch } = useGetDraftPreviewQuery({ token: linkToken });
  const code = isApiError(error) ? error.code : "unknown";
  const isOver = code === "preview.ended" || code === "preview.changed";
  useEffect(() => {
    if (isOver) link.forget();
  }, [isOver]);
  if (isOver) return <EmptyState level={1} picture="locked" title={toErrorText(i18n, code)} />;
  if (error !== undefined && currentData === undefined)
    return <ErrorState title={toErrorText(i18n, code)} onRetry={() => void refetch()} busy={isFetching} />;
  if (currentData === undefined) return <Skeleton shape="row" />;
  const { title, summary, content, language, expiresAt } = currentData;
  return (
    <Base>
      <Banner aria-label={t`Draft`}>
        <Text strong>
          <Trans>This is a draft. It is not on the site.</Trans>
        </Text>
        <Text size="small" tone="muted">
          <Trans>
            Only who has this link sees it, until <DateTime instant={new Date(expiresAt).toISOString()} />.
          </Trans>
        </Text>
      </Banner>
      <Article title={title} html={content} language={language}>
        {summary === "" ? undefined : summary}
      </Article>
    </Base>
  );
}

/** A draft as it would stand on the site, for whoever has the link that staff made of it. */
export function PreviewScreen() {
  const { i18n } = useLingui();
  const [linkToken] = useState(link.take);
  return linkToken === null ? (
    <EmptyState level={1} picture="locked" title={toErrorText(i18n, "preview.ended")} />
  ) : (
    <Draft linkToken={linkToken} />
  );
}
