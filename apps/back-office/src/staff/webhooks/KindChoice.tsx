import { useLingui } from "@lingui/react/macro";
import { type WebhookKind, webhookKinds } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { CheckboxField } from "@marquee/ui-kit";
import { useField } from "formik";
import { styled } from "styled-components";
import { FormFault } from "../../forms/FormFault.tsx";
import { webhookKindTexts } from "../../webhookKindTexts.ts";

const Base = styled.fieldset`
  display: grid;
  gap: ${token("space.4")};
  > legend { padding-block-end: ${token("space.4")}; font-size: ${token("text.small")}; font-weight: ${token("weight.strong")}; }
`;

/** Chooses kinds of events; a field of its form. */
export function KindChoice({ name }: { readonly name: string }) {
  const { t, i18n } = useLingui();
  const [{ value }, { error, touched }, { setValue }] = useField<readonly WebhookKind[]>(name);
  const toggle = (kind: WebhookKind): void =>
    void setValue(value.includes(kind) ? value.filter((each) => each !== kind) : [...value, kind]);
  return (
    <Base>
      <legend>{t`Events to send`}</legend>
      {webhookKinds.map((kind) => (
        <CheckboxField
          key={kind}
          label={`${i18n._(webhookKindTexts[kind])} (${kind})`}
          checked={value.includes(kind)}
          onChange={() => toggle(kind)}
        />
      ))}
      <FormFault text={touched ? error : undefined} />
    </Base>
  );
}
