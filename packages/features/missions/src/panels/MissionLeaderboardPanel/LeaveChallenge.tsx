import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useLeaveChallengeMutation } from "@marquee/api-client";
import { useNotifyError } from "@marquee/runtime";
import { Button, ConfirmDialog, notify } from "@marquee/ui-kit";
import { useState } from "react";

/** Gives up a challenge after a question that says what is lost. */
export function LeaveChallenge({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [leave, { isLoading }] = useLeaveChallengeMutation();
  const [isAsking, setAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    const { error } = await leave({ id });
    setAsking(false);
    if (error) notifyError(isApiError(error) ? error.code : "unknown");
    else notify(t`You gave up the challenge.`, { tone: "success" });
  };
  return (
    <>
      <Button size="small" look="quiet" aria-label={t`Give up: ${name}`} onClick={() => setAsking(true)}>
        <Trans>Give up</Trans>
      </Button>
      <ConfirmDialog
        title={t`Give up this challenge?`}
        open={isAsking}
        confirm={t`Give up`}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
        busy={isLoading}
        danger
      >
        <Trans>
          What you have done of the step you are at is lost. Rewards that you have claimed stay, and you can go on with
          the challenge while its time lasts.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
