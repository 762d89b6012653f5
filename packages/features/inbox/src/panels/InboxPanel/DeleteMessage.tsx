import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useDeleteInboxMutation } from "@marquee/api-client";
import type { InboxMessage } from "@marquee/contract";
import { useNotifyError } from "@marquee/runtime";
import { Button, ConfirmDialog, notify } from "@marquee/ui-kit";
import { useState } from "react";

/** Deletes a message after a question; `onLeaving` is told when the deletion begins, and when it was refused. */
export function DeleteMessage({
  message: { id, subject },
  onLeaving,
}: {
  readonly message: InboxMessage;
  readonly onLeaving: (isLeaving: boolean) => void;
}) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [remove, { isLoading }] = useDeleteInboxMutation();
  const [isAsking, setAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    onLeaving(true);
    const { error } = await remove({ ids: [id] });
    setAsking(false);
    if (error) {
      onLeaving(false);
      notifyError(isApiError(error) ? error.code : "unknown");
    } else notify(t`The message was deleted.`, { tone: "success" });
  };
  return (
    <>
      <Button size="small" aria-label={t`Delete: ${subject}`} onClick={() => setAsking(true)}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        title={t`Delete this message?`}
        open={isAsking}
        confirm={t`Delete`}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
        busy={isLoading}
        danger
      >
        <Trans>“{subject}” will be deleted permanently.</Trans>
      </ConfirmDialog>
    </>
  );
}
