import { token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Base = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 144px), 1fr));
  gap: ${token("space.12")};
  margin: 0;
  > div {
    min-inline-size: 0;
    padding: ${token("space.12")} ${token("space.16")};
    border-radius: ${token("radius.card")};
    background: ${token("color.raised")};
    overflow-wrap: anywhere;
  }
  dt { color: ${token("color.muted")}; font-size: ${token("text.label")}; }
  dd { margin: 0; font-weight: ${token("weight.strong")}; font-variant-numeric: tabular-nums; }
  dd > span { white-space: normal; }
`;

/** A figure and its name. */
export interface Figure {
  readonly name: string;
  readonly value: ReactNode;
}

/** Figures side by side, each under its name. */
export function Figures({ label, figures }: { readonly label: string; readonly figures: readonly Figure[] }) {
  return (
    <Base aria-label={label}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Base>
  );
}
