import { Trans, useLingui } from "@lingui/react/macro";
import { useSetLimitMutation } from "@marquee/api-client";
import { type LimitKind, limitWaitHours, type ProtectionLimit } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useAmountRule, useCurrencySymbol, useFormFaults } from "@marquee/runtime";
import { Button, Form, FormMoneyField, FormNumberField, FormSelectField, notify, Refusal, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { isPeriod, limitTexts, periodTexts, toPeriods } from "../model/limitTexts.ts";

type Values = { readonly period: string; readonly amount: string };

const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.12")};`;

const isMinutes = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= 1_440;

/** Sets a limit or changes one: a lower one at once, a higher one after 24 hours and a second confirmation. */
export function LimitForm({
  kind,
  limits,
  onDone,
}: {
  readonly kind: LimitKind;
  readonly limits: readonly ProtectionLimit[];
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const rule = useAmountRule();
  const [set] = useSetLimitMutation();
  const [refusal, setRefusal] = useState("");
  const toFaults = useFormFaults();
  const periods = toPeriods(kind);
  const find = (name: string) => limits.find(({ period }) => period === name)?.amount ?? null;
  const checkLimit = (amount: string): string | undefined => {
    if (kind !== "SESSION" || amount === "") return rule.checkPositive(amount);
    return isMinutes(amount) ? undefined : t`From 1 to 1440 minutes`;
  };
  const check = ({ amount }: Values): FormikErrors<Values> => {
    const fault = checkLimit(amount);
    return fault === undefined ? {} : { amount: fault };
  };
  const submit = async ({ period, amount }: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    if (!isPeriod(period)) return;
    const isHigher = find(period) !== null && Number(amount) > Number(find(period));
    const { error } = await set({ kind, period, amount });
    if (error === undefined) {
      notify(isHigher ? t`Requested. You can confirm it after ${limitWaitHours} hours.` : t`Your limit is in force.`, {
        tone: "success",
      });
      return onDone();
    }
    const { text, fields } = toFaults(error);
    setRefusal(text);
    setErrors(fields);
  };
  return (
    <Formik<Values>
      initialValues={{ period: periods[0] ?? "DAY", amount: "" }}
      validate={check}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ values, isSubmitting }) => {
        const present = find(values.period);
        const isHigher =
          present !== null && checkLimit(values.amount) === undefined && Number(values.amount) > Number(present);
        return (
          <Form label={t(limitTexts[kind].title)}>
            <Refusal text={refusal} />
            {kind === "SESSION" ? (
              <FormNumberField
                name="amount"
                label={t`Minutes`}
                required
                min={1}
                max={1_440}
                step={15}
                words={{ less: t`15 minutes less`, more: t`15 minutes more` }}
              />
            ) : (
              <>
                <FormSelectField
                  name="period"
                  label={t`Period`}
                  options={periods.map((value) => ({ value, label: t(periodTexts[value]) }))}
                />
                <FormMoneyField
                  name="amount"
                  label={t`At most`}
                  required
                  autoComplete="off"
                  currency={symbol}
                  digits={rule.digits}
                />
              </>
            )}
            {isHigher && (
              <Text size="small" role="status">
                <Trans>
                  This is higher than your current limit. It can take effect after {limitWaitHours} hours, once you have
                  confirmed it again.
                </Trans>
              </Text>
            )}
            <Buttons>
              <Button type="submit" look="primary" busy={isSubmitting}>
                {isHigher ? <Trans>Request it</Trans> : <Trans>Set limit</Trans>}
              </Button>
              <Button onClick={onDone} disabled={isSubmitting}>
                <Trans>Cancel</Trans>
              </Button>
            </Buttons>
          </Form>
        );
      }}
    </Formik>
  );
}
