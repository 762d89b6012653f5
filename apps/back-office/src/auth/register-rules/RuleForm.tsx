import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnRegisterRule, StaffRegisterField } from "@marquee/contract/staff";
import { FormRadioGroup, FormSelectField, FormTextField, Text } from "@marquee/ui-kit";
import { useEffect } from "react";
import type { MergeTexts } from "../../forms/MergeBox.tsx";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import type { Sent } from "../../forms/useSeenVersion.ts";
import { PatternVerdict } from "./PatternVerdict.tsx";
import { type RuleValues, toDraftRule, toOwnRule, toRuleValues } from "./toRuleValues.ts";
import { TryValue } from "./TryValue.tsx";
import { useFieldNames } from "./useFieldNames.ts";
import { usePatternCheck } from "./usePatternCheck.ts";
import { usePatternNames } from "./usePatternNames.ts";

type Told = (values: RuleValues) => void;

const isLength = (text: string): boolean => /^[0-9]{1,3}$/.test(text.trim()) && Number(text) <= 255;

function RuleFields({
  field,
  values,
  onDraft,
}: {
  readonly field: StaffRegisterField;
  readonly values: RuleValues;
  readonly onDraft: Told;
}) {
  const { t } = useLingui();
  const names = usePatternNames();
  const isOwn = values.kind === "own";
  const judged = usePatternCheck(isOwn ? values.pattern : "");
  useEffect(() => onDraft(values), [values, onDraft]);
  const texts = names.map((label, id) => ({ value: String(id), label: `${id} · ${label}` }));
  return (
    <>
      {field.isFixed ? (
        <Text size="small" tone="muted">
          <Trans>Whether this field is asked for is not decided here.</Trans>
        </Text>
      ) : (
        <FormRadioGroup
          name="ask"
          label={t`In the form`}
          options={[
            { value: "required", label: t`Required` },
            { value: "optional", label: t`Optional` },
            { value: "hidden", label: t`Not shown` },
          ]}
        />
      )}
      <FormSelectField
        name="kind"
        label={t`What is accepted`}
        options={[...texts, { value: "own", label: t`An expression of its own` }]}
      />
      {isOwn ? (
        <>
          <FormTextField
            name="pattern"
            label={t`Regular expression`}
            hint={t`With ^ at the beginning and $ at the end, it must match the whole text.`}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
          />
          <PatternVerdict judged={judged} />
          <FormSelectField
            name="patternId"
            label={t`What players read about it`}
            options={texts.filter(({ value }) => value !== "11" && value !== "12")}
          />
        </>
      ) : null}
      <FormTextField name="minLength" inputMode="numeric" label={t`Minimum length`} maxLength={3} autoComplete="off" />
      <FormTextField
        name="maxLength"
        inputMode="numeric"
        label={t`Maximum length`}
        hint={t`0: no limit.`}
        maxLength={3}
        autoComplete="off"
      />
      <TryValue
        name={field.name}
        rule={toDraftRule(values, field.rule.type)}
        isJudged={!isOwn || judged.verdict === "fine"}
      />
    </>
  );
}

/** What the fields of a rule and their choices are called. */
function useRuleTexts(): MergeTexts {
  const { t } = useLingui();
  const patterns = Object.fromEntries(usePatternNames().map((label, id) => [String(id), `${id} · ${label}`]));
  return {
    labels: {
      ask: t`In the form`,
      kind: t`What is accepted`,
      pattern: t`Regular expression`,
      patternId: t`What players read about it`,
      minLength: t`Minimum length`,
      maxLength: t`Maximum length`,
    },
    names: {
      ask: { required: t`Required`, optional: t`Optional`, hidden: t`Not shown` },
      kind: { ...patterns, own: t`An expression of its own` },
      patternId: patterns,
    },
  };
}

/** Sets the rule of one field. */
export function RuleForm({
  field,
  send,
  onDraft,
}: {
  readonly field: StaffRegisterField;
  readonly send: (rule: OwnRegisterRule, reason: string) => Promise<Sent>;
  /** Told what the form holds, for the preview. */
  readonly onDraft: Told;
}) {
  const { t } = useLingui();
  const name = useFieldNames()(field.name);
  const merge = useRuleTexts();
  return (
    <SwitchForm
      label={t`Rule of ${name}`}
      initialValues={toRuleValues(field.rule)}
      check={({ kind, pattern, minLength, maxLength }) => ({
        ...(kind === "own" && pattern === "" ? { pattern: t`Fill this in.` } : {}),
        ...(isLength(minLength) ? {} : { minLength: t`A whole number from 0 to 255.` }),
        ...(isLength(maxLength)
          ? Number(maxLength) > 0 && Number(maxLength) < Number(minLength)
            ? { maxLength: t`Not less than the minimum length.` }
            : {}
          : { maxLength: t`A whole number from 0 to 255.` }),
      })}
      toSwitch={toOwnRule}
      send={send}
      timed={false}
      merge={merge}
    >
      {(values) => <RuleFields field={field} values={values} onDraft={onDraft} />}
    </SwitchForm>
  );
}
