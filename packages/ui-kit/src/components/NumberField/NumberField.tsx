import { token } from "@marquee/design-tokens";
import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { fieldBox } from "../../styles/field.ts";
import { FieldFrame, type FieldWords } from "../Field/FieldFrame.tsx";
import { LessIcon, MoreIcon } from "../Icon/icons.ts";
import { toStepped, toWhole } from "./toWhole.ts";

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token("space.8")};
  > button {
    display: grid;
    place-items: center;
    inline-size: ${token("layout.tap")};
    padding: 0;
    border: ${token("field.border")} solid ${token("color.border")};
    border-radius: ${token("field.radius")};
    background: ${token("color.raised")};
    cursor: pointer;
    &:hover:not(:disabled) { border-color: ${token("color.muted")}; }
    &:disabled { opacity: 0.5; cursor: not-allowed; }
  }
`;
const Input = styled.input`${fieldBox} text-align: center; font-family: ${token("font.numeric")}; font-variant-numeric: tabular-nums;`;

/** The props of {@link NumberField}: an input's and these. */
export interface NumberFieldProps
  extends
    Omit<
      ComponentProps<"input">,
      "id" | "children" | "type" | "value" | "defaultValue" | "onChange" | "min" | "max" | "step"
    >,
    FieldWords {
  /** A whole number such as `"42"`, or, while it is none, just what was typed: nothing is lost. */
  readonly value: string;
  /** Called with the number, or with what was typed when it is none. */
  readonly onChange: (value: string) => void;
  /** The least number that the buttons and keys reach. */
  readonly min?: number | undefined;
  /** The greatest number that the buttons and keys reach. */
  readonly max?: number | undefined;
  /** How far a button or an arrow key goes; 1 by default, ten times as far with Page Up and Page Down. */
  readonly step?: number | undefined;
  /** What the two buttons are called, e.g. "One ticket less", "One ticket more". */
  readonly words: { readonly less: string; readonly more: string };
}

/** A whole number: typed in any script's digits, or set by buttons and keys. */
export function NumberField({
  label,
  hint,
  error,
  required,
  value,
  onChange,
  min,
  max,
  step = 1,
  words,
  disabled,
  ...rest
}: NumberFieldProps): ReactNode {
  const number = toWhole(value);
  const go = (steps: number): void => onChange(toStepped(value, steps, { min, max, step }));
  const walk = (event: KeyboardEvent<HTMLInputElement>): void => {
    const moves: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowUp: () => go(1),
      ArrowDown: () => go(-1),
      PageUp: () => go(10),
      PageDown: () => go(-10),
      Home: min === undefined ? undefined : () => onChange(String(min)),
      End: max === undefined ? undefined : () => onChange(String(max)),
    };
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    move();
  };
  const isAt = (bound: number | undefined): boolean =>
    number !== undefined && bound !== undefined && BigInt(number) === BigInt(bound);
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(ties) => (
        <Box>
          <button
            type="button"
            tabIndex={-1}
            aria-label={words.less}
            disabled={disabled || isAt(min)}
            onClick={() => go(-1)}
          >
            <LessIcon size={18} aria-hidden="true" />
          </button>
          <Input
            {...rest}
            {...ties}
            type="text"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled}
            value={value}
            aria-required={required || undefined}
            aria-valuenow={Number.isSafeInteger(Number(number ?? Number.NaN)) ? Number(number) : undefined}
            aria-valuetext={number}
            aria-valuemin={min}
            aria-valuemax={max}
            onKeyDown={walk}
            onChange={({ target }) => onChange(toWhole(target.value) ?? target.value)}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={words.more}
            disabled={disabled || isAt(max)}
            onClick={() => go(1)}
          >
            <MoreIcon size={18} aria-hidden="true" />
          </button>
        </Box>
      )}
    </FieldFrame>
  );
}
