import { Trans, useLingui } from "@lingui/react/macro";
import type { StoredTipSettings } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { Button, Form, FormMoneyField, FormTextField, notify } from "@marquee/ui-kit";
import { Formik } from "formik";
import { styled } from "styled-components";
import { useChangeTipSettingsMutation } from "../api/endpoints/chat-tip/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { MergeBox } from "../forms/MergeBox.tsx";
import { useAmountDigits, useAmountFault } from "../forms/useAmountDigits.ts";
import { useMerge } from "../forms/useMerge.ts";
import { useSubmit } from "../forms/useSubmit.ts";
import type { Versions } from "../forms/VersionedForm.tsx";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { amountNames, type TipFault, toTipFaults, toTipSettings, toTipValues } from "./tipValues.ts";

/** Fields of one width below each other. */
const Fields = styled.div`display: grid; gap: ${token("space.16")}; inline-size: min(420px, 100%);`;

/** What the fields are called, by name. */
function useTipLabels(currency: string): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    min: t`Least of one tip or rain, in ${currency}`,
    max: t`Most of one tip, in ${currency}`,
    pairAmount: t`Most that one member gives to one other in 24 hours, in ${currency}`,
    dayAmount: t`Most that one member gives in 24 hours, in ${currency}`,
    receivedAmount: t`Most that one member receives in 24 hours, in ${currency}`,
    rainMax: t`Most of one rain, in ${currency}`,
    rainPeople: t`Most receivers of a rain`,
    rainMinutes: t`Who wrote in the last so many minutes receives`,
  };
}

function useFaultText(currency: string): (fault: TipFault) => string {
  const { t, i18n } = useLingui();
  const ranges = useRangeTexts();
  const digits = useAmountDigits(currency);
  const toAmountFault = useAmountFault();
  return (fault) => {
    if (fault === "amount") return toAmountFault(digits);
    if ("range" in fault) return ranges.toWhole(fault.range);
    const least = formatMoney(fault.least, i18n.locale);
    return t`At least ${least}.`;
  };
}

/** Changes the limits of a currency: more is proposed, less is in force at once. */
export function TipSettingsForm({ opened: { settings, currency }, current, onSaved }: Versions<StoredTipSettings>) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const digits = useAmountDigits(currency);
  const ranges = useRangeTexts();
  const mayChange = useMay("rules.change");
  const [change] = useChangeTipSettingsMutation();
  const labels = useTipLabels(currency);
  const toFaultText = useFaultText(currency);
  const merge = useMerge(toTipValues(settings), toTipValues(current.settings));
  const { fault, submit } = useSubmit(
    ({ reason = "", ...values }: Record<string, string>) =>
      change({
        merchant,
        id: crypto.randomUUID(),
        currency,
        settings: toTipSettings(values),
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
      initialValues={{ ...toTipValues(settings), reason: "" } as Record<string, string>}
      validate={({ reason = "", ...values }) => ({
        ...Object.fromEntries([...toTipFaults(values, digits)].map(([name, found]) => [name, toFaultText(found)])),
        ...(merge.isOpen(values) ? { merge: t`Choose one of the two.` } : {}),
        ...(reason.trim().length < 3 ? { reason: ranges.reason } : {}),
      })}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Limits of tips`}>
          <LeaveGuard />
          <Fields>
            {amountNames.map((name) => (
              <FormMoneyField key={name} name={name} label={labels[name] ?? ""} digits={digits} {...shared} />
            ))}
            {(["rainPeople", "rainMinutes"] as const).map((name) => (
              <FormTextField key={name} name={name} label={labels[name] ?? ""} inputMode="numeric" {...shared} />
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
                <Trans>Change the limits</Trans>
              </Button>
            </>
          )}
        </Form>
      )}
    </Formik>
  );
}
