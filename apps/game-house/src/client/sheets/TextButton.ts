import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

/** A button with words. */
export const TextButton = styled.button`
  min-block-size: 44px; padding: ${token("space.4")} ${token("space.16")}; border: 1px solid ${token("color.border")};
  border-radius: ${token("radius.control")}; background: ${token("color.raised")}; font-weight: 600; cursor: pointer;
  &:hover:enabled { border-color: ${token("color.primary")}; }
  &:disabled { opacity: 0.5; cursor: default; }
`;
