import { Trans, useLingui } from "@lingui/react/macro";
import { announcementPlaces, isLanguageCode } from "@marquee/contract";
import type { AudienceChoices, SaveAnnouncement, StaffAnnouncement } from "@marquee/contract/staff";
import { FormSelectField, FormTextField, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import type { Sent } from "../../forms/useSeenVersion.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { useLanguageNames } from "../../texts/useLanguageNames.ts";
import { AudienceChoiceFields } from "../notices/AudienceChoiceFields.tsx";
import { toWord } from "../notices/audienceValues.ts";
import { HtmlField } from "../notices/HtmlField.tsx";
import { Pair } from "../../forms/fieldRows.ts";
import { PlanFields } from "../notices/PlanFields.tsx";
import { type PlanValues, toPlan, toPlanValues, unplanned } from "../notices/planValues.ts";
import { usePlanFaults } from "../notices/usePlanFaults.ts";
import { useAnnouncementPlaces } from "./useAnnouncementPlaces.ts";

/** An announcement as the form sends it. */
export type SavedAnnouncement = Omit<SaveAnnouncement, "version" | "reason">;

const titleKey = (code: string): string => `title${code}`;
const htmlKey = (code: string): string => `html${code}`;

/** Makes or changes an announcement. */
export function AnnouncementForm({
  announcement,
  choices,
  send,
  onDone,
}: {
  readonly announcement: StaffAnnouncement | undefined;
  readonly choices: AudienceChoices;
  readonly send: (saved: SavedAnnouncement, reason: string) => Promise<Sent>;
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const { timeZone } = useDesk().merchant;
  const { toLanguage } = useLanguageNames();
  const places = useAnnouncementPlaces();
  const listFaults = usePlanFaults();
  // Made once, so that a form sent twice makes one announcement.
  const [id] = useState(() => announcement?.id ?? crypto.randomUUID());
  const codes = choices.languages.filter(isLanguageCode);
  const initialValues: PlanValues = {
    ...toPlanValues(announcement ?? unplanned, timeZone, choices.labels),
    type: announcement?.type ?? "PL",
    priority: String(announcement?.priority ?? 1),
    ...Object.fromEntries(
      codes.flatMap((code) => [
        [titleKey(code), announcement?.texts[code]?.title ?? ""],
        [htmlKey(code), announcement?.texts[code]?.html ?? ""],
      ]),
    ),
  };
  const toSaved = (values: PlanValues): SavedAnnouncement => ({
    id,
    ...toPlan(values, announcement ?? unplanned, timeZone),
    type: announcementPlaces.find((type) => type === values["type"]) ?? "PL",
    priority: Number(toWord(values["priority"])),
    texts: Object.fromEntries(
      codes.flatMap((code) => {
        const title = toWord(values[titleKey(code)]);
        return title === "" ? [] : [[code, { title, html: toWord(values[htmlKey(code)]) }]];
      }),
    ),
  });
  const check = (values: PlanValues): Readonly<Record<string, string>> => ({
    ...listFaults(values),
    ...Object.fromEntries(
      codes.flatMap((code) => {
        const isAsked = code === choices.defaultLanguage || toWord(values[htmlKey(code)]) !== "";
        return isAsked && toWord(values[titleKey(code)]) === "" ? [[titleKey(code), t`Fill this in.`]] : [];
      }),
    ),
    ...(/^(1000|[0-9]{1,3})$/.test(toWord(values["priority"])) ? {} : { priority: t`A number from 0 to 1,000.` }),
  });
  return (
    <SwitchForm
      label={t`Announcement`}
      initialValues={initialValues}
      check={check}
      toSwitch={toSaved}
      send={send}
      timed={false}
      action={t`Save the announcement`}
      onDone={onDone}
    >
      {(values) => (
        <>
          <Pair>
            <FormSelectField
              name="type"
              label={t`Shown in`}
              options={Object.entries(places).map(([value, label]) => ({ value, label }))}
            />
            <FormTextField
              name="priority"
              label={t`Priority`}
              hint={t`The higher comes first.`}
              inputMode="numeric"
              autoComplete="off"
            />
          </Pair>
          {codes.map((code) => (
            <div key={code}>
              <FormTextField
                name={titleKey(code)}
                label={t`Title in ${toLanguage(code)}`}
                maxLength={120}
                autoComplete="off"
              />
              <HtmlField
                name={htmlKey(code)}
                label={t`Text in ${toLanguage(code)}`}
                hint={t`HTML; what could run is taken out.`}
              />
            </div>
          ))}
          <Text size="small" tone="muted">
            <Trans>A language without a title shows the text of the default language.</Trans>
          </Text>
          <PlanFields />
          <AudienceChoiceFields choices={choices} values={values} />
        </>
      )}
    </SwitchForm>
  );
}
