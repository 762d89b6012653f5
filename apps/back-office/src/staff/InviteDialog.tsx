import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffRole } from "@marquee/contract/staff";
import { Button, Form, FormTextField, notify, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";
import { useInvitePersonMutation } from "../api/endpoints/staff/endpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { RoleChoice } from "./RoleChoice.tsx";
import { FormModal } from "../forms/FormModal.tsx";

interface Values {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly reason: string;
}

const empty: Values = { email: "", name: "", roles: [], reason: "" };

function InviteForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const ranges = useRangeTexts();
  const merchant = useMerchantCode();
  // One id for the form: sent twice, it proposes once.
  const [id] = useState(() => crypto.randomUUID());
  const [invite] = useInvitePersonMutation();
  const { fault, submit } = useSubmit(
    ({ roles, ...rest }: Values) => invite({ ...rest, merchant, id, roles: [...roles] }).unwrap(),
    () => {
      notify(t`The invitation is proposed. Somebody else must approve it.`, { tone: "success" });
      onClose();
    },
  );
  return (
    <Formik
      initialValues={empty}
      validate={({ email, name, roles, reason }) => ({
        ...(email.trim() === "" ? { email: t`Fill this in.` } : {}),
        ...(name.trim() === "" ? { name: t`Fill this in.` } : {}),
        ...(roles.length === 0 ? { roles: t`Choose at least one role.` } : {}),
        ...(reason.trim().length < 3 ? { reason: ranges.reason } : {}),
      })}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Invite somebody`}>
          <Text tone="muted">
            <Trans>A mail with a link goes out when a second person has approved this.</Trans>
          </Text>
          <FormTextField name="name" label={t`Name`} maxLength={80} autoComplete="off" />
          <FormTextField name="email" type="email" label={t`Mail address`} maxLength={254} autoComplete="off" />
          <RoleChoice name="roles" />
          <FormTextField name="reason" label={t`Why`} maxLength={500} />
          <LeaveGuard />
          <FormFault text={fault} />
          <Button type="submit" look="primary" busy={isSubmitting}>
            <Trans>Propose</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}

/** Proposes to invite somebody. */
export function InviteDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <FormModal title={t`Invite somebody`} open={isOpen} onClose={onClose}>
      <InviteForm onClose={onClose} />
    </FormModal>
  );
}
