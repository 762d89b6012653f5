import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { gameCategories } from "@marquee/contract";
import type { StoredTurnoverSettings } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Form, FormMoneyField, FormTextField, notify, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { styled } from "styled-components";
import {
  useChangeTurnoverSettingsMutation,
  useGetTurnoverSettingsQuery,
} from "../api/endpoints/turnover/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { MergeBox } from "../forms/MergeBox.tsx";
import { useMerge } from "../forms/useMerge.ts";
import { useAmountDigits, useAmountFault } from "../forms/useAmountDigits.ts";
import { useSubmit } from "../forms/useSubmit.ts";
import { VersionedForm, type Versions } from "../forms/VersionedForm.tsx";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { Section } from "../frame/Section.tsx";
import { useGameTexts } from "../games/useGameTexts.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { toTurnoverFaults, toTurnoverSettings, toTurnoverValues, toWeightField } from "./turnoverValues.ts";

/** Fields of one width below each other. */
const Fields = styled.div`display: grid; gap: ${token("space.16")}; inline-size: min(420px, 100%);`;

/** Short fields side by side where there is room. */
const Weights = styled.div`display: grid; gap: ${token("space.16")}; align-items: end; grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));`;

/** What the fields are called, by name. */
function useTurnoverLabels(currency: string): Readonly<Record<string, string>> {
  const { t } = useLingui();
  const { categories } = useGameTexts();
  return {
    depositPercent: t`Stakes required for a deposit, as a percentage of it`,
    signupPercent: t`Stakes required for the sign-up credit, as a percentage of it`,
    expiryDays: t`Days until a requirement ends by itself`,
    smallAmount: t`Balance below which a member's requirements end, in ${currency}`,
    ...Object.fromEntries(
      gameCategories.map(({ category }) => [toWeightField(category), t`${categories[category]}, in percent`]),
    ),
  };
}

function Figures({
  labels,
  currency,
  disabled,
}: {
  readonly labels: Readonly<Record<string, string>>;
  readonly currency: string;
  readonly disabled: boolean;
}) {
  const { t } = useLingui();
  const shared = { inputMode: "numeric", maxLength: 16, autoComplete: "off", disabled } as const;
  return (
    <Fields>
      <FormTextField
        name="depositPercent"
        label={labels["depositPercent"] ?? ""}
        hint={t`0 for none; 100 for the amount once`}
        {...shared}
      />
      <FormTextField
        name="signupPercent"
        label={labels["signupPercent"] ?? ""}
        hint={t`It never ends by itself`}
        {...shared}
      />
      <FormTextField name="expiryDays" label={labels["expiryDays"] ?? ""} hint={t`Empty for never`} {...shared} />
      <FormMoneyField
        digits={useAmountDigits(currency)}
        name="smallAmount"
        label={labels["smallAmount"] ?? ""}
        hint={t`All wallets together. What they held is lost`}
        {...shared}
      />
      <Text size="small" tone="muted">
        <Trans>
          How much of a stake counts, in percent. Each game also has a weight of its own, on the games page; the two are
          multiplied.
        </Trans>
      </Text>
      <Weights>
        {gameCategories.map(({ category }) => (
          <FormTextField
            key={category}
            name={toWeightField(category)}
            label={labels[toWeightField(category)] ?? ""}
            {...shared}
          />
        ))}
      </Weights>
    </Fields>
  );
}

function SettingsForm({ opened: { settings, currency }, current, onSaved }: Versions<StoredTurnoverSettings>) {
  const { t } = useLingui();
  const ranges = useRangeTexts();
  const merchant = useMerchantCode();
  const digits = useAmountDigits(currency);
  const toAmountFault = useAmountFault();
  const mayChange = useMay("rules.change");
  const [change] = useChangeTurnoverSettingsMutation();
  const labels = useTurnoverLabels(currency);
  const merge = useMerge(toTurnoverValues(settings), toTurnoverValues(current.settings));
  const { fault, submit } = useSubmit(
    ({ turnoverReason: reason = "", ...values }: Record<string, string>) =>
      change({
        merchant,
        id: crypto.randomUUID(),
        settings: toTurnoverSettings(values, current.settings),
        version: current.version,
        reason: reason.trim(),
      }).unwrap(),
    ({ proposal, ...saved }) => {
      if (proposal === null) notify(t`Saved.`, { tone: "success" });
      else
        notify(t`Proposed, because it requires less. It takes effect when another person approves it.`, {
          tone: "info",
        });
      onSaved(saved);
    },
  );
  return (
    <Formik
      initialValues={{ ...toTurnoverValues(settings), turnoverReason: "" } as Record<string, string>}
      validate={({ turnoverReason = "", ...values }) => {
        const faults = Object.fromEntries(
          [...toTurnoverFaults(values, digits)].map(([name, range]) => [
            name,
            range === null ? toAmountFault(digits) : ranges.toWhole(range),
          ]),
        );
        return {
          ...faults,
          ...(merge.isOpen(values) ? { merge: t`Choose one of the two.` } : {}),
          ...(turnoverReason.trim().length < 3 ? { turnoverReason: ranges.reason } : {}),
        };
      }}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Turnover`}>
          <LeaveGuard />
          <Section title={t`Turnover`}>
            <Figures labels={labels} currency={currency} disabled={!mayChange} />
            {mayChange && (
              <>
                <MergeBox merge={merge} labels={labels} />
                <Fields>
                  <FormTextField
                    name="turnoverReason"
                    label={t`Why`}
                    hint={t`For the audit log.`}
                    required
                    maxLength={500}
                  />
                </Fields>
                <FormFault text={fault} />
                <Button type="submit" look="primary" busy={isSubmitting}>
                  <Trans>Change turnover</Trans>
                </Button>
              </>
            )}
          </Section>
        </Form>
      )}
    </Formik>
  );
}

/** What later deposits require, and how later stakes count. */
export function TurnoverSettingsForm() {
  const merchant = useMerchantCode();
  return (
    <LoadGate loaded={useGetTurnoverSettingsQuery({ merchant })}>
      {(stored) => <VersionedForm stored={stored}>{(versions) => <SettingsForm {...versions} />}</VersionedForm>}
    </LoadGate>
  );
}
