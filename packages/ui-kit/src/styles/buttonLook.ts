import { token } from "@marquee/design-tokens";
import { plate } from "./plate.ts";

/** The look shared by buttons and by links that look like buttons; chosen by `data-look`, `data-size`, `data-wide`. */
export const buttonLook = `
  ${plate}
  --cut: ${token("button.notch")};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token("space.8")};
  min-block-size: ${token("button.height")};
  padding-block: ${token("space.8")};
  padding-inline: ${token("space.20")};
  border: 0;
  border-radius: ${token("button.radius")};
  background: none;
  color: ${token("color.text")};
  font-size: ${token("text.small")};
  font-weight: ${token("button.weight")};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition: translate ${token("motion.fast")} ${token("easing.standard")};
  &:active:not(:disabled) { translate: 0 1px; }
  &:disabled, &[aria-disabled="true"] { cursor: not-allowed; }
  &:disabled { opacity: 0.5; }
  &[data-size="small"] { min-block-size: ${token("button.heightSmall")}; padding-inline: ${token("space.12")}; font-size: ${token("text.label")}; @media (pointer: coarse) { min-block-size: ${token("layout.tap")}; } }
  &[data-size="large"] { min-block-size: ${token("button.heightLarge")}; padding-inline: ${token("space.32")}; font-size: ${token("text.body")}; }
  &[data-wide="true"] { display: flex; inline-size: 100%; }
  &[data-look="primary"] {
    --plate: ${token("color.primary")};
    color: ${token("color.onPrimary")};
    &:hover:not(:disabled) { --plate: ${token("color.primaryHover")}; }
    &:active:not(:disabled) { --plate: ${token("color.primaryPressed")}; }
  }
  &[data-look="accent"] {
    --plate: ${token("color.accent")};
    color: ${token("color.onAccent")};
    &:hover:not(:disabled) { --plate: color-mix(in oklab, ${token("color.accent")} 86%, ${token("color.text")}); }
  }
  &[data-look="secondary"] {
    --plate: ${token("color.raised")};
    &::before { box-shadow: inset 0 0 0 ${token("button.border")} ${token("color.line")}; }
    &:hover:not(:disabled) { --plate: color-mix(in oklab, ${token("color.raised")} 86%, ${token("color.text")}); }
  }
  &[data-look="quiet"] {
    color: ${token("color.primary")};
    &:hover:not(:disabled) { --plate: ${token("color.hover")}; }
  }
  &[data-look="danger"] {
    --plate: color-mix(in oklab, ${token("color.danger")} 16%, ${token("color.surface")});
    color: ${token("color.text")};
    &::before { box-shadow: inset 0 0 0 ${token("button.border")} ${token("color.danger")}; }
    &:hover:not(:disabled) { --plate: color-mix(in oklab, ${token("color.danger")} 30%, ${token("color.surface")}); }
  }
  @media (forced-colors: active) { border: 1px solid; }
`;
