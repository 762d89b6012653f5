import { Trans, useLingui } from "@lingui/react/macro";
import { useSendRainMutation, useSendTipMutation } from "@marquee/api-client";
import type { SentTip, TipOptions } from "@marquee/contract";
import { formatMoney, toFieldText } from "@marquee/i18n";
import { EndingBonusNote, useAmountRule, useCurrencySymbol, useEndingBonus, useFormFaults } from "@marquee/runtime";
import { Button, Form, FormMoneyField, FormTextField, Refusal } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { checkGift, type GiftFault, toMost } from "../../model/checkGift.ts";
import { GiftConfirm } from "./GiftConfirm.tsx";
import type { GiftTarget } from "./GiftDialog.tsx";
import { GiftMeans } from "./GiftMeans.tsx";

type Values = { amount: string; paymentPassword: string; losesBonus: boolean };

const fieldOfCode = {
  "chat.tip.min": "amount",
  "chat.tip.max": "amount",
  "chat.tip.daily": "amount",
  "chat.tip.pair": "amount",
  "wallet.insufficient": "amount",
  "turnover.required": "amount",
  "payment.password.required": "paymentPassword",
  "payment.password.invalid": "paymentPassword",
  "payment.password.locked": "paymentPassword",
} as const;

/** The amount of a gift and its confirmation. What was typed stays when it is refused. */
export function GiftForm({
  roomId,
  target,
  options,
  onSent,
}: {
  readonly roomId: string;
  readonly target: GiftTarget;
  readonly options: TipOptions;
  readonly onSent: (sent: SentTip) => void;
}) {
  const { t, i18n } = useLingui();
  const symbol = useCurrencySymbol();
  const rule = useAmountRule();
  const [tip] = useSendTipMutation();
  const [rain] = useSendRainMutation();
  const [isConfirming, setConfirming] = useState(false);
  const [refusal, setRefusal] = useState("");
  const toFaults = useFormFaults(fieldOfCode);
  const { kind } = target;
  const { paymentPassword, min, waitsUntil } = options;
  const bonus = useEndingBonus(options.endingBonus);
  const toFaultText = ({ limit, figure }: GiftFault): string => {
    const shown = formatMoney(figure, i18n.locale, symbol);
    return {
      min: t`At least ${shown}`,
      max: t`At most ${shown} at once`,
      daily: t`At most ${shown} more in 24 hours`,
      available: t`You can give ${shown} now.`,
    }[limit];
  };
  const check = ({ amount, paymentPassword: password, losesBonus }: Values): FormikErrors<Values> => {
    const wrong = rule.checkPositive(amount);
    const fault = wrong === undefined ? checkGift(kind, amount, options) : undefined;
    return {
      ...(wrong === undefined ? {} : { amount: wrong }),
      ...(fault === undefined ? {} : { amount: toFaultText(fault) }),
      ...(paymentPassword !== null && password === ""
        ? { paymentPassword: toFieldText(i18n, { name: "paymentPassword", rule: "required" }) }
        : {}),
      ...bonus.check(losesBonus),
    };
  };
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    if (!isConfirming) return setConfirming(true);
    const { amount } = values;
    const password = paymentPassword === null ? {} : { paymentPassword: values.paymentPassword };
    const given = { roomId, amount, ...password, ...bonus.sent };
    const { data, error } = await (target.kind === "TIP" ? tip({ ...given, personId: target.personId }) : rain(given));
    if (data !== undefined) return onSent(data);
    const { text, fields } = toFaults(error);
    setRefusal(text);
    setErrors(fields);
    return setConfirming(false);
  };
  return (
    <Formik
      initialValues={{ amount: "", paymentPassword: "", losesBonus: false }}
      validate={check}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form label={kind === "TIP" ? t`Tip` : t`Rain`}>
          {isConfirming ? (
            <GiftConfirm
              amount={values.amount}
              target={target}
              options={options}
              busy={isSubmitting}
              onBack={() => setConfirming(false)}
            />
          ) : (
            <>
              <Refusal text={refusal} />
              <GiftMeans kind={kind} options={options} />
              <FormMoneyField
                name="amount"
                label={t`Amount`}
                required
                autoComplete="off"
                currency={symbol}
                digits={rule.digits}
                limits={{
                  min,
                  max: toMost(kind, options),
                  toText: (least: string, most: string) => t`From ${least} to ${most}`,
                }}
              />
              {paymentPassword !== null && (
                <FormTextField
                  name="paymentPassword"
                  label={t`Payment password`}
                  required
                  type="password"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={20}
                  hint={
                    paymentPassword.isSet
                      ? undefined
                      : t`You have none yet. Set one in the security centre of your account.`
                  }
                />
              )}
              <EndingBonusNote bonus={options.endingBonus} />
              <Button type="submit" look="primary" disabled={waitsUntil !== null} wide>
                <Trans>Continue</Trans>
              </Button>
            </>
          )}
        </Form>
      )}
    </Formik>
  );
}
