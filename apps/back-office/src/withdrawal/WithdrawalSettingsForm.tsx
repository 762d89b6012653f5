import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { withdrawalRuleNames, withdrawalRules } from "@marquee/contract";
import type { StoredWithdrawalSettings, WithdrawalSettings } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Form, FormCheckboxField, FormMoneyField, FormTextField, notify } from "@marquee/ui-kit";
import { Formik } from "formik";
import { styled } from "styled-components";
import { useChangeWithdrawalSettingsMutation } from "../api/endpoints/withdrawal/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { MergeBox } from "../forms/MergeBox.tsx";
import { useMerge } from "../forms/useMerge.ts";
import { useAmountDigits, useAmountFault } from "../forms/useAmountDigits.ts";
import { useSubmit } from "../forms/useSubmit.ts";
import type { Versions } from "../forms/VersionedForm.tsx";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { Section } from "../frame/Section.tsx";
import { toRuleFields, toSettings, toSettingsFaults, toSettingsValues } from "./settingsValues.ts";
import { useSettingsLabels } from "./useSettingsLabels.ts";

/** Fields of one width below each other. */
const Fields = styled.div`display: grid; gap: ${token("space.16")}; inline-size: min(420px, 100%);`;

interface PartProps {
  readonly labels: Readonly<Record<string, string>>;
  readonly disabled: boolean;
}

function Rules({ labels, disabled }: PartProps) {
  const { t } = useLingui();
  return (
    <Section title={t`Checks`}>
      <Fields>
        {withdrawalRuleNames.map((name) => {
          const { enabled, limit } = toRuleFields(name);
          return (
            <div key={name}>
              <FormCheckboxField name={enabled} label={labels[enabled] ?? ""} disabled={disabled} />
              {withdrawalRules[name] !== "none" && (
                <FormTextField
                  name={limit}
                  label={labels[limit] ?? ""}
                  inputMode="numeric"
                  maxLength={10}
                  autoComplete="off"
                  disabled={disabled}
                />
              )}
            </div>
          );
        })}
      </Fields>
    </Section>
  );
}

function General({ labels, currency, disabled }: PartProps & { readonly currency: string }) {
  const { t } = useLingui();
  const digits = useAmountDigits(currency);
  const shared = { inputMode: "decimal", maxLength: 16, autoComplete: "off", disabled } as const;
  return (
    <Section title={t`Times and limits`}>
      <Fields>
        <FormTextField name="accountHours" label={labels["accountHours"] ?? ""} {...shared} />
        <FormTextField name="confirmMinutes" label={labels["confirmMinutes"] ?? ""} {...shared} />
        <FormMoneyField
          digits={digits}
          name="dayAmount"
          label={labels["dayAmount"] ?? ""}
          hint={t`Empty for no limit`}
          {...shared}
        />
        <FormMoneyField
          digits={digits}
          name="identityAmount"
          label={labels["identityAmount"] ?? ""}
          hint={t`Empty for never`}
          {...shared}
        />
        <FormMoneyField
          digits={digits}
          name="secondApprovalAmount"
          label={labels["secondApprovalAmount"] ?? ""}
          hint={t`Empty for never`}
          {...shared}
        />
      </Fields>
    </Section>
  );
}

/** The settings as one form; who may only read sees them without a button. */
export function WithdrawalSettingsForm({
  opened: { settings, currency },
  current,
  onSaved,
}: Versions<StoredWithdrawalSettings>) {
  const { t } = useLingui();
  const ranges = useRangeTexts();
  const toAmountFault = useAmountFault();
  const merchant = useMerchantCode();
  const digits = useAmountDigits(currency);
  const mayChange = useMay("rules.change");
  const [change] = useChangeWithdrawalSettingsMutation();
  const labels = useSettingsLabels(currency);
  const merge = useMerge(toSettingsValues(settings), toSettingsValues(current.settings));
  const { fault, submit } = useSubmit(
    ({ reason, ...values }: Record<string, string | boolean>) =>
      change({
        merchant,
        id: crypto.randomUUID(),
        currency,
        settings: toSettings(values, current.settings) satisfies WithdrawalSettings,
        // What somebody else changed has been shown field by field, and chosen from.
        version: current.version,
        reason: String(reason).trim(),
      }).unwrap(),
    ({ proposal, ...saved }) => {
      if (proposal === null) notify(t`Saved.`, { tone: "success" });
      else
        notify(t`Proposed, because it protects less. It takes effect when another person approves it.`, {
          tone: "info",
        });
      onSaved(saved);
    },
  );
  return (
    <Formik
      initialValues={{ ...toSettingsValues(settings), reason: "" } as Record<string, string | boolean>}
      validate={(values) => {
        const faults = Object.fromEntries(
          [...toSettingsFaults(values, digits)].map(([name, range]) => [
            name,
            range === null ? toAmountFault(digits) : ranges.toWhole(range),
          ]),
        );
        return {
          ...faults,
          ...(merge.isOpen(values) ? { merge: t`Choose one of the two.` } : {}),
          ...(String(values["reason"]).trim().length < 3 ? { reason: ranges.reason } : {}),
        };
      }}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Withdrawal checks`}>
          <LeaveGuard />
          <General labels={labels} currency={currency} disabled={!mayChange} />
          <Rules labels={labels} disabled={!mayChange} />
          {mayChange && (
            <Section title={t`Save`}>
              <MergeBox merge={merge} labels={labels} />
              <FormTextField name="reason" label={t`Why`} hint={t`For the audit log.`} required maxLength={500} />
              <FormFault text={fault} />
              <Button type="submit" look="primary" busy={isSubmitting}>
                <Trans>Save</Trans>
              </Button>
            </Section>
          )}
        </Form>
      )}
    </Formik>
  );
}
