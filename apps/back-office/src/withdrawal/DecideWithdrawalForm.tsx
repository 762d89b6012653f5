import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffWithdrawalSheet } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Form, FormTextField, notify } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { useDecideWithdrawalMutation, useResolveClaimMutation } from "../api/endpoints/withdrawal/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { Section } from "../frame/Section.tsx";

const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.8")}; &[hidden] { display: none; }`;

const empty = { reason: "" };

/** Approves or rejects what waits, or decides about a claim: a reason, and two buttons. */
export function DecideWithdrawalForm({
  order: { orderNo, version: seen, state },
}: {
  readonly order: StaffWithdrawalSheet;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [decide] = useDecideWithdrawalMutation();
  const [resolve] = useResolveClaimMutation();
  const [isYes, setYes] = useState(true);
  const isClaim = state === "PARTIAL_CLAIM" || state === "UNPAID_CLAIM";
  const { fault, submit } = useSubmit(
    ({ reason: typed }: typeof empty) => {
      const reason = typed.trim();
      return isClaim
        ? resolve({ merchant, orderNo, seen, reason, decision: isYes ? "pay" : "deny" }).unwrap()
        : decide({ merchant, orderNo, seen, reason, decision: isYes ? "approve" : "reject" }).unwrap();
    },
    ({ state: next }) =>
      notify(next === "RISK" ? t`Noted. A second person has to approve too.` : t`Decided. The member is told.`, {
        tone: "success",
      }),
  );
  const waits = isClaim || state === "RISK";
  // What was typed stays with what the refusal says.
  if (!waits && fault === undefined) return null;
  return (
    <Section title={t`Decide`}>
      <Formik
        initialValues={empty}
        validate={({ reason }) => (reason.trim().length < 3 ? { reason: t`Give the reason, in a few words.` } : {})}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form label={t`Decide about withdrawal ${orderNo}`}>
            <FormTextField
              name="reason"
              label={t`Why`}
              hint={isClaim ? t`The member reads this.` : t`For the audit log; the member reads it where you reject.`}
              required
              maxLength={500}
              autoComplete="off"
            />
            <FormFault text={fault} />
            <LeaveGuard />
            <Buttons hidden={!waits}>
              <Button type="submit" look="primary" busy={isSubmitting && isYes} onClick={() => setYes(true)}>
                {isClaim ? <Trans>Pay what is missing</Trans> : <Trans>Approve</Trans>}
              </Button>
              <Button type="submit" look="danger" busy={isSubmitting && !isYes} onClick={() => setYes(false)}>
                {isClaim ? <Trans>Deny the claim</Trans> : <Trans>Reject</Trans>}
              </Button>
            </Buttons>
          </Form>
        )}
      </Formik>
    </Section>
  );
}
