import { token } from "@marquee/design-tokens";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { fieldBox } from "../../styles/field.ts";
import { FieldFrame, type FieldWords } from "../Field/FieldFrame.tsx";
import { DownIcon } from "../Icon/icons.ts";

const Base = styled.div`
  position: relative;
  > svg { position: absolute; inset-block: 0; inset-inline-end: ${token("space.12")}; margin-block: auto; color: ${token("color.muted")}; pointer-events: none; }
`;
const Select = styled.select`${fieldBox} appearance: none; padding-inline-end: ${token("space.40")}; > option { background: ${token("color.raised")}; color: ${token("color.text")}; }`;

/** One choice. */
export interface SelectOption {
  /** What is handed over when it is chosen. */
  readonly value: string;
  /** Its words. */
  readonly label: string;
}

/** The props of {@link SelectField}: a select's and these. */
export interface SelectFieldProps extends Omit<ComponentProps<"select">, "id" | "children" | "multiple">, FieldWords {
  /** All choices, in their order. */
  readonly options: readonly SelectOption[];
}

/** A choice of one, with the device's own list. */
export function SelectField({ label, hint, error, required, options, ...rest }: SelectFieldProps): ReactNode {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(ties) => (
        <Base>
          <Select {...rest} {...ties} aria-required={required || undefined}>
            {options.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
          <DownIcon size={18} aria-hidden="true" />
        </Base>
      )}
    </FieldFrame>
  );
}
