import { Trans } from "@lingui/react/macro";
import type { MemberTerms } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { DateTime, Heading, RichHtml, Text } from "@marquee/ui-kit";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { useForeignTag } from "../../components/Article/Article.tsx";

const Base = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.12")}; line-height: 1.6;`;

/** The terms, since when they are on the site, and what they say; newer ones begin at their top. */
export function TermsText({ terms }: { readonly terms: NonNullable<MemberTerms["terms"]> }) {
  const { version, title, content, language, updatedAt } = terms;
  const tag = useForeignTag(language);
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current !== version) top.current?.scrollIntoView({ block: "start" });
    shown.current = version;
  }, [version]);
  return (
    <Base ref={top}>
      <Text>
        <Trans>
          Our terms have changed. Games and deposits wait until you accept them. You can withdraw, set limits and reach
          us all the same.
        </Trans>
      </Text>
      <Text size="small" tone="muted">
        <Trans>
          Published <DateTime instant={new Date(updatedAt).toISOString()} />
        </Trans>
      </Text>
      <Base as="article" lang={tag}>
        <Heading level={3} size="heading">
          {title}
        </Heading>
        <RichHtml html={content} />
      </Base>
    </Base>
  );
}
