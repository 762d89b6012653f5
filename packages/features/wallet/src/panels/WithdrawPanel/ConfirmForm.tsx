import { Trans, useLingui } from "@lingui/react/macro";
import { useConfirmWithdrawalMutation } from "@marquee/api-client";
import type { ConfirmWithdrawal, WithdrawalOrder } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useAmountRule, useCurrencySymbol, useFormFaults } from "@marquee/runtime";
import { Button, Card, Form, FormMoneyField, FormTextField, Heading, Money, Refusal, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { isBelow } from "../../model/amounts.ts";
import { ProofField } from "./ProofField.tsx";

type Values = { receivedAmount: string; remark: string; proof: string[] };
type Claim = "PARTIAL" | "NOT_RECEIVED";

const Base = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
`;
const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.12")};`;

function useAnswer(orderNo: string) {
  const [confirm, { isLoading }] = useConfirmWithdrawalMutation();
  const toFaults = useFormFaults();
  const [refusal, setRefusal] = useState("");
  const send = async (answer: Omit<ConfirmWithdrawal, "orderNo">): Promise<Readonly<Record<string, string>>> => {
    setRefusal("");
    const result = await confirm({ orderNo, ...answer });
    if (result.data) return {};
    const { text, fields } = toFaults(result.error);
    setRefusal(text);
    return fields;
  };
  return { send, refusal, isLoading };
}

/** The member's answer to a payment (WL-08 to WL-10): it came, a part of it came, or nothing did. */
export function ConfirmForm({ order: { orderNo, payout } }: { readonly order: WithdrawalOrder }) {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const { send, refusal, isLoading } = useAnswer(orderNo);
  const [claim, setClaim] = useState<Claim>();
  return (
    <Base aria-label={t`Did the money arrive?`}>
      <Heading level={4}>
        <Trans>Did the money arrive?</Trans>
      </Heading>
      <Text>
        <Trans>
          The payment provider has paid <Money amount={payout} currency={symbol} />. Check your account and answer;
          without an answer in time it counts as received and cannot be refunded.
        </Trans>
      </Text>
      <Refusal text={refusal} />
      {claim === undefined ? (
        <Buttons>
          <Button look="primary" busy={isLoading} onClick={() => void send({ result: "RECEIVED" })}>
            <Trans>Yes, all of it</Trans>
          </Button>
          <Button onClick={() => setClaim("PARTIAL")}>
            <Trans>Only a part</Trans>
          </Button>
          <Button onClick={() => setClaim("NOT_RECEIVED")}>
            <Trans>No, nothing</Trans>
          </Button>
        </Buttons>
      ) : (
        <ClaimForm claim={claim} payout={payout} onSend={send} onClose={() => setClaim(undefined)} />
      )}
    </Base>
  );
}

function ClaimForm({
  claim,
  payout,
  onSend,
  onClose,
}: {
  readonly claim: Claim;
  readonly payout: string;
  readonly onSend: (answer: Omit<ConfirmWithdrawal, "orderNo">) => Promise<Readonly<Record<string, string>>>;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const rule = useAmountRule();
  const isPartial = claim === "PARTIAL";
  const check = ({ receivedAmount, proof }: Values): FormikErrors<Values> => {
    const faults: FormikErrors<Values> = {};
    const fault = isPartial ? rule.checkPositive(receivedAmount) : undefined;
    if (fault !== undefined) faults.receivedAmount = fault;
    else if (isPartial && !isBelow(receivedAmount, payout))
      faults.receivedAmount = t`Incorrect confirmation input: more than nothing and less than what was paid`;
    if (!isPartial && proof.length === 0)
      faults.proof = t`Add one to three pictures, such as a statement of your account.`;
    return faults;
  };
  const submit = async ({ receivedAmount, remark, proof }: Values, { setErrors }: FormikHelpers<Values>) => {
    const pictures = [...proof];
    const answer = isPartial ? { receivedAmount, proof: pictures } : { proof: pictures };
    setErrors(await onSend({ result: claim, remark, ...answer }));
  };
  return (
    <Formik
      initialValues={{ receivedAmount: "", remark: "", proof: [] as string[] }}
      validate={check}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={isPartial ? t`Only part of it arrived` : t`Nothing arrived`}>
          {isPartial && (
            <FormMoneyField
              name="receivedAmount"
              label={t`What arrived`}
              required
              autoComplete="off"
              currency={symbol}
              digits={rule.digits}
            />
          )}
          <ProofField name="proof" label={t`Add a picture`} />
          <FormTextField name="remark" label={t`What happened (optional)`} maxLength={500} autoComplete="off" />
          <Buttons>
            <Button type="submit" look="primary" busy={isSubmitting}>
              <Trans>Send</Trans>
            </Button>
            <Button onClick={onClose}>
              <Trans>Back</Trans>
            </Button>
          </Buttons>
        </Form>
      )}
    </Formik>
  );
}
