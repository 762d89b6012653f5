import { token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { StatePicture } from "../../styles/statePictures.ts";
import { Heading } from "../Heading/Heading.tsx";
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
// The layer's styles bring the picture: no shorthand here, it would take it away again.
const Picture = styled.span`
  inline-size: 200px;
  max-inline-size: 100%;
  aspect-ratio: 10 / 7;
  background-position: center;
  background-size: contain;
  background-repeat: no-repeat;
`;

/** The props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** The situation: the brand has a picture of it. */
  readonly picture: StatePicture;
  /** What is the matter, in a few words. */
  readonly title: string;
  /** What the player can do about it. */
  readonly children?: ReactNode;
  /** The one thing to do, a Button or a Link. */
  readonly action?: ReactNode;
  /** The heading's place in the outline; 2 by default. */
  readonly level?: 1 | 2 | 3 | 4 | undefined;
}

/** A place with nothing to show says why, and what to do: one picture, one text, one action. */
export function EmptyState({ picture, title, children, action, level = 2 }: EmptyStateProps): ReactNode {
  return (
    <Frame>
      <Picture data-art={picture} aria-hidden="true" />
      <Heading level={level} size={level === 1 ? "headline" : "title"}>
        {title}
      </Heading>
      {children ? <Text tone="muted">{children}</Text> : null}
      {action}
    </Frame>
  );
}
