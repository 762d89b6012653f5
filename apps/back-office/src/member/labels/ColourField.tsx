import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { FormTextField } from "@marquee/ui-kit";
import { useField } from "formik";
import { styled } from "styled-components";

const Base = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token("space.8")};
  > input {
    inline-size: ${token("field.height")};
    block-size: ${token("field.height")};
    padding: ${token("space.4")};
    border: ${token("field.border")} solid ${token("color.border")};
    border-radius: ${token("field.radius")};
    background: ${token("color.bg")};
    cursor: pointer;
  }
`;

/** A plain colour, `#rrggbb` in lower case. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** A colour as text, with the browser's own choice of colours beside it. */
export function ColourField({ name, label }: { readonly name: string; readonly label: string }) {
  const { t } = useLingui();
  const [{ value }, , { setValue }] = useField<string>(name);
  return (
    <Base>
      <FormTextField name={name} label={label} maxLength={7} autoComplete="off" spellCheck={false} />
      <input
        type="color"
        aria-label={t`Choose: ${label}`}
        value={isColour(value) ? value : undefined}
        onChange={({ target }) => void setValue(target.value)}
      />
    </Base>
  );
}
