import { token } from "@marquee/design-tokens";
import { Heading, Text } from "@marquee/ui-kit";
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

/** One section: its text, and what stands below it. */
type Section = { readonly title: string; readonly text: ReactNode; readonly part?: ReactNode };

/** A page of the site's own rules: what it is about, then one paragraph under each heading. */
export function LegalPage({
  title,
  intro,
  sections,
}: {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly Section[];
}) {
  return (
    <Page>
      <Heading level={1}>{title}</Heading>
      <Text size="lead">{intro}</Text>
      {sections.map((section) => (
        <section key={section.title}>
          <Heading level={2} size="title">
            {section.title}
          </Heading>
          <Text tone="muted">{section.text}</Text>
          {section.part}
        </section>
      ))}
    </Page>
  );
}
