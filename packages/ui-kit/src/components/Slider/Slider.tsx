import { token } from "@marquee/design-tokens";
import { useId, type CSSProperties, type ReactNode } from "react";
import { styled } from "styled-components";

const Base = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token("space.4")} ${token("space.12")};
  font-size: ${token("text.small")};
  > label { font-weight: ${token("weight.strong")}; }
  > output { font-family: ${token("font.numeric")}; font-variant-numeric: tabular-nums; }
`;
const thumb = `
  box-sizing: border-box;
  inline-size: 24px;
  block-size: 24px;
  border: 3px solid ${token("color.surface")};
  border-radius: ${token("radius.full")};
  background: ${token("color.primary")};
  box-shadow: 0 0 0 1px ${token("color.primary")};
`;
const track = `
  block-size: 6px;
  border-radius: ${token("radius.full")};
  background: linear-gradient(var(--toward), ${token("color.primary")} var(--filled), ${token("color.border")} 0);
`;
const Range = styled.input`
  --toward: to right;
  &:dir(rtl) { --toward: to left; }
  grid-column: 1 / -1;
  appearance: none;
  inline-size: 100%;
  block-size: ${token("layout.tap")};
  margin: 0;
  background: none;
  cursor: pointer;
  outline: none;
  &::-webkit-slider-runnable-track { ${track} }
  &::-moz-range-track { ${track} }
  &::-webkit-slider-thumb { appearance: none; margin-block-start: -9px; ${thumb} }
  &::-moz-range-thumb { ${thumb} }
  &:focus-visible::-webkit-slider-thumb { outline: ${token("focus.width")} solid ${token("color.focus")}; outline-offset: ${token("focus.offset")}; }
  &:focus-visible::-moz-range-thumb { outline: ${token("focus.width")} solid ${token("color.focus")}; outline-offset: ${token("focus.offset")}; }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
  @media (forced-colors: active) { appearance: auto; outline: revert; }
`;

/** The props of {@link Slider}. */
export interface SliderProps {
  /** What is set. */
  readonly label: string;
  /** The least value. */
  readonly min: number;
  /** The greatest value. */
  readonly max: number;
  /** How far an arrow key goes; 1 by default. */
  readonly step?: number | undefined;
  /** The value, from `min` to `max`. */
  readonly value: number;
  /** Called while it moves. */
  readonly onChange: (value: number) => void;
  /** The focus leaves it. */
  readonly onBlur?: (() => void) | undefined;
  /** The value as the player reads and hears it, e.g. "30 minutes". */
  readonly toText?: ((value: number) => string) | undefined;
  /** Cannot be moved now. */
  readonly disabled?: boolean | undefined;
  /** Its name in a form. */
  readonly name?: string | undefined;
}

/** A value between two ends, set by dragging or by keys: arrows, Page Up and Down, Home, End. */
export function Slider({
  label,
  min,
  max,
  step = 1,
  value,
  onChange,
  onBlur,
  toText = String,
  disabled,
  name,
}: SliderProps): ReactNode {
  const id = useId();
  const style: CSSProperties & Record<"--filled", string> = {
    "--filled": `${max > min ? ((value - min) / (max - min)) * 100 : 0}%`,
  };
  return (
    <Base>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-hidden="true">
        {toText(value)}
      </output>
      <Range
        id={id}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={toText(value)}
        style={style}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onBlur={onBlur}
      />
    </Base>
  );
}
