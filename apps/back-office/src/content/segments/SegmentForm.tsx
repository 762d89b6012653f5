import { Plural, useLingui } from "@lingui/react/macro";
import { everyoneRules } from "@marquee/contract";
import type { AudienceChoices, SaveSegment, Segment } from "@marquee/contract/staff";
import { FormTextField, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import type { Sent } from "../../forms/useSeenVersion.ts";
import { AudienceFields } from "../notices/AudienceFields.tsx";
import { type AudienceValues, toAudienceValues, toRules, toWord } from "../notices/audienceValues.ts";
import { useAudienceFaults } from "../notices/usePlanFaults.ts";

/** A segment as the form sends it. */
type SavedSegment = Omit<SaveSegment, "version" | "reason">;

/** Makes or changes a segment. */
export function SegmentForm({
  segment,
  choices,
  send,
  onDone,
}: {
  readonly segment: Segment | undefined;
  readonly choices: AudienceChoices;
  readonly send: (saved: SavedSegment, reason: string) => Promise<Sent>;
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const listFaults = useAudienceFaults();
  // Made once, so that a form sent twice makes one segment.
  const [id] = useState(() => segment?.id ?? crypto.randomUUID());
  const initialValues: AudienceValues = {
    ...toAudienceValues(segment?.rules ?? everyoneRules, choices.labels),
    name: segment?.name ?? "",
  };
  const users = segment?.users.length ?? 0;
  return (
    <SwitchForm
      label={t`Segment`}
      initialValues={initialValues}
      check={(values) => ({
        ...listFaults(values),
        ...(toWord(values["name"]) === "" ? { name: t`Fill this in.` } : {}),
      })}
      toSwitch={(values): SavedSegment => ({ id, name: toWord(values["name"]), rules: toRules(values) })}
      send={send}
      faults={{ "name taken": t`Another segment has this name.` }}
      timed={false}
      action={t`Save the segment`}
      onDone={onDone}
    >
      {(values) => (
        <>
          <FormTextField
            name="name"
            label={t`Name of the segment`}
            hint={t`Such as VIP of Thailand.`}
            maxLength={80}
            autoComplete="off"
          />
          <AudienceFields choices={choices} values={values} />
          {users === 0 ? null : (
            <Text size="small" tone="muted">
              <Plural
                value={users}
                one="A change takes effect at once on the one thing that uses it."
                other="A change takes effect at once on the # things that use it."
              />
            </Text>
          )}
        </>
      )}
    </SwitchForm>
  );
}
