import { token } from "@marquee/design-tokens";

/** A window with little height: a phone on its side, or above its keyboard. */
export const low = "(max-height: 480px)";

/** The dark ground behind a dialog; it fades in and out. */
export const overlayGround = `
  position: fixed;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${token("color.scrim")};
  backdrop-filter: blur(3px);
  z-index: ${token("z.modal")};
  transition: opacity ${token("motion.normal")} ${token("easing.standard")};
  &[data-entering], &[data-exiting] { opacity: 0; }
`;

/** The surface that a dialog's content stands on. */
export const overlaySurface = `
  display: flex;
  flex-direction: column;
  max-inline-size: 100%;
  overflow: hidden;
  background: ${token("color.surface")};
  color: ${token("color.text")};
  border: ${token("modal.border")} solid ${token("color.line")};
  box-shadow: ${token("shadow.overlay")};
  transition: translate ${token("motion.slow")} ${token("easing.enter")};
`;

/** A dialog's title line. */
export const overlayHead = `
  display: flex;
  align-items: center;
  gap: ${token("space.12")};
  min-block-size: 60px;
  padding-block: ${token("space.8")};
  padding-inline: ${token("space.20")} ${token("space.8")};
  border-block-end: 1px solid ${token("color.line")};
  @media ${low} { min-block-size: 48px; padding-block: 0; }
  > :first-child {
    flex: 1;
    min-inline-size: 0;
    font-family: ${token("font.display")};
    font-size: ${token("text.title")};
    font-weight: ${token("weight.heading")};
    line-height: ${token("leading.heading")};
  }
`;
