import { Trans, useLingui } from "@lingui/react/macro";
import { type LanguageCode, languages } from "@marquee/contract";
import { Button, CheckboxField, notify, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useSaveStaffLanguagesMutation } from "../api/endpoints/staff/sessionEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { Section } from "../frame/Section.tsx";
import { useDesk } from "../frame/DeskContext.ts";
import { toErrorText } from "../texts/errorText.ts";
import { useLanguageNames } from "../texts/useLanguageNames.ts";

/** The languages in which the caller answers members: live chats in them come to the caller first. */
export function LanguagesForm() {
  const { t, i18n } = useLingui();
  const { names } = useLanguageNames();
  const { session } = useDesk();
  const [save, { isLoading, error }] = useSaveStaffLanguagesMutation();
  const [chosen, setChosen] = useState<readonly LanguageCode[]>(session.languages ?? []);
  const submit = async (): Promise<void> => {
    const answer = await save({ languages: [...chosen] });
    if (answer.error === undefined) notify(t`Your languages are saved.`, { tone: "success" });
  };
  return (
    <Section title={t`Languages in which you answer`}>
      <Text tone="muted">
        <Trans>Live chats in these languages come to you first.</Trans>
      </Text>
      <div role="group" aria-label={t`Languages in which you answer`}>
        {languages.map(({ code }) => (
          <CheckboxField
            key={code}
            label={names[code]}
            checked={chosen.includes(code)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, code] : chosen.filter((each) => each !== code))
            }
          />
        ))}
      </div>
      <FormFault text={error === undefined ? "" : toErrorText(i18n, error)} />
      <Button busy={isLoading} onClick={() => void submit()}>
        <Trans>Save the languages</Trans>
      </Button>
    </Section>
  );
}
