import { token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Base = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("space.4")};
  min-block-size: 20px;
  padding-inline: ${token("space.8")};
  border-radius: min(${token("badge.radius")}, 10px);
  font-size: ${token("text.caption")};
  font-weight: ${token("weight.strong")};
  line-height: 1.3;
  white-space: nowrap;
  background: ${token("color.raised")};
  color: ${token("color.text")};
  &[data-tone="primary"] { background: ${token("color.primary")}; color: ${token("color.onPrimary")}; }
  &[data-tone="accent"] { background: ${token("color.accent")}; color: ${token("color.onAccent")}; }
  &[data-tone="muted"] { color: ${token("color.muted")}; }
  &[data-tone="danger"] { box-shadow: inset 0 0 0 1px ${token("color.danger")}; }
  &[data-tone="success"] { box-shadow: inset 0 0 0 1px ${token("color.success")}; }
`;

/** A short word or number beside something. */
export function Badge({
  tone = "neutral",
  children,
}: {
  /** Its colour's meaning. */
  readonly tone?: "neutral" | "primary" | "accent" | "muted" | "danger" | "success" | undefined;
  /** One or two words, or a count. */
  readonly children: ReactNode;
}): ReactNode {
  return <Base data-tone={tone}>{children}</Base>;
}
