import { token } from "@marquee/design-tokens";
import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { AlertIcon } from "../Icon/icons.ts";

const Base = styled.div`display: grid; gap: ${token("space.4")};`;
// The star stands beside the label, not in it: names stay what the form calls its fields.
const Words = styled.div`font-size: ${token("text.small")}; font-weight: ${token("weight.strong")}; > span { color: ${token("color.danger")}; }`;
/** What is expected of a field. */
export const FieldHint = styled.p`font-size: ${token("text.label")}; color: ${token("color.muted")};`;
/** What is wrong with it. */
export const FieldFault = styled.p`
  display: flex;
  align-items: start;
  gap: ${token("space.4")};
  font-size: ${token("text.label")};
  color: ${token("color.danger")};
  > svg { flex: none; margin-block-start: 0.15em; }
`;

/** What every field says around its box. */
export interface FieldWords {
  /** Always visible. */
  readonly label: string;
  /** What is expected, before anything is wrong. */
  readonly hint?: string | undefined;
  /** What is wrong and how to repair it; marks the box as invalid. */
  readonly error?: string | undefined;
}

/** How the box is tied to its words. */
export interface FieldTies {
  /** The box's id, which the label names. */
  readonly id: string;
  /** The id of the hint or the error. */
  readonly "aria-describedby": string | undefined;
  /** There is an error. */
  readonly "aria-invalid": true | undefined;
}

/** Label above, error or hint below: the frame of every field. */
export function FieldFrame({
  label,
  hint,
  error,
  required = false,
  children,
}: FieldWords & {
  /** Marks the label with a star. */
  readonly required?: boolean | undefined;
  /** Draws the box with its ties. */
  readonly children: (ties: FieldTies) => ReactNode;
}): ReactNode {
  const id = useId();
  const says = error ?? hint;
  return (
    <Base>
      <Words>
        <label htmlFor={id}>{label}</label>
        {required ? <span aria-hidden="true"> *</span> : null}
      </Words>
      {children({
        id,
        "aria-describedby": says === undefined ? undefined : `${id}-says`,
        "aria-invalid": error === undefined ? undefined : true,
      })}
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
