import { useLingui } from "@lingui/react/macro";
import { givenPasswordHours } from "@marquee/contract/staff";
import { notify } from "@marquee/ui-kit";
import { useState } from "react";
import {
  useEndMemberSessionsMutation,
  useGiveMemberPasswordMutation,
  useProposeFactorRemovalMutation,
} from "../../api/endpoints/member/staffEndpoints.ts";
import { useUnlockMemberMutation } from "../../api/endpoints/member/staffActEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { ActForm } from "./ActForm.tsx";
import type { ActProps } from "../../frame/DeskModule.ts";

const nothing = {};

/** Ends one session of a member, or all of them. */
export function EndSessionsForm({
  member,
  sessionId,
  onClose,
}: Pick<ActProps, "member" | "onClose"> & { readonly sessionId?: string | undefined }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [end] = useEndMemberSessionsMutation();
  return (
    <ActForm
      label={sessionId === undefined ? t`End all sessions` : t`End a session`}
      hint={t`The device is logged out at once, and its games take no more stakes.`}
      submit={t`End now`}
      isGrave
      initialValues={nothing}
      send={({ reason }) =>
        end({ merchant, memberId: member.id, reason, ...(sessionId === undefined ? {} : { sessionId }) }).unwrap()
      }
      onDone={() => {
        notify(t`Ended.`, { tone: "success" });
        onClose();
      }}
    />
  );
}

/** Proposes to remove authenticator app, passkeys and linked social accounts. */
export function RemoveFactorsForm({ member, onClose }: Pick<ActProps, "member" | "onClose">) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  // One id for the form: sent twice, it proposes once.
  const [id] = useState(() => crypto.randomUUID());
  const [propose] = useProposeFactorRemovalMutation();
  return (
    <ActForm
      label={t`Remove second factors`}
      hint={t`The authenticator app, recovery codes, passkeys and linked social accounts are removed when a second person approves: then the password alone opens the account. Make sure you know who is asking.`}
      submit={t`Propose`}
      isGrave
      initialValues={nothing}
      send={({ reason }) => propose({ merchant, id, memberId: member.id, reason }).unwrap()}
      onDone={() => {
        notify(t`Proposed. Somebody else must approve it.`, { tone: "success" });
        onClose();
      }}
    />
  );
}

/** Ends the locks after wrong passwords. */
export function UnlockForm({ member, onClose }: Pick<ActProps, "member" | "onClose">) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [unlock] = useUnlockMemberMutation();
  return (
    <ActForm
      label={t`Unlock the login of ${member.username}`}
      hint={t`The tries of passwords are counted anew. Make sure that it was the member who typed wrongly. The member is told.`}
      submit={t`Unlock now`}
      initialValues={nothing}
      send={({ reason }) => unlock({ merchant, memberId: member.id, reason }).unwrap()}
      onDone={() => {
        notify(t`The login is unlocked.`, { tone: "success" });
        onClose();
      }}
    />
  );
}

/** Sends a random password to the member's confirmed contact. */
export function PasswordForm({ member, onClose }: Pick<ActProps, "member" | "onClose">) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [give] = useGiveMemberPasswordMutation();
  return (
    <ActForm
      label={t`Send a new password`}
      hint={t`A random password replaces the current one, and all sessions end. It goes to the member's confirmed mailbox or phone, works for ${givenPasswordHours} hours, and must be changed at the first login.`}
      submit={t`Send a password`}
      isGrave
      initialValues={nothing}
      send={({ reason }) => give({ merchant, memberId: member.id, reason }).unwrap()}
      onDone={({ recipient }) => {
        notify(t`Sent to ${recipient}.`, { tone: "success" });
        onClose();
      }}
    />
  );
}
