import { Trans, useLingui } from "@lingui/react/macro";
import type { RegisterRule } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Text, TextField } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useFieldNames } from "./useFieldNames.ts";

const Base = styled.div`
  display: grid;
  gap: ${token("space.12")};
  inline-size: min(400px, 100%);
  padding: ${token("space.16")};
  border: ${token("stroke.thin")} dashed ${token("color.line")};
  border-radius: ${token("radius.card")};
`;

/** A field and the rule that the preview shows. */
export interface PreviewField {
  readonly name: string;
  readonly rule: RegisterRule;
}

function Field({ name, rule }: PreviewField) {
  const { t } = useLingui();
  const label = useFieldNames()(name);
  const { minLength, maxLength } = rule;
  const isBound = maxLength > 0 && rule.patternId !== 3 && rule.type !== "DATE";
  return (
    <TextField
      label={rule.required === "1" ? `${label} *` : label}
      hint={
        isBound
          ? minLength === maxLength
            ? t`${minLength} characters`
            : t`${minLength} to ${maxLength} characters`
          : undefined
      }
      readOnly
      value=""
    />
  );
}

/** The form as a visitor finds it: required fields first, optional ones behind "More fields". */
export function FormPreview({ fields }: { readonly fields: readonly PreviewField[] }) {
  const { t } = useLingui();
  const shown = fields.filter(({ name, rule }) => rule.enabled === "1" && name !== "captcha");
  const [asked, folded] = [
    shown.filter(({ rule }) => rule.required === "1"),
    shown.filter(({ rule }) => rule.required !== "1"),
  ];
  return (
    <Base role="group" aria-label={t`The form as players see it`}>
      {asked.map((field) => (
        <Field key={field.name} {...field} />
      ))}
      {folded.length === 0 ? null : (
        <Text size="small" strong>
          <Trans>Optional, folded away at first</Trans>
        </Text>
      )}
      {folded.map((field) => (
        <Field key={field.name} {...field} />
      ))}
    </Base>
  );
}
