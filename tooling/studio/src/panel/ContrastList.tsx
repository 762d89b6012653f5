import { toRatioText } from "@marquee/design-tokens";
import { FailedIcon, PassedIcon } from "@storybook/icons";
import React, { type ReactNode } from "react";
import { styled } from "storybook/theming";
import type { Mode } from "@marquee/tokens";
import { isShort, type ComparedPair } from "../model/comparePairs.ts";

const Area = styled.section(({ theme }) => ({
  paddingBlockEnd: 16,
  h3: {
    margin: 0,
    padding: "8px 12px 0",
    fontSize: theme.typography.size.s2,
    fontWeight: theme.typography.weight.bold,
  },
  p: { margin: 0, padding: "2px 12px 8px", color: theme.fgColor.muted, fontSize: theme.typography.size.s1 },
  ul: { margin: 0, padding: 0, listStyle: "none" },
}));

const Pair = styled.li<{ readonly isLow: boolean }>(({ theme, isLow }) => ({
  display: "grid",
  gridTemplateColumns: "40px minmax(0, 1fr) auto",
  gap: "2px 10px",
  alignItems: "center",
  padding: "6px 12px",
  background: isLow ? theme.bgColor.negative : "none",
  fontSize: theme.typography.size.s1,
  "> :last-child": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  strong: { fontSize: theme.typography.size.s2 },
  small: { display: "block", color: theme.fgColor.muted, fontSize: theme.typography.size.s1 },
}));

/** A picture of the two colours, not text to read: its letters stand in no text. */
const Sample = styled.span(({ theme }) => ({
  "&::before": { content: '"Aa"' },
  display: "grid",
  placeItems: "center",
  inlineSize: 40,
  blockSize: 30,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
  fontWeight: theme.typography.weight.bold,
}));

const Verdict = styled.span<{ readonly isLow: boolean }>(({ theme, isLow }) => ({
  display: "inline-flex",
  gap: 4,
  alignItems: "center",
  color: isLow ? theme.fgColor.negative : theme.fgColor.positive,
  fontWeight: theme.typography.weight.bold,
  svg: { flex: "none" },
}));

const short = (name: string): string => name.replace(/^color\./, "");

function toSummary(pairs: readonly ComparedPair[]): string {
  const low = pairs.filter(isShort);
  if (low.length === 0) return `All ${pairs.length} pairs of both themes hold.`;
  return `${low.length} of ${pairs.length} pairs ${low.length === 1 ? "falls" : "fall"} short. The brand cannot be saved like this.`;
}

interface ContrastListProps {
  readonly pairs: readonly ComparedPair[];
  readonly mode: Mode;
  /** The selected token: its pairs are shown even before it changes. */
  readonly focused: string | undefined;
}

/** Colour pairs that fail, that changed, or that contain the selected token; failing ones come first. */
export function ContrastList({ pairs, mode, focused }: ContrastListProps): ReactNode {
  const isShown = (pair: ComparedPair): boolean =>
    isShort(pair) ||
    pair.ratio !== pair.saved ||
    (pair.mode === mode && (pair.foreground === focused || pair.background === focused));
  const shown = pairs.filter(isShown).toSorted((one, other) => Number(isShort(other)) - Number(isShort(one)));
  return (
    <Area aria-label="Contrast" tabIndex={0}>
      <h3>Contrast</h3>
      <p role="status">{toSummary(pairs)}</p>
      {shown.length === 0 && <p>Go to a colour: the pairs it stands in show here.</p>}
      <ul>
        {shown.map((pair) => {
          const { foreground, background, colors, ratio, saved, least } = pair;
          const isLow = isShort(pair);
          return (
            <Pair key={`${pair.mode} ${foreground} ${background}`} isLow={isLow}>
              <Sample aria-hidden style={{ color: colors.foreground, background: colors.background }} />
              <div>
                {short(foreground)} on {short(background)}
                <small>
                  {pair.mode}
                  {ratio === saved ? "" : ` · saved ${toRatioText(saved)}`}
                </small>
              </div>
              <div>
                <strong>{toRatioText(ratio)}</strong> of {least}
                <div>
                  <Verdict isLow={isLow}>
                    {isLow ? <FailedIcon aria-hidden /> : <PassedIcon aria-hidden />}
                    {isLow ? "too low" : "enough"}
                  </Verdict>
                </div>
              </div>
            </Pair>
          );
        })}
      </ul>
    </Area>
  );
}
