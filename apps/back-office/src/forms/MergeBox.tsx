import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { RadioGroup, Text } from "@marquee/ui-kit";
import { useFormikContext } from "formik";
import { useEffect } from "react";
import { styled } from "styled-components";
import type { FieldValues, MergeField } from "./mergeFields.ts";
import type { Merge } from "./useMerge.ts";

const Base = styled.div`
  display: grid;
  gap: ${token("space.16")};
  padding: ${token("space.16")};
  border: ${token("stroke.thin")} solid ${token("color.warning")};
  border-radius: ${token("radius.control")};
  overflow-wrap: anywhere;
  fieldset { grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr)); }
  legend, fieldset > :not(label) { grid-column: 1 / -1; }
`;

/** How a form names its fields where two versions of them are shown. */
export interface MergeTexts {
  /** What fields are called, by name. */
  readonly labels: Readonly<Record<string, string>>;
  /** What the choices of a field are called, by the field's name and the choice's value. */
  readonly names?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Both versions of each field that somebody else has changed since the form was opened, side by side: the editor keeps the own one or takes
 * theirs. Nothing where nobody has. Stands inside the form.
 */
export function MergeBox({ merge, labels, names = {} }: MergeTexts & { readonly merge: Merge }) {
  const { t } = useLingui();
  const { values, setFieldValue, submitCount } = useFormikContext<FieldValues>();
  const fields = merge.list(values);
  const toText = (name: string, value: string | boolean): string =>
    typeof value === "boolean" ? (value ? t`On` : t`Off`) : value === "" ? t`Empty` : (names[name]?.[value] ?? value);
  const choose = (field: MergeField, isMine: boolean): void => {
    merge.choose(field, isMine ? "mine" : "theirs");
    void setFieldValue(field.name, isMine ? field.mine : field.theirs, false);
  };
  useEffect(() => {
    // A field that the editor left alone shows theirs at once.
    for (const field of fields)
      if (field.choice === "theirs" && values[field.name] !== field.theirs) choose(field, false);
  });
  if (fields.length === 0) return null;
  return (
    <Base role="group" aria-label={t`Changed by somebody else`}>
      <Text size="small" strong role="alert">
        <Trans>Somebody else has saved these settings since you opened them. Choose for each field what counts.</Trans>
      </Text>
      {fields.map((field) => (
        <RadioGroup
          key={field.name}
          label={labels[field.name] ?? field.name}
          value={field.choice ?? ""}
          options={[
            { value: "mine", label: t`Keep mine: ${toText(field.name, field.mine)}` },
            { value: "theirs", label: t`Take theirs: ${toText(field.name, field.theirs)}` },
          ]}
          error={field.choice === undefined && submitCount > 0 ? t`Choose one of the two.` : undefined}
          onChange={(value) => choose(field, value === "mine")}
        />
      ))}
    </Base>
  );
}
