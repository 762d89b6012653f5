import { Trans, useLingui } from "@lingui/react/macro";
import { useConvertPointsMutation } from "@marquee/api-client";
import type { PointConfig } from "@marquee/contract";
import { formatMoney, toFieldText } from "@marquee/i18n";
import { useFormFaults, useIsOn, useSymbolOf } from "@marquee/runtime";
import { Button, Form, FormTextField, notify, Refusal, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { PaymentPasswordField } from "../../components/PaymentPasswordField/PaymentPasswordField.tsx";
import { passwordFields } from "../../model/passwordFields.ts";
import { findConversionFault, toConversion } from "../../model/toConversion.ts";
import { usePointText } from "../../model/usePointText.ts";

type Values = { points: string; paymentPassword: string };

const fieldOfCode = {
  ...passwordFields,
  "points.insufficient": "points",
  "points.convert.min": "points",
  "points.convert.multiple": "points",
  "points.convert.daily": "points",
} as const;

/** The form; what it brings is told before it is sent, and what was typed stays when it is refused. */
export function ConvertForm({ config, points }: { readonly config: PointConfig; readonly points: string }) {
  const { t, i18n } = useLingui();
  const toText = usePointText();
  const symbol = useSymbolOf()(config.currency);
  const hasPassword = useIsOn("PAYPASS3");
  const [convert] = useConvertPointsMutation();
  const [refusal, setRefusal] = useState("");
  const toFaults = useFormFaults(fieldOfCode);
  const [min, max, multiple] = [config.convert.min, config.convert.max, config.convert.multiple].map((each) =>
    toText(each),
  );
  const faultTexts = {
    whole: t`Type a whole number of points.`,
    min: t`Convert at least ${min} points.`,
    multiple: t`Convert a multiple of ${multiple} points.`,
    max: t`On one day at most ${max} points are converted.`,
    insufficient: t`You do not have so many points.`,
  };
  const check = ({ points: typed, paymentPassword }: Values): FormikErrors<Values> => {
    const fault = findConversionFault(typed, config.convert, points);
    return {
      ...(fault !== undefined && { points: faultTexts[fault] }),
      ...(hasPassword &&
        paymentPassword === "" && {
          paymentPassword: toFieldText(i18n, { name: "paymentPassword", rule: "required" }),
        }),
    };
  };
  const submit = async (values: Values, { setErrors, resetForm }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    const { paymentPassword, points: typed } = values;
    const result = await convert({ points: typed, ...(hasPassword && { paymentPassword }) });
    if (result.data === undefined) {
      const { text, fields } = toFaults(result.error);
      setRefusal(text);
      return setErrors(fields);
    }
    const money = formatMoney(result.data.amount, i18n.locale, symbol);
    notify(t`${money} is in your main wallet.`, { tone: "success" });
    resetForm();
  };
  const { turnoverPercent } = config.convert;
  const unit = formatMoney(config.unit, i18n.locale, symbol);
  const ratio = toText(config.ratio);
  return (
    <Formik
      initialValues={{ points: "", paymentPassword: "" }}
      validate={check}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => {
        const amount = toConversion(values.points, config);
        const money = amount === undefined ? undefined : formatMoney(amount, i18n.locale, symbol);
        return (
          <Form label={t`Convert points`}>
            <Text>
              <Trans>
                {ratio} points are worth {unit}.
              </Trans>
            </Text>
            <Refusal text={refusal} />
            <FormTextField
              name="points"
              label={t`Points`}
              required
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              hint={t`From ${min} on, in multiples of ${multiple}, at most ${max} a day`}
            />
            <Text aria-live="polite">{money !== undefined && <Trans>You get {money}.</Trans>}</Text>
            {hasPassword && <PaymentPasswordField />}
            <Button type="submit" look="primary" busy={isSubmitting} wide>
              <Trans>Convert</Trans>
            </Button>
            <Text size="label" tone="muted">
              {turnoverPercent > 0 ? (
                <Trans>
                  {turnoverPercent} % of what you get has to be staked before it can be withdrawn. A conversion cannot
                  be taken back.
                </Trans>
              ) : (
                <Trans>A conversion cannot be taken back.</Trans>
              )}
            </Text>
          </Form>
        );
      }}
    </Formik>
  );
}
