import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Person, SetPersonState, StaffRole } from "@marquee/contract/staff";
import { Button, Form, FormTextField, notify, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";
import {
  useProposeStaffResetMutation,
  useProposeRolesMutation,
  useSetPersonStateMutation,
} from "../api/endpoints/staff/endpoints.ts";
import { useUnlockPersonMutation } from "../api/endpoints/staff/endpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { RoleChoice } from "./RoleChoice.tsx";
import { FormModal } from "../forms/FormModal.tsx";

/** What a form of a person may do: propose roles or a reset, or end locks and change the state at once. */
type Act = "roles" | "reset" | "unlock" | SetPersonState["event"];

interface Values {
  readonly roles: readonly StaffRole[];
  readonly reason: string;
  readonly act: Act;
}

const events = { ACTIVE: "disable", DISABLED: "enable", INVITED: "withdraw", WITHDRAWN: null } as const;

function PersonForm({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const { t } = useLingui();
  const ranges = useRangeTexts();
  const merchant = useMerchantCode();
  const [id] = useState(() => crypto.randomUUID());
  const [propose] = useProposeRolesMutation();
  const [proposeReset] = useProposeStaffResetMutation();
  const [unlock] = useUnlockPersonMutation();
  const [setState] = useSetPersonStateMutation();
  const { fault, submit } = useSubmit(
    async ({ roles, reason, act }: Values) => {
      const about = { merchant, staffId: person.id, reason };
      if (act === "roles") await propose({ ...about, id, roles: [...roles] }).unwrap();
      else if (act === "unlock") await unlock(about).unwrap();
      else if (act === "reset") await proposeReset({ ...about, id }).unwrap();
      else await setState({ ...about, event: act }).unwrap();
      return act;
    },
    (act) => {
      notify(act === "roles" || act === "reset" ? t`Proposed. Somebody else must approve it.` : t`Done.`, {
        tone: "success",
      });
      onClose();
    },
  );
  const event = events[person.state];
  const eventNames = { disable: t`Shut out at once`, enable: t`Let in again`, withdraw: t`Withdraw the invitation` };
  const roles = person.grants.filter((grant) => grant.merchant === merchant).map(({ role }) => role);
  const initialValues: Values = { roles, reason: "", act: "roles" };
  return (
    <Formik
      initialValues={initialValues}
      validate={({ reason }) => (reason.trim().length < 3 ? { reason: ranges.reason } : {})}
      onSubmit={submit}
    >
      {({ isSubmitting, setFieldValue, submitForm }) => (
        <Form label={person.name}>
          <Text tone="muted">{person.email}</Text>
          <RoleChoice name="roles" />
          <FormTextField name="reason" label={t`Why`} maxLength={500} />
          <LeaveGuard />
          <FormFault text={fault} />
          <Button
            look="primary"
            busy={isSubmitting}
            onClick={() => void setFieldValue("act", "roles", false).then(submitForm)}
          >
            <Trans>Propose these roles</Trans>
          </Button>
          {person.locked ? (
            <Button busy={isSubmitting} onClick={() => void setFieldValue("act", "unlock", false).then(submitForm)}>
              <Trans>Unlock at once</Trans>
            </Button>
          ) : null}
          {person.state === "ACTIVE" ? (
            <Button busy={isSubmitting} onClick={() => void setFieldValue("act", "reset", false).then(submitForm)}>
              <Trans>Propose a reset of password and factors</Trans>
            </Button>
          ) : null}
          {event === null ? null : (
            <Button
              look={event === "enable" ? "secondary" : "danger"}
              busy={isSubmitting}
              onClick={() => void setFieldValue("act", event, false).then(submitForm)}
            >
              {eventNames[event]}
            </Button>
          )}
        </Form>
      )}
    </Formik>
  );
}

/** Changes somebody's roles, by four eyes, or shuts somebody out at once. */
export function PersonDialog({
  person,
  onClose,
}: {
  readonly person: Person | undefined;
  readonly onClose: () => void;
}) {
  return (
    <FormModal title={person?.name ?? ""} open={person !== undefined} onClose={onClose}>
      {person === undefined ? null : <PersonForm person={person} onClose={onClose} />}
    </FormModal>
  );
}
