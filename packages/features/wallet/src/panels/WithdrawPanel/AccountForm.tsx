import { Trans, useLingui } from "@lingui/react/macro";
import { useAddWithdrawalAccountMutation } from "@marquee/api-client";
import { checkAccountNumber, type PayoutMethod, type WithdrawalOptions } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toFieldText } from "@marquee/i18n";
import { useFormFaults } from "@marquee/runtime";
import { Button, Form, FormRadioGroup, FormSelectField, FormTextField, Heading, Refusal, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { payoutFieldTexts, payoutTypeTexts } from "../../model/withdrawalTexts.ts";

type Values = {
  readonly methodId: string;
  readonly place: string;
  readonly number: string;
  readonly holder: string;
  readonly paymentPassword: string;
};

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
`;
const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.12")};`;

const fieldOfCode = {
  "withdraw.account.taken": "number",
  "payment.password.required": "paymentPassword",
  "payment.password.invalid": "paymentPassword",
  "payment.password.locked": "paymentPassword",
} as const;

/** Adds an account in the member's own name. The first one says what that name is, where the member has given none. */
export function AccountForm({
  options: { methods, holder, accountHours, paymentPassword },
  isFirst,
  onDone,
}: {
  readonly options: WithdrawalOptions;
  readonly isFirst: boolean;
  readonly onDone: () => void;
}) {
  const { t, i18n } = useLingui();
  const [add] = useAddWithdrawalAccountMutation();
  const [refusal, setRefusal] = useState("");
  const toFaults = useFormFaults(fieldOfCode);
  const find = (id: string): PayoutMethod | undefined => methods.find(({ methodId }) => methodId === id);
  const check = (values: Values): FormikErrors<Values> => {
    const number = checkAccountNumber(find(values.methodId)?.type ?? "BANK", values.number);
    return {
      ...(number === null ? {} : { number: toFieldText(i18n, number) }),
      ...Object.fromEntries(
        (["place", "number", "holder", "paymentPassword"] as const)
          .filter((name) => values[name].trim() === "" && (name !== "paymentPassword" || paymentPassword !== null))
          .map((name) => [name, toFieldText(i18n, { name, rule: "required" })]),
      ),
    };
  };
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    const { paymentPassword: password, ...typed } = values;
    const places = find(values.methodId)?.places ?? [];
    // Another kind of account has other places; the list shows its first one then.
    const account = { ...typed, place: places.includes(typed.place) ? typed.place : (places[0] ?? "") };
    const result = await add(paymentPassword === null ? account : { ...account, paymentPassword: password });
    if (result.data) return onDone();
    const { text, fields } = toFaults(result.error);
    setRefusal(text);
    setErrors(
      fields["holder"] === undefined || holder === ""
        ? fields
        : { ...fields, holder: t`Every account must be held in your name: ${holder}` },
    );
  };
  const [first] = methods;
  return (
    <Part aria-label={t`New account`}>
      <Heading level={4}>
        <Trans>Add an account</Trans>
      </Heading>
      <Text tone="muted">
        {accountHours === 0 ? (
          <Trans>Withdrawals go to accounts in your own name.</Trans>
        ) : (
          <Trans>
            Withdrawals go to accounts in your own name. For your safety, a new account can be used after {accountHours}{" "}
            hours.
          </Trans>
        )}
      </Text>
      <Formik
        initialValues={{
          methodId: first?.methodId ?? "",
          place: first?.places[0] ?? "",
          number: "",
          holder,
          paymentPassword: "",
        }}
        validate={check}
        validateOnBlur={false}
        onSubmit={submit}
      >
        {({ values, isSubmitting }) => {
          const method = find(values.methodId);
          const texts = payoutFieldTexts[method?.type ?? "BANK"];
          const places = method?.places ?? [];
          return (
            <Form label={t`New account`}>
              <Refusal text={refusal} />
              <FormRadioGroup
                name="methodId"
                label={t`What kind of account is it?`}
                options={methods.map((each) => ({
                  value: each.methodId,
                  label: t(payoutTypeTexts[each.type]),
                  detail: t`usually within ${each.expectMinutes} min`,
                }))}
              />
              <FormSelectField
                name="place"
                label={t(texts.place)}
                required
                options={places.map((place) => ({ value: place, label: place }))}
              />
              <FormTextField
                name="number"
                label={t(texts.number)}
                required
                autoComplete="off"
                inputMode={method?.type === "CRYPTO" ? "text" : "numeric"}
                maxLength={100}
              />
              <FormTextField
                name="holder"
                label={t`Account holder`}
                required
                autoComplete="name"
                maxLength={100}
                hint={
                  holder === ""
                    ? t`Your real name, as the bank knows it. It is the same for all your accounts.`
                    : undefined
                }
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
                />
              )}
              <Buttons>
                <Button type="submit" look="primary" busy={isSubmitting}>
                  <Trans>Add account</Trans>
                </Button>
                {!isFirst && (
                  <Button onClick={onDone}>
                    <Trans>Cancel</Trans>
                  </Button>
                )}
              </Buttons>
            </Form>
          );
        }}
      </Formik>
    </Part>
  );
}
