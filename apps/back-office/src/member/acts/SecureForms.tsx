import { Trans, useLingui } from "@lingui/react/macro";
import type { GivenPassword } from "@marquee/contract/staff";
import { Button, notify, Text, TextField } from "@marquee/ui-kit";
import { useState } from "react";
import {
  useEndMemberSessionsMutation,
  useGiveMemberPasswordMutation,
  useRemoveMemberFactorsMutation,
} from "../../api/memberApi.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { ActForm } from "./ActForm.tsx";
import type { ActProps } from "./ActProps.ts";

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

/** Removes authenticator app and passkeys. */
export function RemoveFactorsForm({ member, onClose }: Pick<ActProps, "member" | "onClose">) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [remove] = useRemoveMemberFactorsMutation();
  return (
    <ActForm
      label={t`Remove second factors`}
      hint={t`Authenticator app, recovery codes and passkeys are removed: the password alone opens the account. Be sure who asks for it.`}
      submit={t`Remove now`}
      isGrave
      initialValues={nothing}
      send={({ reason }) => remove({ merchant, memberId: member.id, reason }).unwrap()}
      onDone={() => {
        notify(t`The factors are removed.`, { tone: "success" });
        onClose();
      }}
    />
  );
}

/** Gives a random password and shows it once. */
export function PasswordForm({ member, onClose }: Pick<ActProps, "member" | "onClose">) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [give] = useGiveMemberPasswordMutation();
  const [given, setGiven] = useState<GivenPassword>();
  if (given !== undefined)
    return (
      <>
        <div role="status">
          <Text>
            <Trans>It is shown only now, works for {given.hours} hours, and must be changed at the first login.</Trans>
          </Text>
        </div>
        <TextField label={t`New password`} value={given.password} readOnly />
        <Button look="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </>
    );
  return (
    <ActForm
      label={t`Give a new password`}
      hint={t`A random password replaces the present one, and all sessions end.`}
      submit={t`Give a password`}
      isGrave
      initialValues={nothing}
      send={({ reason }) => give({ merchant, memberId: member.id, reason }).unwrap()}
      onDone={setGiven}
    />
  );
}
