import { token } from "@marquee/design-tokens";
import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { FieldFault, FieldHint, type FieldWords } from "../Field/FieldFrame.tsx";
import { AlertIcon } from "../Icon/icons.ts";

const Base = styled.fieldset`
  display: grid;
  gap: ${token("space.8")};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend { padding: 0; margin-block-end: ${token("space.4")}; font-size: ${token("text.small")}; font-weight: ${token("weight.strong")}; > span { color: ${token("color.danger")}; } }
`;
const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${token("space.12")};
  min-block-size: ${token("layout.tap")};
  padding: ${token("space.8")} ${token("space.12")};
  border: ${token("field.border")} solid ${token("color.line")};
  border-radius: ${token("field.radius")};
  background: ${token("color.surface")};
  font-size: ${token("text.small")};
  cursor: pointer;
  transition: border-color ${token("motion.fast")} ${token("easing.standard")};
  &:hover { border-color: ${token("color.border")}; }
  &:has(:checked) { border-color: ${token("color.primary")}; background: ${token("color.primarySoft")}; }
  &:has(:focus-visible) { outline: ${token("focus.width")} solid ${token("color.focus")}; outline-offset: ${token("focus.offset")}; }
  &:has(:disabled) { opacity: 0.55; cursor: not-allowed; }
  > input {
    grid-row: 1 / span 2;
    appearance: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    border: 2px solid ${token("color.border")};
    border-radius: ${token("radius.full")};
    outline: none;
    cursor: inherit;
    &:checked { border-color: ${token("color.primary")}; background: radial-gradient(circle, ${token("color.primary")} 45%, transparent 50%); }
    @media (forced-colors: active) { appearance: auto; }
  }
  &[data-tall] > input { grid-row: 1; }
  &[data-tall] > span { font-weight: ${token("weight.strong")}; }
  > small { grid-column: 2; color: ${token("color.muted")}; font-size: ${token("text.label")}; }
  @media (forced-colors: active) { &:has(:checked) { outline: 2px solid Highlight; } }
`;

/** One choice of a {@link RadioGroup}. */
export interface RadioOption {
  /** What is handed over when it is chosen. */
  readonly value: string;
  /** Its words. */
  readonly label: string;
  /** What follows from it, below its words; of what may stand in a line of text. */
  readonly detail?: ReactNode;
  /** Cannot be chosen now. */
  readonly disabled?: boolean | undefined;
}

/** The props of {@link RadioGroup}. */
export interface RadioGroupProps extends FieldWords {
  /** All choices, in their order. */
  readonly options: readonly RadioOption[];
  /** The chosen one's value; an empty text while none is chosen. */
  readonly value: string;
  /** Called with the value of another choice. */
  readonly onChange: (value: string) => void;
  /** The focus leaves a choice. */
  readonly onBlur?: (() => void) | undefined;
  /** Marks the group with a star. */
  readonly required?: boolean | undefined;
}

/** A choice of one with all choices in sight. One Tab stop; arrow keys choose. */
export function RadioGroup({
  label,
  hint,
  error,
  required = false,
  options,
  value,
  onChange,
  onBlur,
}: RadioGroupProps): ReactNode {
  const id = useId();
  const says = error ?? hint;
  return (
    <Base
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={says === undefined ? undefined : `${id}-says`}
    >
      <legend>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </legend>
      {options.map(({ value: own, label: name, detail, disabled }) => (
        <Choice key={own} data-tall={typeof detail === "object" || undefined}>
          <input
            type="radio"
            name={id}
            value={own}
            checked={own === value}
            disabled={disabled}
            aria-describedby={detail === undefined ? undefined : `${id}-${own}`}
            aria-labelledby={`${id}-${own}-name`}
            onChange={() => onChange(own)}
            onBlur={onBlur}
          />
          <span id={`${id}-${own}-name`}>{name}</span>
          {detail === undefined ? null : <small id={`${id}-${own}`}>{detail}</small>}
        </Choice>
      ))}
      {error !== undefined ? (
        <FieldFault id={`${id}-says`}>
          <AlertIcon size={14} aria-hidden="true" />
          {error}
        </FieldFault>
      ) : hint !== undefined ? (
        <FieldHint id={`${id}-says`}>{hint}</FieldHint>
      ) : null}
    </Base>
  );
}
