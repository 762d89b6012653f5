import { token } from "@marquee/design-tokens";
import { Text } from "@marquee/ui-kit";
import { useField } from "formik";
import { useId, useState } from "react";
import { styled } from "styled-components";

const Base = styled.div`
  display: grid;
  gap: ${token("space.8")};
  justify-items: start;
  > label { font-weight: ${token("weight.strong")}; }
  > input { max-inline-size: 100%; min-block-size: ${token("layout.tap")}; }
`;

/** A field whose value is the text of a file. A file that is too large for any is not read. */
export function FileTextField({
  name,
  label,
  hint,
  accept,
  most,
  tooLarge,
}: {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  /** The largest file, in bytes, and what is said of a larger one. */
  readonly most: number;
  readonly tooLarge: string;
}) {
  const id = useId();
  const [, { touched, error }, { setValue, setTouched }] = useField<string>(name);
  const [fault, setFault] = useState<string>();
  const said = fault ?? (touched ? error : undefined);
  const read = async (file: File | undefined): Promise<void> => {
    const isFit = file === undefined || file.size <= most;
    setFault(isFit ? undefined : tooLarge);
    await setTouched(true, false);
    await setValue(isFit ? ((await file?.text()) ?? "") : "");
  };
  return (
    <Base>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        aria-invalid={said !== undefined || undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={({ target }) => void read(target.files?.[0])}
      />
      <Text size="label" tone="muted" id={`${id}-hint`}>
        {hint}
      </Text>
      <Text size="label" tone="danger" id={`${id}-fault`} role="status">
        {said}
      </Text>
    </Base>
  );
}
