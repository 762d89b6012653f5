import { type LanguageCode, languages } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useLanguage } from "@marquee/runtime";
import { Heading, RichHtml, Text } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Base = styled.article`
  display: grid;
  gap: ${token("space.16")};
  justify-items: start;
  inline-size: 100%;
  max-inline-size: 70ch;
  line-height: 1.6;
`;

/** The language of a text for the page's reader; undefined where it is the page's own. */
export function useForeignTag(language: LanguageCode): string | undefined {
  const page = useLanguage().language;
  return language === page ? undefined : languages.find(({ code }) => code === language)?.tag;
}

/** A text that staff have written: its title, when it was published, and what it says. */
export function Article({
  title,
  html,
  language,
  children,
}: {
  readonly title: string;
  readonly html: string;
  readonly language: LanguageCode;
  /** What stands below the title, such as a time. */
  readonly children?: ReactNode;
}) {
  return (
    <Base lang={useForeignTag(language)}>
      <Heading level={1}>{title}</Heading>
      {children !== undefined && (
        <Text as="span" size="label" tone="muted">
          {children}
        </Text>
      )}
      <RichHtml html={html} />
    </Base>
  );
}
