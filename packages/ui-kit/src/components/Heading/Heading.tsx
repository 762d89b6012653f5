import { token } from "@marquee/design-tokens";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";

const Base = styled.h2`
  font-family: ${token("font.display")};
  font-weight: ${token("weight.heading")};
  line-height: ${token("leading.heading")};
  text-wrap: balance;
  &[data-size="title"] { font-size: ${token("text.title")}; }
  &[data-size="heading"] { font-size: ${token("text.heading")}; }
  &[data-size="headline"] { font-size: ${token("text.headline")}; }
  &[data-size="display"] { font-size: ${token("text.display")}; font-weight: ${token("weight.display")}; }
`;

const sizes = { 1: "headline", 2: "heading", 3: "title", 4: "title" } as const;

/** The props of {@link Heading}: a heading's and these. */
export interface HeadingProps extends ComponentProps<"h2"> {
  /** Its place in the page's outline; a page has one level 1. */
  readonly level: 1 | 2 | 3 | 4;
  /** Its size where the outline's does not fit: 20, 24, 30–36 or 36–48 px. */
  readonly size?: "title" | "heading" | "headline" | "display" | undefined;
}

/** A heading in the brand's display type. Level 1 can take the focus after a change of page. */
export function Heading({ level, size = sizes[level], ...rest }: HeadingProps): ReactNode {
  return <Base as={`h${level}`} tabIndex={level === 1 ? -1 : undefined} {...rest} data-size={size} />;
}
