import { Trans, useLingui } from "@lingui/react/macro";
import { withdrawalRuleNames, withdrawalRules } from "@marquee/contract";
import type { StoredWithdrawalSettings, WithdrawalSettings } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Form, FormCheckboxField, FormMoneyField, FormTextField, notify, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { styled } from "styled-components";
import { useChangeWithdrawalSettingsMutation } from "../api/endpoints/withdrawal/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useAmountDigits } from "../forms/useAmountDigits.ts";
import { useSubmit } from "../forms/useSubmit.ts";
import type { Versions } from "../forms/VersionedForm.tsx";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { Section } from "../frame/Section.tsx";
import { toRuleFields, toSettings, toSettingsFaults, toSettingsValues } from "./settingsValues.ts";
import { useWithdrawalTexts } from "./useWithdrawalTexts.ts";

/** Fields of one width below each other. */
const Fields = styled.div`display: grid; gap: ${token("space.16")}; inline-size: min(420px, 100%);`;

function useUnitTexts(currency: string) {
  const { t } = useLingui();
  return { amount: t`from, in ${currency}`, count: t`more than`, hours: t`hours`, percent: t`percent`, none: "" };
}

function Rules({ currency, disabled }: { readonly currency: string; readonly disabled: boolean }) {
  const { t } = useLingui();
  const { checks } = useWithdrawalTexts();
  const units = useUnitTexts(currency);
  return (
    <Section title={t`Checks`}>
      <Fields>
        {withdrawalRuleNames.map((name) => {
          const unit = withdrawalRules[name];
          const { enabled, limit } = toRuleFields(name);
          return (
            <div key={name}>
              <FormCheckboxField name={enabled} label={checks[name]} disabled={disabled} />
              {unit !== "none" && (
                <FormTextField
                  name={limit}
                  label={`${checks[name]}: ${units[unit]}`}
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

function General({ currency, disabled }: { readonly currency: string; readonly disabled: boolean }) {
  const { t } = useLingui();
  const digits = useAmountDigits(currency);
  const shared = { inputMode: "decimal", maxLength: 16, autoComplete: "off", disabled } as const;
  return (
    <Section title={t`Times and limits`}>
      <Fields>
        <FormTextField name="accountHours" label={t`Hours before a new account can be used`} {...shared} />
        <FormTextField name="confirmMinutes" label={t`Minutes a member has to confirm or deny a payment`} {...shared} />
        <FormMoneyField
          digits={digits}
          name="dayAmount"
          label={t`Maximum in 24 hours, in ${currency}`}
          hint={t`Empty for no limit`}
          {...shared}
        />
        <FormMoneyField
          digits={digits}
          name="identityAmount"
          label={t`Amount from which identity documents are needed, in ${currency}`}
          hint={t`Empty for never`}
          {...shared}
        />
        <FormMoneyField
          digits={digits}
          name="secondApprovalAmount"
          label={t`Amount from which two people approve, in ${currency}`}
          hint={t`Empty for never`}
          {...shared}
        />
      </Fields>
    </Section>
  );
}

/** The settings as one form; who may only read sees them without a button. */
export function WithdrawalSettingsForm({
  opened: { settings, version, currency },
  current,
  onSaved,
}: Versions<StoredWithdrawalSettings>) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const digits = useAmountDigits(currency);
  const mayChange = useMay("rules.change");
  const [change] = useChangeWithdrawalSettingsMutation();
  const isOld = current.version !== version;
  const { fault, submit } = useSubmit(
    ({ reason, ...values }: Record<string, string | boolean>) =>
      change({
        merchant,
        id: crypto.randomUUID(),
        currency,
        settings: toSettings(values, settings) satisfies WithdrawalSettings,
        // What somebody else changed is shown above the button: a second press writes over it knowingly.
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
        const wrong = toSettingsFaults(values, digits);
        const faults = Object.fromEntries(wrong.map((name) => [name, t`Check this figure.`]));
        return String(values["reason"]).trim().length < 3
          ? { ...faults, reason: t`Give the reason, in a few words.` }
          : faults;
      }}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Withdrawal checks`}>
          <LeaveGuard />
          <General currency={currency} disabled={!mayChange} />
          <Rules currency={currency} disabled={!mayChange} />
          {mayChange && (
            <Section title={t`Save`}>
              {isOld && (
                <Text tone="danger" role="alert">
                  <Trans>
                    Somebody else changed these settings since you opened them. Saving writes yours over theirs; load
                    the page again to see theirs.
                  </Trans>
                </Text>
              )}
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
