import { token } from "@marquee/design-tokens";
import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";

const Button = styled.button`
  display: inline-grid; place-items: center; min-inline-size: 44px; min-block-size: 44px; padding: 0;
  border: 0; border-radius: ${token("radius.control")}; background: transparent; cursor: pointer;
  transition: background-color ${token("motion.fast")};
  &:hover { background: ${token("color.hover")}; }
  &:disabled, &[aria-disabled="true"] { opacity: 0.4; cursor: default; }
  svg { inline-size: 1.4rem; block-size: 1.4rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
`;

/** Outlines in a square of 24. */
const paths = {
  exit: "M10 4H5v16h5M15 8l4 4-4 4M19 12H9",
  rules: "M12 3a9 9 0 1 0 .01 0M12 11v5M12 7.5v.5",
  history: "M4 12a8 8 0 1 0 2.500-5.800M4 4v4h4M12 8v4l3 2",
  fairness: "M12 3l7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6zM9 12l2 2 4-4",
  soundOn: "M4 10v4h3l5 4V6L7 10zM16 9c1.500 2 1.500 4 0 6M18.500 6.500c3 3.500 3 7.500 0 11",
  soundOff: "M4 10v4h3l5 4V6L7 10zM16 10l5 5M21 10l-5 5",
  close: "M6 6l12 12M18 6L6 18",
  less: "M6 12h12",
  more: "M6 12h12M12 6v12",
} as const;

type Props = {
  readonly icon: keyof typeof paths;
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** Why a press does nothing but say so. */
  readonly reason?: string | undefined;
  readonly pressed?: boolean;
  readonly children?: ReactNode;
};

/** A button that is a picture; its name is for those who cannot see it, and a tooltip for those who can. */
export function IconButton({ icon, label, onPress, disabled = false, reason, pressed, children }: Props): ReactElement {
  return (
    <Button
      type="button"
      aria-label={label}
      title={reason ?? label}
      aria-pressed={pressed}
      aria-disabled={reason === undefined ? undefined : true}
      disabled={disabled}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={paths[icon]} />
      </svg>
      {children}
    </Button>
  );
}
