import { Trans, useLingui } from "@lingui/react/macro";
import type { StoredTransferSettings } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { Button, Form, FormMoneyField, FormTextField, notify } from "@marquee/ui-kit";
import { Formik } from "formik";
import { styled } from "styled-components";
import { useChangeTransferSettingsMutation } from "../api/endpoints/agent-transfer/staffTransferEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { MergeBox } from "../forms/MergeBox.tsx";
import { useAmountDigits, useAmountFault } from "../forms/useAmountDigits.ts";
import { useMerge } from "../forms/useMerge.ts";
import { useSubmit } from "../forms/useSubmit.ts";
import type { Versions } from "../forms/VersionedForm.tsx";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import {
  countRange,
  toTransferFaults,
  toTransferSettings,
  toTransferValues,
  type TransferFault,
} from "./transferValues.ts";

/** Fields of one width below each other. */
const Fields = styled.div`display: grid; gap: ${token("space.16")}; inline-size: min(420px, 100%);`;

/** What the fields are called, by name. */
function useTransferLabels(currency: string): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    min: t`Least of one transfer, in ${currency}`,
    max: t`Most of one transfer, in ${currency}`,
    dayAmount: t`Most that one account sends in 24 hours, in ${currency}`,
    dayCount: t`Most transfers of one account in 24 hours`,
  };
}

function useFaultText(currency: string): (fault: TransferFault) => string {
  const { t, i18n } = useLingui();
  const ranges = useRangeTexts();
  const digits = useAmountDigits(currency);
  const toAmountFault = useAmountFault();
  return (fault) => {
    if (fault === "amount") return toAmountFault(digits);
    if (fault === "count") return ranges.toWhole(countRange);
    const least = formatMoney(fault.least, i18n.locale);
    return t`At least ${least}.`;
  };
}

/** Changes the limits of a currency: more is proposed, less is in force at once. */
export function TransferSettingsForm({
  opened: { settings, currency },
  current,
  onSaved,
}: Versions<StoredTransferSettings>) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const digits = useAmountDigits(currency);
  const ranges = useRangeTexts();
  const mayChange = useMay("rules.change");
  const [change] = useChangeTransferSettingsMutation();
  const labels = useTransferLabels(currency);
  const toFaultText = useFaultText(currency);
  const merge = useMerge(toTransferValues(settings), toTransferValues(current.settings));
  const { fault, submit } = useSubmit(
    ({ reason = "", ...values }: Record<string, string>) =>
      change({
        merchant,
        id: crypto.randomUUID(),
        currency,
        settings: toTransferSettings(values),
        version: current.version,
        reason: reason.trim(),
      }).unwrap(),
    ({ proposal, ...saved }) => {
      if (proposal === null) notify(t`Saved.`, { tone: "success" });
      else
        notify(t`Proposed, because it allows more. It takes effect when another person approves it.`, { tone: "info" });
      onSaved(saved);
    },
  );
  const shared = { autoComplete: "off", maxLength: 16, disabled: !mayChange } as const;
  return (
    <Formik
      initialValues={{ ...toTransferValues(settings), reason: "" } as Record<string, string>}
      validate={({ reason = "", ...values }) => ({
        ...Object.fromEntries([...toTransferFaults(values, digits)].map(([name, found]) => [name, toFaultText(found)])),
        ...(merge.isOpen(values) ? { merge: t`Choose one of the two.` } : {}),
        ...(reason.trim().length < 3 ? { reason: ranges.reason } : {}),
      })}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Limits of transfers`}>
          <LeaveGuard />
          <Fields>
            <FormMoneyField name="min" label={labels["min"] ?? ""} digits={digits} {...shared} />
            <FormMoneyField name="max" label={labels["max"] ?? ""} digits={digits} {...shared} />
            <FormMoneyField
              name="dayAmount"
              label={labels["dayAmount"] ?? ""}
              hint={t`To the upline and to the team together`}
              digits={digits}
              {...shared}
            />
            <FormTextField
              name="dayCount"
              label={labels["dayCount"] ?? ""}
              hint={t`0 for none`}
              inputMode="numeric"
              {...shared}
            />
          </Fields>
          {mayChange && (
            <>
              <MergeBox merge={merge} labels={labels} />
              <Fields>
                <FormTextField name="reason" label={t`Why`} hint={t`For the audit log.`} required maxLength={500} />
              </Fields>
              <FormFault text={fault} />
              <Button type="submit" look="primary" busy={isSubmitting}>
                <Trans>Change the limits</Trans>
              </Button>
            </>
          )}
        </Form>
      )}
    </Formik>
  );
}
