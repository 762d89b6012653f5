import { Trans, useLingui } from "@lingui/react/macro";
import type { DecideDeposit, StaffDeposit } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { Button, Form, FormTextField, Modal, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useDecideDepositMutation } from "../api/walletApi.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { useDepositTexts } from "./useDepositTexts.ts";

/** What somebody is about to decide. */
export interface DepositDecision {
  readonly deposit: StaffDeposit;
  readonly decision: DecideDeposit["decision"];
}

const empty = { reason: "" };

function DecideForm({ deposit, decision, onClose }: DepositDecision & { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const { toReason } = useDepositTexts();
  const [decide] = useDecideDepositMutation();
  const { orderNo, username, amount, currency, paid, reason } = deposit;
  const { fault, submit } = useSubmit(
    (values: typeof empty) => decide({ merchant, orderNo, decision, reason: values.reason.trim() }).unwrap(),
    onClose,
  );
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
          <FormTextField
            name="reason"
            label={t`Why`}
            hint={decision === "reject" ? t`The member reads this.` : t`For the audit log.`}
            required
            maxLength={500}
          />
          <FormFault text={fault} />
          <Button type="submit" look={decision === "credit" ? "primary" : "danger"} busy={isSubmitting}>
            {decision === "credit" ? <Trans>Credit what was paid</Trans> : <Trans>Reject</Trans>}
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
  return (
    <Modal
      title={decision?.decision === "credit" ? t`Credit a deposit` : t`Reject a deposit`}
      open={decision !== undefined}
      onClose={onClose}
    >
      {decision === undefined ? null : <DecideForm {...decision} onClose={onClose} />}
    </Modal>
  );
}
