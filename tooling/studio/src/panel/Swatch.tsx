import { toTokenType } from "@marquee/design-tokens";
import React, { type ReactNode } from "react";
import { styled } from "storybook/theming";

const Box = styled.span(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  inlineSize: 32,
  blockSize: 28,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
  overflow: "hidden",
  color: theme.fgColor.default,
  fontSize: 15,
  lineHeight: 1,
}));

const Picker = styled.input(({ theme }) => ({
  appearance: "none",
  inlineSize: 32,
  blockSize: 28,
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
  background: "none",
  cursor: "pointer",
  "&::-webkit-color-swatch-wrapper": { padding: 0 },
  "&::-webkit-color-swatch": { border: 0, borderRadius: 3 },
  "&::-moz-color-swatch": { border: 0, borderRadius: 3 },
  "&:focus-visible": { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
}));

const Bar = styled.span(({ theme }) => ({
  blockSize: 4,
  maxInlineSize: 24,
  borderRadius: 2,
  background: theme.fgColor.default,
}));

interface SwatchProps {
  readonly token: string;
  /** The value as CSS. */
  readonly css: string;
  readonly onPick: (color: string) => void;
  /** Called when the picker opens: picking starts a new step. */
  readonly onOpen: () => void;
}

/** How a value looks: a colour to pick from, a corner, a letter, a bar. */
export function Swatch({ token, css, onPick, onOpen }: SwatchProps): ReactNode {
  switch (toTokenType(token)) {
    case "color":
      // The picker has no alpha, so the current one is kept.
      return (
        <Picker
          type="color"
          aria-label={`Pick ${token}`}
          value={css.slice(0, 7)}
          onChange={({ currentTarget }) => onPick(`${currentTarget.value}${css.slice(7)}`)}
          onClick={onOpen}
        />
      );
    case "fontFamily":
      return (
        <Box aria-hidden style={{ fontFamily: css }}>
          Ag
        </Box>
      );
    case "fontWeight":
      return (
        <Box aria-hidden style={{ fontWeight: css }}>
          Ag
        </Box>
      );
    case "shadow":
      return <Box aria-hidden style={{ boxShadow: css, border: 0, margin: 4, inlineSize: 24, blockSize: 20 }} />;
    case "dimension":
      return (
        <Box aria-hidden>
          {/radius/i.test(token) ? (
            <span
              style={{
                inlineSize: 24,
                blockSize: 24,
                margin: "10px 0 0 14px",
                borderInlineStart: "2px solid",
                borderBlockStart: "2px solid",
                borderStartStartRadius: css,
              }}
            />
          ) : (
            <Bar style={{ inlineSize: css }} />
          )}
        </Box>
      );
    default:
      return <Box aria-hidden>·</Box>;
  }
}
