import { useLingui } from "@lingui/react/macro";
import type { StaffSecurityEvent } from "@marquee/contract/staff";

/** What the events of the staff security log are called. */
export function useStaffEventNames(): Readonly<Record<StaffSecurityEvent, string>> {
  const { t } = useLingui();
  return {
    "login.succeeded": t`Logged in`,
    "login.challenged": t`Password right, second factor asked`,
    "login.failed": t`Wrong password`,
    "login.refused": t`Refused: no second factor`,
    "code.failed": t`Wrong code`,
    "proof.failed": t`Wrong password in a session`,
    "login.locked": t`Locked`,
    unlocked: t`Unlocked`,
    "session.logout": t`Logged out`,
    "session.ended": t`Sessions ended`,
    "session.over": t`Session over`,
    "invitation.sent": t`Invited`,
    "invitation.accepted": t`Invitation accepted`,
    "password.changed": t`Password changed`,
    "app.added": t`App added`,
    "app.removed": t`App removed`,
    "recovery.code.used": t`Recovery code used`,
    "passkey.added": t`Passkey added`,
    "passkey.removed": t`Passkey removed`,
    "passkey.behind": t`Passkey that may be a copy`,
    "access.reset": t`Password and factors reset`,
  };
}
