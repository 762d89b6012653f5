import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useCancelBonusMutation } from "@marquee/api-client";
import type { Bonus } from "@marquee/contract";
import { useCurrencySymbol, useNotifyError } from "@marquee/runtime";
import { Button, ConfirmDialog, Money, notify } from "@marquee/ui-kit";
import { useState } from "react";

/** Gives up an active bonus after a question that says exactly what is lost. */
export function GiveUpBonus({ bonus: { id, balance }, name }: { readonly bonus: Bonus; readonly name: string }) {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const notifyError = useNotifyError();
  const [cancel, { isLoading }] = useCancelBonusMutation();
  const [isAsking, setAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    const { error } = await cancel({ bonusId: id });
    setAsking(false);
    if (error) notifyError(isApiError(error) ? error.code : "unknown");
    else notify(t`You gave up the bonus.`, { tone: "success" });
  };
  return (
    <>
      <Button size="small" look="quiet" aria-label={t`Give up bonus: ${name}`} onClick={() => setAsking(true)}>
        <Trans>Give up bonus</Trans>
      </Button>
      <ConfirmDialog
        title={t`Give up this bonus?`}
        open={isAsking}
        confirm={t`Give up bonus`}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
        busy={isLoading}
        danger
      >
        <Trans>
          You lose <Money amount={balance} currency={symbol} />, which is all that is in your bonus wallet, and the
          bonus part of any wins of open rounds. Your own money stays. This cannot be undone.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
