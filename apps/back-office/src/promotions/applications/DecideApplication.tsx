import { Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationSheet } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { Button, Form, FormMoneyField, FormRadioGroup, FormTextField, notify, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useDecidePromotionApplicationMutation } from "../../api/endpoints/promotions/staffPageEndpoints.ts";
import { FormFault } from "../../forms/FormFault.tsx";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { useAmountDigits } from "../../forms/useAmountDigits.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { Section } from "../../frame/Section.tsx";
import { useRangeTexts } from "../../texts/useRangeTexts.ts";

type Values = { decision: "approve" | "reject"; amount: string; remark: string; reason: string };

/** Approves an application with an amount, or rejects it with a remark for the member (PR-05). */
export function DecideApplication({ application }: { readonly application: ApplicationSheet }) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const ranges = useRangeTexts();
  const { id, version, state, currency, least, most } = application;
  const digits = useAmountDigits(currency);
  const [decide] = useDecidePromotionApplicationMutation();
  const [from, to] = [least, most].map((amount) => formatMoney(amount, i18n.locale));
  const { fault, submit } = useSubmit(
    ({ decision, amount, remark, reason }: Values) =>
      decide({
        merchant,
        id,
        version,
        proposalId: crypto.randomUUID(),
        decision,
        amount: decision === "approve" ? amount.trim() : null,
        remark: remark.trim(),
        reason: reason.trim(),
      }).unwrap(),
    ({ proposal }) =>
      proposal === null
        ? notify(t`Answered. The member is told.`, { tone: "success" })
        : notify(t`Proposed. It takes effect when another person approves it.`, { tone: "info" }),
    { "amount amount": t`From ${from} to ${to}.` },
  );
  if (state !== "REVIEW" && fault === undefined) return null;
  const initialValues: Values = { decision: "approve", amount: "", remark: "", reason: "" };
  return (
    <Section title={t`Answer`}>
      <Formik
        initialValues={initialValues}
        validate={({ decision, amount, remark, reason }) => ({
          ...(decision === "approve" && amount.trim() === "" ? { amount: t`From ${from} to ${to}.` } : {}),
          ...(decision === "reject" && remark.trim() === "" ? { remark: t`Tell the member why.` } : {}),
          ...(reason.trim().length < 3 ? { reason: ranges.reason } : {}),
        })}
        validateOnBlur={false}
        onSubmit={submit}
      >
        {({ isSubmitting, values }) => (
          <Form label={t`Answer the application`}>
            <LeaveGuard />
            <FormRadioGroup
              name="decision"
              label={t`Answer`}
              options={[
                { value: "approve", label: t`Approve` },
                { value: "reject", label: t`Reject` },
              ]}
            />
            {values.decision === "approve" ? (
              <FormMoneyField
                name="amount"
                label={t`Bonus, in ${currency}`}
                hint={t`From ${from} to ${to}.`}
                digits={digits}
                maxLength={20}
                autoComplete="off"
              />
            ) : (
              <FormTextField
                name="remark"
                label={t`Remark to the member`}
                hint={t`The member reads it in the inbox and on the page.`}
                maxLength={300}
                autoComplete="off"
              />
            )}
            <FormTextField
              name="reason"
              label={t`Why`}
              hint={t`For the audit log.`}
              maxLength={500}
              autoComplete="off"
            />
            <FormFault text={fault} />
            {state === "REVIEW" ? (
              <Button type="submit" look={values.decision === "approve" ? "primary" : "danger"} busy={isSubmitting}>
                {values.decision === "approve" ? <Trans>Approve</Trans> : <Trans>Reject</Trans>}
              </Button>
            ) : (
              <Text tone="muted">
                <Trans>It was answered meanwhile.</Trans>
              </Text>
            )}
          </Form>
        )}
      </Formik>
    </Section>
  );
}
