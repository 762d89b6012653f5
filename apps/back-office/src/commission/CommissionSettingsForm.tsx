import { Trans, useLingui } from "@lingui/react/macro";
import type { StoredCommissionSettings } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Form, FormMoneyField, FormSelectField, FormTextField, notify } from "@marquee/ui-kit";
import { Formik } from "formik";
import { styled } from "styled-components";
import { useChangeCommissionSettingsMutation } from "../api/endpoints/commission/staffEndpoints.ts";
import { listWrongAmounts, toAmountName } from "../forms/currencyAmounts.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { MergeBox } from "../forms/MergeBox.tsx";
import { useAmountFault, useDigitsByCurrency } from "../forms/useAmountDigits.ts";
import { useMerge } from "../forms/useMerge.ts";
import { useSubmit } from "../forms/useSubmit.ts";
import type { Versions } from "../forms/VersionedForm.tsx";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { reviewFrom, toCommissionSettings, toSettingsValues } from "./settingsValues.ts";

/** Fields of one width below each other. */
const Fields = styled.div`display: grid; gap: ${token("space.16")}; inline-size: min(420px, 100%);`;

/** Changes how contracts and bills are handled: what gives more away is proposed, the rest is in force at once. */
export function CommissionSettingsForm({ opened: { settings }, current, onSaved }: Versions<StoredCommissionSettings>) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const ranges = useRangeTexts();
  const toAmountFault = useAmountFault();
  const mayChange = useMay("rules.change");
  const [change] = useChangeCommissionSettingsMutation();
  const { currencies } = merchant;
  const digits = useDigitsByCurrency();
  const toValues = (from: typeof settings) => toSettingsValues(from, currencies);
  const merge = useMerge(toValues(settings), toValues(current.settings));
  const labels: Readonly<Record<string, string>> = {
    payDelayDays: t`A daily salary is paid`,
    platformPays: t`Uplines may let the house pay`,
    ...Object.fromEntries(
      currencies.map((currency) => [
        toAmountName(reviewFrom, currency),
        t`Two people look at bills from, in ${currency}`,
      ]),
    ),
  };
  const { fault, submit } = useSubmit(
    ({ reason = "", ...values }: Record<string, string>) =>
      change({
        merchant: merchant.code,
        id: crypto.randomUUID(),
        settings: toCommissionSettings(values, currencies),
        version: current.version,
        reason: reason.trim(),
      }).unwrap(),
    ({ proposal, ...saved }) => {
      if (proposal === null) notify(t`Saved.`, { tone: "success" });
      else
        notify(t`Proposed, because it gives more away. It takes effect when another person approves it.`, {
          tone: "info",
        });
      onSaved(saved);
    },
  );
  return (
    <Formik
      initialValues={{ ...toValues(settings), reason: "" } as Record<string, string>}
      validate={({ reason = "", ...values }) => ({
        ...Object.fromEntries(
          listWrongAmounts(reviewFrom, values, digits).map((currency) => [
            toAmountName(reviewFrom, currency),
            toAmountFault(digits[currency] ?? 2),
          ]),
        ),
        ...(merge.isOpen(values) ? { merge: t`Choose one of the two.` } : {}),
        ...(reason.trim().length < 3 ? { reason: ranges.reason } : {}),
      })}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Payment of agents`}>
          <LeaveGuard />
          <Fields>
            <FormSelectField
              name="payDelayDays"
              label={labels["payDelayDays"] ?? ""}
              disabled={!mayChange}
              options={[
                { value: "1", label: t`At noon of the next day` },
                { value: "2", label: t`At noon of the day after it` },
              ]}
            />
            <FormSelectField
              name="platformPays"
              label={labels["platformPays"] ?? ""}
              disabled={!mayChange}
              options={[
                { value: "no", label: t`No` },
                { value: "yes", label: t`Yes, and it is taken off what the house pays them` },
              ]}
            />
            {currencies.map((currency) => (
              <FormMoneyField
                key={currency}
                name={toAmountName(reviewFrom, currency)}
                label={labels[toAmountName(reviewFrom, currency)] ?? ""}
                hint={t`Empty: nobody looks`}
                digits={digits[currency] ?? 2}
                autoComplete="off"
                maxLength={16}
                disabled={!mayChange}
              />
            ))}
          </Fields>
          {mayChange && (
            <>
              <MergeBox merge={merge} labels={labels} />
              <Fields>
                <FormTextField name="reason" label={t`Why`} hint={t`For the audit log.`} required maxLength={500} />
              </Fields>
              <FormFault text={fault} />
              <Button type="submit" look="primary" busy={isSubmitting}>
                <Trans>Change the settings</Trans>
              </Button>
            </>
          )}
        </Form>
      )}
    </Formik>
  );
}
