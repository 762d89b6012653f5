import { token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Heading } from "../Heading/Heading.tsx";
import { Icon, type IconPicture } from "../Icon/Icon.tsx";
import { Text } from "../Text/Text.tsx";

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token("space.12")};
  padding-block: ${token("space.48")};
  padding-inline: ${token("space.16")};
  text-align: center;
  > p { max-inline-size: 44ch; }
`;
const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: 88px;
  block-size: 88px;
  margin-block-end: ${token("space.4")};
  border-radius: ${token("radius.full")};
  background: radial-gradient(circle at 35% 25%, ${token("color.primarySoft")}, ${token("color.surface")});
  box-shadow: inset 0 0 0 1px ${token("color.line")}, 0 0 48px -12px ${token("color.glow")};
  color: ${token("color.primary")};
  font-size: 36px;
  &[data-tone="warning"] { color: ${token("color.warning")}; }
`;

/** The props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** The picture that stands for the situation. */
  readonly picture: IconPicture;
  /** What is the matter, in a few words. */
  readonly title: string;
  /** What the player can do about it. */
  readonly children?: ReactNode;
  /** The one thing to do, a Button or a Link. */
  readonly action?: ReactNode;
  /** The heading's place in the outline; 2 by default. */
  readonly level?: 1 | 2 | 3 | undefined;
  /** `warning` where something went wrong. */
  readonly tone?: "calm" | "warning" | undefined;
}

/** A place with nothing to show says why, and what to do: one picture, one text, one action. */
export function EmptyState({ picture, title, children, action, level = 2, tone = "calm" }: EmptyStateProps): ReactNode {
  return (
    <Frame>
      <Disc data-tone={tone}><Icon picture={picture} /></Disc>
      <Heading level={level} size={level === 1 ? "headline" : "title"}>{title}</Heading>
      {children ? <Text tone="muted">{children}</Text> : null}
      {action}
    </Frame>
  );
}
