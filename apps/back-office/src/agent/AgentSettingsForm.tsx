import { Trans, useLingui } from "@lingui/react/macro";
import { currencies as knownCurrencies, toBalance, toDecimal } from "@marquee/contract";
import type { AgentSettings, StoredAgentSettings } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { Button, Form, FormMoneyField, FormTextField, notify } from "@marquee/ui-kit";
import { Formik } from "formik";
import { styled } from "styled-components";
import { useChangeAgentSettingsMutation } from "../api/endpoints/agent/staffEndpoints.ts";
import {
  type FieldValues,
  listWrongAmounts,
  toAmountName,
  toAmounts,
  toAmountValues,
} from "../forms/currencyAmounts.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { MergeBox } from "../forms/MergeBox.tsx";
import { useAmountFault, useDigitsByCurrency } from "../forms/useAmountDigits.ts";
import { useMerge } from "../forms/useMerge.ts";
import { useSubmit } from "../forms/useSubmit.ts";
import type { Versions } from "../forms/VersionedForm.tsx";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { isPercent } from "./isPercent.ts";

/** Fields of one width below each other. */
const Fields = styled.div`display: grid; gap: ${token("space.16")}; inline-size: min(420px, 100%);`;

const activeBet = "activeBet";

const toValues = (settings: AgentSettings, currencies: readonly string[]): FieldValues => ({
  quotaFrom: settings.quotaFrom ?? "",
  ...toAmountValues(activeBet, settings.activeBet, currencies),
});

/** What makes a member active where the merchant has set nothing: a thousand of the smallest stakes. */
const toUsual = (currency: string): string | undefined => {
  const known = Object.entries(knownCurrencies).find(([code]) => code === currency)?.[1];
  return known && toDecimal(toBalance(known.stakes.minBet) * 1000n);
};

/** Changes what counts for agents: what gives more away is proposed, the rest is in force at once. */
export function AgentSettingsForm({ opened: { settings }, current, onSaved }: Versions<StoredAgentSettings>) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const { currencies } = merchant;
  const ranges = useRangeTexts();
  const toAmountFault = useAmountFault();
  const mayChange = useMay("rules.change");
  const [change] = useChangeAgentSettingsMutation();
  const digits = useDigitsByCurrency();
  const merge = useMerge(toValues(settings, currencies), toValues(current.settings, currencies));
  const labels: Readonly<Record<string, string>> = {
    quotaFrom: t`Accounts use a quota from this rebate on, in percent`,
    ...Object.fromEntries(
      currencies.map((currency) => [toAmountName(activeBet, currency), t`A member is active from, in ${currency}`]),
    ),
  };
  const { fault, submit } = useSubmit(
    ({ reason = "", ...values }: Record<string, string>) => {
      const quotaFrom = (values["quotaFrom"] ?? "").trim();
      return change({
        merchant: merchant.code,
        id: crypto.randomUUID(),
        settings: {
          quotaFrom: quotaFrom === "" ? null : quotaFrom,
          activeBet: toAmounts(activeBet, values, currencies),
        },
        version: current.version,
        reason: reason.trim(),
      }).unwrap();
    },
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
      initialValues={{ ...toValues(settings, currencies), reason: "" } as Record<string, string>}
      validate={({ reason = "", ...values }) => ({
        ...Object.fromEntries(
          listWrongAmounts(activeBet, values, digits).map((currency) => [
            toAmountName(activeBet, currency),
            toAmountFault(digits[currency] ?? 2),
          ]),
        ),
        ...(isPercent(values["quotaFrom"] ?? "") || (values["quotaFrom"] ?? "").trim() === ""
          ? {}
          : { quotaFrom: t`From 0 to 100, with two digits after the point at most.` }),
        ...(merge.isOpen(values) ? { merge: t`Choose one of the two.` } : {}),
        ...(reason.trim().length < 3 ? { reason: ranges.reason } : {}),
      })}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Rules for agents`}>
          <LeaveGuard />
          <Fields>
            <FormTextField
              name="quotaFrom"
              label={labels["quotaFrom"] ?? ""}
              hint={t`Empty: no account uses a quota`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              disabled={!mayChange}
            />
            {currencies.map((currency) => {
              const usual = toUsual(currency);
              const amount = usual === undefined ? "" : formatMoney(usual, i18n.locale);
              return (
                <FormMoneyField
                  key={currency}
                  name={toAmountName(activeBet, currency)}
                  label={labels[toAmountName(activeBet, currency)] ?? ""}
                  hint={usual === undefined ? undefined : t`Valid bet in a period. Empty: ${amount}`}
                  digits={digits[currency] ?? 2}
                  autoComplete="off"
                  maxLength={16}
                  disabled={!mayChange}
                />
              );
            })}
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
