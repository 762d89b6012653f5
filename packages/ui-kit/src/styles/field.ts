import { token } from "@marquee/design-tokens";

/** The box that a player types or chooses in. 16 px text: smaller would make a phone zoom in. */
export const fieldBox = `
  inline-size: 100%;
  min-block-size: ${token("field.height")};
  padding-block: ${token("space.8")};
  padding-inline: ${token("space.12")};
  border: ${token("field.border")} solid ${token("color.border")};
  border-radius: ${token("field.radius")};
  background: ${token("color.surface")};
  color: ${token("color.text")};
  font: inherit;
  font-size: ${token("text.body")};
  transition: border-color ${token("motion.fast")} ${token("easing.standard")};
  &::placeholder { color: ${token("color.muted")}; opacity: 1; }
  &:hover:not(:disabled) { border-color: ${token("color.muted")}; }
  &:focus-visible { border-color: ${token("color.focus")}; }
  &[aria-invalid="true"] { border-color: ${token("color.danger")}; }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
`;
