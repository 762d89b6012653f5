import { Trans, useLingui } from "@lingui/react/macro";
import { getCurrencyDigits } from "@marquee/contract";
import type { AudienceChoices, StaffChallenge, StaffMission } from "@marquee/contract/staff";
import { Heading } from "@marquee/ui-kit";
import { useState } from "react";
import { useSaveMissionMutation } from "../api/endpoints/missions/staffEndpoints.ts";
import { AudienceChoiceFields } from "../content/notices/AudienceChoiceFields.tsx";
import { toWord } from "../content/notices/audienceValues.ts";
import { useAudienceFaults } from "../content/notices/usePlanFaults.ts";
import { SwitchForm } from "../forms/SwitchForm.tsx";
import { useAmountFault } from "../forms/useAmountDigits.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { useZoneName } from "../texts/useZoneName.ts";
import { MissionFields } from "./MissionFields.tsx";
import {
  type MissionFault,
  type MissionValues,
  toKind,
  toMissionFaults,
  toMissionTerms,
  toMissionValues,
} from "./missionValues.ts";
import { useMissionLabels } from "./useMissionLabels.ts";

function useFaultTexts(): (digits: number) => Readonly<Record<MissionFault, string>> {
  const { t } = useLingui();
  const { zone } = useZoneName();
  const toAmountFault = useAmountFault();
  return (digits) => ({
    required: t`Fill this in.`,
    amount: toAmountFault(digits),
    positive: t`More than 0.`,
    times: t`A whole number from 1 to 1,000,000.`,
    parts: t`A whole number from 1 to 3: email, phone and documents.`,
    factor: t`A whole number from 0 to 100.`,
    score: t`A whole number from 0 to 100,000.`,
    position: t`A whole number from 0 to 10,000.`,
    days: t`A whole number from 1 to 365.`,
    multiple: t`A whole number from 1 to 10,000.`,
    step: t`A whole number from 1 to 100.`,
    date: t`There is no such time in ${zone}.`,
    order: t`The end is after the start.`,
  });
}

/** Makes a mission or changes one. What somebody else saves meanwhile is shown beside what was typed, and chosen from. */
export function MissionForm({
  mission,
  choices,
  challenges,
  onDone,
}: {
  /** As it is stored by now; undefined for a new one. */
  readonly mission: StaffMission | undefined;
  readonly choices: AudienceChoices;
  readonly challenges: readonly StaffChallenge[];
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { timeZone } = merchant;
  const [save] = useSaveMissionMutation();
  const toTexts = useFaultTexts();
  const listAudienceFaults = useAudienceFaults();
  const merge = useMissionLabels(challenges, choices.segments);
  // One id for the form: sent twice, it makes one mission.
  const [id] = useState(() => mission?.id ?? crypto.randomUUID());
  const check = (values: MissionValues) => {
    const currency = toWord(values["missionCurrency"]);
    const digits = merchant.currencyDigits?.[currency] ?? getCurrencyDigits(currency);
    const texts = toTexts(digits);
    const found = Object.entries(toMissionFaults(values, { timeZone, digits }));
    const isSegment = toWord(values["segment"]) !== "";
    return {
      ...(isSegment ? {} : listAudienceFaults(values)),
      ...Object.fromEntries(found.map(([name, fault]) => [name, texts[fault]])),
    };
  };
  return (
    <SwitchForm
      label={mission === undefined ? t`New mission` : t`Change the mission ${mission.titles.EN}`}
      initialValues={toMissionValues(mission, merchant, choices.labels)}
      check={check}
      toSwitch={(values) => toMissionTerms(values, mission, timeZone)}
      send={async (terms, reason) => {
        const proposalId = crypto.randomUUID();
        const version = mission?.version ?? 0;
        const saved = await save({ merchant: merchant.code, id, proposalId, version, ...terms, reason }).unwrap();
        return saved.proposal;
      }}
      faults={{ "endsAt date": toTexts(2).order, "step taken": t`Another mission is this step.` }}
      timed={false}
      action={mission === undefined ? t`Make the mission` : t`Save`}
      {...(mission === undefined ? {} : { merge })}
      onDone={onDone}
    >
      {(values) => (
        <>
          <MissionFields
            values={values}
            isFixed={mission !== undefined && mission.onSince !== null}
            challenges={challenges}
          />
          {toKind(values).group === "CHALLENGE" ? null : (
            <>
              <Heading level={3} size="title">
                <Trans>For whom</Trans>
              </Heading>
              <AudienceChoiceFields choices={choices} values={values} />
            </>
          )}
        </>
      )}
    </SwitchForm>
  );
}
