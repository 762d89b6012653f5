import { token } from "@marquee/design-tokens";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";

const look = `
  &[data-size="caption"] { font-size: ${token("text.caption")}; }
  &[data-size="label"] { font-size: ${token("text.label")}; }
  &[data-size="small"] { font-size: ${token("text.small")}; }
  &[data-size="lead"] { font-size: ${token("text.lead")}; }
  &[data-tone="muted"] { color: ${token("color.muted")}; }
  &[data-tone="success"] { color: ${token("color.success")}; }
  &[data-tone="danger"] { color: ${token("color.danger")}; }
  &[data-tone="warning"] { color: ${token("color.warning")}; }
  &[data-strong="true"] { font-weight: ${token("weight.strong")}; }
`;
const Paragraph = styled.p`${look}`;
const Phrase = styled.span`${look}`;

/** The props of {@link Text}: a paragraph's and these. */
export interface TextProps extends ComponentProps<"p"> {
  /** `p` by default; `span` inside other text. */
  readonly as?: "p" | "span" | undefined;
  /** 12, 13, 14, 16 (default) or 18 px. */
  readonly size?: "caption" | "label" | "small" | "body" | "lead" | undefined;
  /** The colour's meaning. A tone never carries a message alone. */
  readonly tone?: "text" | "muted" | "success" | "danger" | "warning" | undefined;
  /** Semi-bold. */
  readonly strong?: boolean | undefined;
}

/** Running text. */
export function Text({ as = "p", size = "body", tone = "text", strong = false, ...rest }: TextProps): ReactNode {
  const Element = as === "p" ? Paragraph : Phrase;
  return <Element {...rest} data-size={size} data-tone={tone} data-strong={strong || undefined} />;
}
