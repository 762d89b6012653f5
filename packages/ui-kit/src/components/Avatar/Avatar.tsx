import { token } from "@marquee/design-tokens";
import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { Icon } from "../Icon/Icon.tsx";
import { AccountIcon } from "../Icon/icons.ts";

const Base = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 36px;
  block-size: 36px;
  overflow: hidden;
  border-radius: ${token("radius.full")};
  background: ${token("color.primarySoft")};
  color: ${token("color.text")};
  box-shadow: 0 0 0 2px ${token("color.surface")}, 0 0 0 3px ${token("color.line")};
  font-size: 20px;
  &[data-size="large"] { inline-size: 72px; block-size: 72px; font-size: 36px; }
  > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`;

/** A player's picture. It is decoration: the name stands beside it. */
export function Avatar({ src, size = "medium" }: {
  /** The picture's address; without one, or when it does not load, a default picture shows (HD-18). */
  readonly src?: string | undefined;
  /** 36 (default) or 72 px. */
  readonly size?: "medium" | "large" | undefined;
}): ReactNode {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  return (
    <Base data-size={size}>
      {src === undefined || src === brokenSrc ? <Icon picture={AccountIcon} /> : <img src={src} alt="" width={72} height={72} onError={() => setBrokenSrc(src)} />}
    </Base>
  );
}
