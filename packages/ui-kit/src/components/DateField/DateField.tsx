import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { fieldBox } from "../../styles/field.ts";
import { FieldFrame, type FieldWords } from "../Field/FieldFrame.tsx";

const Input = styled.input`${fieldBox} color-scheme: inherit;`;

/** A day, with the browser's own calendar. Its value is `yyyy-mm-dd`. */
export function DateField({
  label,
  hint,
  error,
  required,
  ...rest
}: Omit<ComponentProps<"input">, "id" | "children" | "type"> & FieldWords): ReactNode {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(ties) => <Input {...rest} {...ties} type="date" aria-required={required || undefined} />}
    </FieldFrame>
  );
}
