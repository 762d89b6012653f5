import { token } from "@marquee/design-tokens";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";

const Base = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.4")};
`;
const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token("space.4")} ${token("space.16")};
  font-size: ${token("text.small")};
  overflow-wrap: anywhere;
  span:last-child { color: ${token("color.muted")}; font-variant-numeric: tabular-nums; }
`;
const Rail = styled.div`
  block-size: 10px;
  overflow: hidden;
  border-radius: ${token("badge.radius")};
  background: ${token("color.surface")};
  box-shadow: inset 0 0 0 1px ${token("color.border")};
`;
const Fill = styled.div`
  block-size: 100%;
  background: ${token("color.primary")};
  /* A border shows where colours are the reader's own. */
  border-block: 5px solid transparent;
`;

/** The props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** What is under way. */
  readonly label: string;
  /** How far it is, in words; also read out in place of a percentage. */
  readonly text: string;
  /** How far it is, from 0 to 1; what is beyond is shown as the end. */
  readonly value: number;
}

/** How far something is that takes its time: a bar with its name and its figures. */
export function ProgressBar({ label, text, value }: ProgressBarProps): ReactNode {
  const id = useId();
  const percent = Math.round(Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0)) * 100);
  return (
    <Base>
      <Words>
        <span id={id}>{label}</span>
        <span>{text}</span>
      </Words>
      <Rail
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <Fill style={{ inlineSize: `${percent}%` }} />
      </Rail>
    </Base>
  );
}
