import { Trans, useLingui } from "@lingui/react/macro";
import { useTransferDownMutation, useTransferUpMutation } from "@marquee/api-client";
import type { TeamTransfers } from "@marquee/contract";
import { formatMoney, toFieldText } from "@marquee/i18n";
import { EndingBonusNote, useAmountRule, useCurrencySymbol, useEndingBonus, useFormFaults } from "@marquee/runtime";
import { Form, FormMoneyField, FormTextField, notify, Refusal, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { checkTransfer } from "../../model/checkTransfer.ts";
import { TransferMeans } from "./TransferMeans.tsx";
import { TransferProof } from "./TransferProof.tsx";
import { useTransferFaultText } from "./useTransferFaultText.ts";

type Values = { account: string; amount: string; note: string; paymentPassword: string; losesBonus: boolean };

const fieldOfCode = {
  "agent.transfer.min": "amount",
  "agent.transfer.max": "amount",
  "agent.transfer.daily": "amount",
  "wallet.insufficient": "amount",
  "turnover.required": "amount",
  "permission.denied": "account",
  "payment.password.required": "paymentPassword",
  "payment.password.invalid": "paymentPassword",
  "payment.password.locked": "paymentPassword",
} as const;

/** To whom money goes: the upline, an account of the team, or one that is typed. */
export type TransferTarget =
  | { readonly to: "upline" | "downline"; readonly account: string }
  | { readonly to: "typed" };

/** Sends money along the tree (MC-05, AC-14). What was typed stays when it is refused; after a transfer the form is empty again. */
export function TransferForm({
  target,
  options,
  onDone,
}: {
  readonly target: TransferTarget;
  readonly options: TeamTransfers;
  readonly onDone?: () => void;
}) {
  const { t, i18n } = useLingui();
  const symbol = useCurrencySymbol();
  const rule = useAmountRule();
  const [sendUp] = useTransferUpMutation();
  const [sendDown] = useTransferDownMutation();
  const [refusal, setRefusal] = useState("");
  const toFaults = useFormFaults(fieldOfCode);
  const { paymentPassword, min, max } = options;
  const bonus = useEndingBonus(options.endingBonus);
  const toShown = (amount: string): string => formatMoney(amount, i18n.locale, symbol);
  const toFaultText = useTransferFaultText();
  const check = ({ account, amount, paymentPassword: password, losesBonus }: Values): FormikErrors<Values> => {
    const faults: FormikErrors<Values> = {};
    if (target.to === "typed" && account.trim() === "")
      faults.account = toFieldText(i18n, { name: "account", rule: "required" });
    const wrong = rule.checkPositive(amount);
    const fault = wrong === undefined ? checkTransfer(amount, options) : undefined;
    if (wrong !== undefined) faults.amount = wrong;
    else if (fault !== undefined) faults.amount = toFaultText(fault);
    if (paymentPassword !== null && password === "")
      faults.paymentPassword = toFieldText(i18n, { name: "paymentPassword", rule: "required" });
    return { ...faults, ...bonus.check(losesBonus) };
  };
  const submit = async (values: Values, { setErrors, resetForm }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    const { amount, note } = values;
    const password = paymentPassword === null ? {} : { paymentPassword: values.paymentPassword };
    const account = target.to === "typed" ? values.account.trim() : target.account;
    const sent = { amount, note, ...password, ...bonus.sent };
    const result = await (target.to === "upline" ? sendUp(sent) : sendDown({ account, ...sent }));
    if (result.data === undefined) {
      const { text, fields } = toFaults(result.error);
      setRefusal(text);
      const isStranger = fields["account"] !== undefined;
      return setErrors(
        isStranger ? { ...fields, account: t`No account with this name is directly below you.` } : fields,
      );
    }
    const name = result.data.account;
    const money = toShown(result.data.amount);
    notify(t`${money} was sent to ${name}.`, { tone: "success" });
    resetForm();
    onDone?.();
  };
  return (
    <Formik
      initialValues={{ account: "", amount: "", note: "", paymentPassword: "", losesBonus: false }}
      validate={check}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`New transfer`}>
          <Refusal text={refusal} />
          {target.to === "typed" ? (
            <FormTextField name="account" label={t`Account`} required autoComplete="off" maxLength={50} />
          ) : (
            <Text>
              <Trans>To: {target.account}</Trans>
            </Text>
          )}
          <TransferMeans options={options} />
          <FormMoneyField
            name="amount"
            label={t`Amount`}
            required
            autoComplete="off"
            currency={symbol}
            digits={rule.digits}
            limits={{ min, max, toText: (least: string, most: string) => t`From ${least} to ${most}` }}
          />
          <EndingBonusNote bonus={options.endingBonus} />
          <TransferProof options={options} busy={isSubmitting} />
        </Form>
      )}
    </Formik>
  );
}
