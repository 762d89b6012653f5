import { Trans, useLingui } from "@lingui/react/macro";
import { ConfirmDialog, onTypedBack } from "@marquee/ui-kit";
import { useEffect, useState } from "react";

/** Asks before Back closes a form that somebody has filled in. */
export function TypedQuestion() {
  const { t } = useLingui();
  const [discard, setDiscard] = useState<() => void>();
  useEffect(() => onTypedBack((next) => setDiscard(() => next)), []);
  const stay = (): void => setDiscard(undefined);
  const leave = (): void => {
    stay();
    discard?.();
  };
  return (
    discard && (
      <ConfirmDialog title={t`Close this form?`} confirm={t`Close the form`} open onConfirm={leave} onClose={stay}>
        <Trans>What you typed will be lost.</Trans>
      </ConfirmDialog>
    )
  );
}
