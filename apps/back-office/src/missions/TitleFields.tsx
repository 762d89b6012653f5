import { useLingui } from "@lingui/react/macro";
import { FormTextField } from "@marquee/ui-kit";
import { Pair } from "../forms/fieldRows.ts";
import { useLanguageNames } from "../texts/useLanguageNames.ts";
import { otherLanguages, toTitleField } from "./missionValues.ts";

/** The titles of a mission or a challenge, by language. */
export function TitleFields() {
  const { t } = useLingui();
  const { names } = useLanguageNames();
  return (
    <>
      <FormTextField
        name="titles"
        label={t`Title in English`}
        hint={t`Used for languages without a title of their own.`}
        required
        maxLength={80}
        autoComplete="off"
      />
      <Pair>
        {otherLanguages.map(({ code }) => (
          <FormTextField
            key={code}
            name={toTitleField(code)}
            label={t`Title in ${names[code]}`}
            maxLength={80}
            autoComplete="off"
          />
        ))}
      </Pair>
    </>
  );
}
