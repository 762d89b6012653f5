import { Trans, useLingui } from "@lingui/react/macro";
import type { DecideProposal, Proposal } from "@marquee/contract/staff";
import { Button, Form, FormTextField, Text } from "@marquee/ui-kit";
import { token } from "@marquee/design-tokens";
import { Formik } from "formik";
import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { useDecideProposalMutation } from "../api/endpoints/staff/endpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { deskModules } from "../deskModules.ts";
import { DeskLink } from "../frame/DeskLink.tsx";
import { findProposalText, toData, toKindName, toWhat } from "./proposalTexts.ts";
import { FormModal } from "../forms/FormModal.tsx";

/** What somebody is about to decide. */
export interface Decision {
  readonly proposal: Proposal;
  readonly decision: DecideProposal["decision"];
}

const empty = { note: "" };

const Stored = styled.details`
  font-size: ${token("text.caption")};
  summary { cursor: pointer; }
  pre { margin: ${token("space.4")} 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const details = new Map(
  deskModules
    .flatMap(({ proposals = [] }) => proposals)
    .flatMap(({ kind, loadDetail }) => (loadDetail === undefined ? [] : [[kind, lazy(loadDetail)] as const])),
);

function DecideForm({ proposal, decision, onClose }: Decision & { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const path = findProposalText(proposal.kind)?.toPath?.(toData(proposal));
  const what = toWhat(proposal, i18n);
  const Detail = details.get(proposal.kind);
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
          <Text>
            {toKindName(proposal.kind, i18n)}:{" "}
            {path === undefined ? subject : <DeskLink to={`/${merchant}/${path}`}>{subject}</DeskLink>}
          </Text>
          {what === undefined || what === "" ? null : <Text strong>{what}</Text>}
          {Detail === undefined ? null : (
            <Suspense fallback={null}>
              <Detail id={proposal.id} data={toData(proposal)} />
            </Suspense>
          )}
          <Text tone="muted">
            <Trans>
              {proposedBy} proposed this: {reason}
            </Trans>
          </Text>
          <Stored>
            <summary>
              <Trans>As it is stored</Trans>
            </summary>
            <pre>{JSON.stringify(proposal.data, null, 1)}</pre>
          </Stored>
          <FormTextField name="note" label={t`Note for the log`} maxLength={500} />
          <LeaveGuard />
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
    <FormModal title={t`Decide`} open={decision !== undefined} onClose={onClose}>
      {decision === undefined ? null : <DecideForm {...decision} onClose={onClose} />}
    </FormModal>
  );
}
