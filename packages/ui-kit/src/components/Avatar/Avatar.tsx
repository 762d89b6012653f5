import { token } from "@marquee/design-tokens";
import { useState, type ReactNode } from "react";
import { styled } from "styled-components";

const Base = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 36px;
  block-size: 36px;
  overflow: hidden;
  border-radius: ${token("radius.full")};
  background-color: ${token("color.primarySoft")};
  background-size: cover;
  box-shadow: 0 0 0 2px ${token("color.surface")}, 0 0 0 3px ${token("color.line")};
  &[data-size="large"] { inline-size: 72px; block-size: 72px; }
  > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`;

/** A player's picture. It is decoration: the name stands beside it. */
export function Avatar({
  src,
  size = "medium",
}: {
  /** The picture's address; without one, or when it does not load, the brand's portrait of nobody shows (HD-18). */
  readonly src?: string | undefined;
  /** 36 (default) or 72 px. */
  readonly size?: "medium" | "large" | undefined;
}): ReactNode {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const shown = src === brokenSrc ? undefined : src;
  return (
    <Base data-size={size} data-art={shown === undefined ? "portrait" : undefined}>
      {shown === undefined ? null : (
        <img src={shown} alt="" width={72} height={72} onError={() => setBrokenSrc(shown)} />
      )}
    </Base>
  );
}
