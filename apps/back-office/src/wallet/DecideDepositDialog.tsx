import { Trans, useLingui } from "@lingui/react/macro";
import type { DecideDeposit, StaffDeposit } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { Button, Form, FormTextField, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useDecideDepositMutation, useSettleDepositMutation } from "../api/endpoints/wallet/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { useContradictionText } from "../orders/useContradictionText.ts";
import { useDepositTexts } from "./useDepositTexts.ts";
import { FormModal } from "../forms/FormModal.tsx";

/** What somebody is about to decide. */
export interface DepositDecision {
  readonly deposit: StaffDeposit;
  /** `settle`: what the provider says against it is settled; no money moves. */
  readonly decision: DecideDeposit["decision"] | "settle";
}

const empty = { reason: "" };

function DecideForm({ deposit, decision, onClose }: DepositDecision & { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const { states, toReason } = useDepositTexts();
  const toContradiction = useContradictionText(states);
  const [decide] = useDecideDepositMutation();
  const [settle] = useSettleDepositMutation();
  const { orderNo, version: seen, username, amount, currency, paid, reason, contradiction } = deposit;
  const { fault, submit } = useSubmit((values: typeof empty) => {
    const told = { merchant, orderNo, seen, reason: values.reason.trim() };
    return decision === "settle" ? settle(told).unwrap() : decide({ ...told, decision }).unwrap();
  }, onClose);
  const submits = { credit: t`Credit what was paid`, reject: t`Reject`, settle: t`It is settled` };
  const money = (text: string, unit: string): string => `${formatMoney(text, i18n.locale)} ${unit}`;
  const ordered = money(amount, currency);
  const came = paid === null ? ordered : money(paid.amount, paid.currency);
  return (
    <Formik initialValues={empty} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form label={t`Decide about deposit ${orderNo}`}>
          <Text strong>{username}</Text>
          <Text>
            <Trans>
              Ordered: {ordered}. Paid: {came}.
            </Trans>
          </Text>
          <Text tone="muted">{toReason(reason)}</Text>
          {contradiction !== "" && <Text tone="danger">{toContradiction(contradiction)}</Text>}
          {decision === "settle" && (
            <Text>
              <Trans>No money moves. Propose an adjustment of the balance where it has to.</Trans>
            </Text>
          )}
          <FormTextField
            name="reason"
            label={t`Why`}
            hint={decision === "reject" ? t`The member reads this.` : t`For the audit log.`}
            required
            maxLength={500}
          />
          <LeaveGuard />
          <FormFault text={fault} />
          <Button type="submit" look={decision === "reject" ? "danger" : "primary"} busy={isSubmitting}>
            {submits[decision]}
          </Button>
        </Form>
      )}
    </Formik>
  );
}

/** Asks for a reason before a deposit in review is credited or rejected. */
export function DecideDepositDialog({
  decision,
  onClose,
}: {
  readonly decision: DepositDecision | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const titles = { credit: t`Credit a deposit`, reject: t`Reject a deposit`, settle: t`Settle a contradiction` };
  return (
    <FormModal
      title={decision === undefined ? "" : titles[decision.decision]}
      open={decision !== undefined}
      onClose={onClose}
    >
      {decision === undefined ? null : <DecideForm {...decision} onClose={onClose} />}
    </FormModal>
  );
}
