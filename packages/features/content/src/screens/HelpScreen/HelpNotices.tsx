import { Trans } from "@lingui/react/macro";
import type { Notice } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Accordion, DateTime, Heading, RichHtml, Text } from "@marquee/ui-kit";
import { useId } from "react";
import { styled } from "styled-components";

const Base = styled.section`
  display: grid;
  gap: ${token("space.12")};
  overflow-wrap: anywhere;
`;
const Content = styled.div`
  display: grid;
  gap: ${token("space.8")};
  max-inline-size: 70ch;
`;

/** The announcements for the help pages (AN-04), above the articles; nothing where there are none. */
export function HelpNotices({ notices }: { readonly notices: readonly Notice[] }) {
  const id = useId();
  if (notices.length === 0) return null;
  const items = notices.map(({ id: key, title, content, timestamp }) => ({
    key,
    title,
    content: (
      <Content>
        <Text as="span" size="label" tone="muted">
          <DateTime instant={new Date(timestamp).toISOString()} />
        </Text>
        <RichHtml html={content} />
      </Content>
    ),
  }));
  return (
    <Base aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        <Trans>Good to know now</Trans>
      </Heading>
      <Accordion items={items} level={3} />
    </Base>
  );
}
