import { Trans, useLingui } from "@lingui/react/macro";
import type { DecideProposal, Proposal } from "@marquee/contract/staff";
import { Button, Form, FormTextField, Modal, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useDecideProposalMutation } from "../api/endpoints/staff/endpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { useSubmit } from "../forms/useSubmit.ts";

/** What somebody is about to decide. */
export interface Decision {
  readonly proposal: Proposal;
  readonly decision: DecideProposal["decision"];
}

const empty = { note: "" };

function DecideForm({ proposal, decision, onClose }: Decision & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [decide] = useDecideProposalMutation();
  const { fault, submit } = useSubmit(
    ({ note }: typeof empty) => decide({ merchant, id: proposal.id, decision, note: note.trim() }).unwrap(),
    onClose,
  );
  const { subject, proposedBy, reason } = proposal;
  return (
    <Formik initialValues={empty} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form label={t`Decide`}>
          <Text strong>{subject}</Text>
          <Text tone="muted">
            <Trans>
              {proposedBy} proposed this: {reason}
            </Trans>
          </Text>
          <pre>{JSON.stringify(proposal.data, null, 1)}</pre>
          <FormTextField name="note" label={t`Note for the log`} maxLength={500} />
          <FormFault text={fault} />
          <Button type="submit" look={decision === "approve" ? "primary" : "danger"} busy={isSubmitting}>
            {decision === "approve" ? (
              <Trans>Approve and carry out</Trans>
            ) : decision === "reject" ? (
              <Trans>Reject</Trans>
            ) : (
              <Trans>Cancel the proposal</Trans>
            )}
          </Button>
        </Form>
      )}
    </Formik>
  );
}

/** Asks for a last look and a note before a proposal is decided. */
export function DecideDialog({
  decision,
  onClose,
}: {
  readonly decision: Decision | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Modal title={t`Decide`} open={decision !== undefined} onClose={onClose}>
      {decision === undefined ? null : <DecideForm {...decision} onClose={onClose} />}
    </Modal>
  );
}
