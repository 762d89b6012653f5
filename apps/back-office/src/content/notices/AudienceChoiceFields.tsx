import { useLingui } from "@lingui/react/macro";
import type { AudienceChoices } from "@marquee/contract/staff";
import { FormSelectField } from "@marquee/ui-kit";
import { AudienceFields } from "./AudienceFields.tsx";
import { AudienceSize } from "./AudienceSize.tsx";
import type { AudienceValues } from "./audienceValues.ts";

/** For whom something is shown: a segment by its name, or rules of its own. */
export function AudienceChoiceFields({
  choices,
  values,
}: {
  readonly choices: AudienceChoices;
  readonly values: AudienceValues;
}) {
  const { t } = useLingui();
  const segment = choices.segments.find(({ id }) => id === values["segment"]);
  return (
    <>
      <FormSelectField
        name="segment"
        label={t`Segment`}
        options={[
          { value: "", label: t`None: the rules below` },
          ...choices.segments.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {segment === undefined ? (
        <AudienceFields choices={choices} values={values} />
      ) : (
        <AudienceSize rules={segment.rules} />
      )}
    </>
  );
}
