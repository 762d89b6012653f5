import { token } from "@marquee/design-tokens";
import { Text } from "@marquee/ui-kit";
import { useField } from "formik";
import { useId } from "react";
import { styled } from "styled-components";

const Frame = styled.div`
  display: grid;
  gap: ${token("space.4")};
  > textarea {
    font: inherit;
    color: inherit;
    background: ${token("color.surface")};
    border: 1px solid ${token("color.line")};
    border-radius: ${token("radius.control")};
    padding: ${token("space.8")};
    min-block-size: 8rem;
    resize: vertical;
  }
`;

/** A text of several lines, as HTML. */
export function HtmlField({
  name,
  label,
  hint,
}: {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
}) {
  const id = useId();
  const [field, { error, touched }] = useField<string>(name);
  const fault = touched ? error : undefined;
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        maxLength={20_000}
        aria-describedby={`${id}-hint`}
        aria-invalid={fault === undefined ? undefined : true}
        {...field}
      />
      <Text id={`${id}-hint`} size="small" tone={fault === undefined ? "muted" : "danger"}>
        {fault ?? hint}
      </Text>
    </Frame>
  );
}
