import { Trans, useLingui } from "@lingui/react/macro";
import { languages } from "@marquee/contract";
import type { AudienceChoices, StaffChallenge } from "@marquee/contract/staff";
import { FormSwitch, FormTextField, Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useSaveChallengeMutation } from "../api/endpoints/missions/staffEndpoints.ts";
import { AudienceChoiceFields } from "../content/notices/AudienceChoiceFields.tsx";
import { toWord } from "../content/notices/audienceValues.ts";
import { useAudienceFaults } from "../content/notices/usePlanFaults.ts";
import { Pair } from "../forms/fieldRows.ts";
import { SwitchForm } from "../forms/SwitchForm.tsx";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { useLanguageNames } from "../texts/useLanguageNames.ts";
import { type ChallengeFault, toChallengeFaults, toChallengeTerms, toChallengeValues } from "./challengeValues.ts";
import { toTitleField } from "./missionValues.ts";
import { TitleFields } from "./TitleFields.tsx";

const figure = { inputMode: "numeric", maxLength: 5, autoComplete: "off" } as const;

/** Makes a challenge or changes one. What somebody else saves meanwhile is shown beside what was typed, and chosen from. */
export function ChallengeForm({
  challenge,
  choices,
  onDone,
}: {
  /** As it is stored by now; undefined for a new one. */
  readonly challenge: StaffChallenge | undefined;
  readonly choices: AudienceChoices;
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { names } = useLanguageNames();
  const [save] = useSaveChallengeMutation();
  // One id for the form: sent twice, it makes one challenge.
  const [id] = useState(() => challenge?.id ?? crypto.randomUUID());
  const listAudienceFaults = useAudienceFaults();
  const texts: Readonly<Record<ChallengeFault, string>> = {
    required: t`Fill this in.`,
    days: t`A whole number from 1 to 365.`,
    position: t`A whole number from 0 to 10,000.`,
  };
  const labels = {
    ...Object.fromEntries(languages.map(({ code }) => [toTitleField(code), t`Title in ${names[code]}`])),
    isOn: t`Members are offered it`,
    days: t`Days to play it`,
    position: t`Place in the list`,
    who: t`For whom`,
    segment: t`Segment`,
  };
  const segments = { segment: Object.fromEntries(choices.segments.map((one) => [one.id, one.name])) };
  return (
    <SwitchForm
      label={challenge === undefined ? t`New challenge` : t`Change the challenge ${challenge.titles.EN}`}
      initialValues={toChallengeValues(challenge, choices.labels)}
      check={(values) => ({
        ...(toWord(values["segment"]) === "" ? listAudienceFaults(values) : {}),
        ...Object.fromEntries(Object.entries(toChallengeFaults(values)).map(([name, fault]) => [name, texts[fault]])),
      })}
      toSwitch={toChallengeTerms}
      send={async (terms, reason) => {
        await save({ merchant, id, version: challenge?.version ?? 0, ...terms, reason }).unwrap();
        return null;
      }}
      timed={false}
      action={challenge === undefined ? t`Make the challenge` : t`Save`}
      {...(challenge === undefined ? {} : { merge: { labels, names: segments } })}
      onDone={onDone}
    >
      {(values) => (
        <>
          <FormSwitch name="isOn" label={t`Members are offered it`} />
          <Text size="small" tone="muted">
            <Trans>It has to have a step that is on: a mission that is a step of this challenge.</Trans>
          </Text>
          <TitleFields />
          <Pair>
            <FormTextField
              name="days"
              label={t`Days to play it`}
              hint={t`From a member's start. Who has started keeps the end that was told.`}
              {...figure}
            />
            <FormTextField name="position" label={t`Place in the list`} hint={t`The lowest comes first.`} {...figure} />
          </Pair>
          <Heading level={3} size="title">
            <Trans>For whom</Trans>
          </Heading>
          <Text size="small" tone="muted">
            <Trans>Who has started plays all of it, also when no longer among them.</Trans>
          </Text>
          <AudienceChoiceFields choices={choices} values={values} />
        </>
      )}
    </SwitchForm>
  );
}
