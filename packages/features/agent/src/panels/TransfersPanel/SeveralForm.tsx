import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useTransferDownAllMutation } from "@marquee/api-client";
import type { TeamTransfers } from "@marquee/contract";
import { formatMoney, toFieldText } from "@marquee/i18n";
import { EndingBonusNote, useAmountRule, useCurrencySymbol, useEndingBonus, useFormFaults } from "@marquee/runtime";
import { Form, notify, Refusal, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers, setIn } from "formik";
import { useState } from "react";
import { TransferMeans } from "../../components/TransferForm/TransferMeans.tsx";
import { TransferProof } from "../../components/TransferForm/TransferProof.tsx";
import { useTransferFaultText } from "../../components/TransferForm/useTransferFaultText.ts";
import { checkAfter, isNamedAbove, sumLines } from "../../model/checkTransfers.ts";
import { createLine, LineFields, type SeveralValues } from "./LineFields.tsx";

const fieldOfCode = {
  "payment.password.required": "paymentPassword",
  "payment.password.invalid": "paymentPassword",
  "payment.password.locked": "paymentPassword",
} as const;

/** Names of fields with a place, such as `transfers[2].amount`, as the errors of a form. */
const toErrors = (fields: Readonly<Record<string, string>>): FormikErrors<SeveralValues> =>
  Object.entries(fields).reduce((errors, [name, text]) => setIn(errors, name, text), {});

const toEmpty = (): SeveralValues => ({
  transfers: [createLine(), createLine()],
  note: "",
  paymentPassword: "",
  losesBonus: false,
});

/** Money of an agent to several accounts directly below, all of it or none. What was typed stays when it is refused. */
export function SeveralForm({ options }: { readonly options: TeamTransfers }) {
  const { t, i18n } = useLingui();
  const symbol = useCurrencySymbol();
  const rule = useAmountRule();
  const [send] = useTransferDownAllMutation();
  const [refusal, setRefusal] = useState("");
  const toFaults = useFormFaults(fieldOfCode);
  const toFaultText = useTransferFaultText();
  const { paymentPassword, countLeft } = options;
  const bonus = useEndingBonus(options.endingBonus);
  const required = toFieldText(i18n, { name: "", rule: "required" });
  const check = ({ transfers, paymentPassword: password, losesBonus }: SeveralValues): FormikErrors<SeveralValues> => {
    const faults: Record<string, string> = {};
    for (const [index, { account, amount }] of transfers.entries()) {
      const [ofAccount, ofAmount] = [`transfers[${index}].account`, `transfers[${index}].amount`];
      if (account.trim() === "") faults[ofAccount] = required;
      else if (isNamedAbove(transfers, index)) faults[ofAccount] = t`This account is named above already.`;
      else if (index >= countLeft) faults[ofAccount] = t`No transfer of this day is left for this account.`;
      const wrong = rule.checkPositive(amount);
      if (wrong !== undefined) faults[ofAmount] = wrong;
      else {
        // Each is judged with what those above it leave, as far as they can be read.
        const above = transfers.slice(0, index).filter((line) => rule.checkPositive(line.amount) === undefined);
        const fault = checkAfter(above, amount, options);
        if (fault !== undefined) faults[ofAmount] = toFaultText(fault);
      }
    }
    if (paymentPassword !== null && password === "") faults["paymentPassword"] = required;
    return toErrors({ ...faults, ...bonus.check(losesBonus) });
  };
  const submit = async (
    values: SeveralValues,
    { setErrors, resetForm }: FormikHelpers<SeveralValues>,
  ): Promise<void> => {
    setRefusal("");
    const transfers = values.transfers.map(({ account, amount }) => ({ account: account.trim(), amount }));
    const password = paymentPassword === null ? {} : { paymentPassword: values.paymentPassword };
    const { data, error } = await send({ transfers, note: values.note, ...password, ...bonus.sent });
    if (data === undefined) {
      const { text, fields } = toFaults(error);
      setRefusal(text);
      return setErrors(toErrors(fields));
    }
    const money = formatMoney(sumLines(data.list), i18n.locale, symbol);
    notify(t`${money} was sent to ${data.list.length} accounts.`, { tone: "success" });
    resetForm({ values: toEmpty() });
  };
  return (
    <Formik<SeveralValues>
      initialValues={toEmpty()}
      validate={check}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting, values: { transfers } }) => (
        <Form label={t`Transfers to several accounts`}>
          <Refusal text={refusal} />
          <TransferMeans options={options} />
          <LineFields options={options} digits={rule.digits} />
          {transfers.every(({ amount }) => rule.checkPositive(amount) === undefined) && (
            <Text role="status">
              <Trans>
                Together {formatMoney(sumLines(transfers), i18n.locale, symbol)} to{" "}
                <Plural value={transfers.length} one="# account" other="# accounts" />
              </Trans>
            </Text>
          )}
          <EndingBonusNote bonus={options.endingBonus} />
          <TransferProof options={options} busy={isSubmitting} />
          <Text size="label" tone="muted">
            <Trans>All of them are sent, or none.</Trans>
          </Text>
        </Form>
      )}
    </Formik>
  );
}
