import { Heading, Text } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-inline-size: 1200px;
  margin-inline: auto;
`;

/** A page about the toolbar's brand and theme. */
export function BrandPage({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Page>
      <div>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{about}</Text>
      </div>
      {children}
    </Page>
  );
}
