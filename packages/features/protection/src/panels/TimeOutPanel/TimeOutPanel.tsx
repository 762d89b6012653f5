import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useTakeTimeOutMutation } from "@marquee/api-client";
import { timeOutHours } from "@marquee/contract";
import { useNotifyError } from "@marquee/runtime";
import { Button, ConfirmDialog, RadioGroup } from "@marquee/ui-kit";
import { useState } from "react";
import { ProtectionPage } from "../../components/ProtectionPage.tsx";

/** A time-out: play and deposits stop at once for the chosen time; it cannot be ended early. */
export function TimeOutPanel() {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [hours, setHours] = useState<(typeof timeOutHours)[number]>(24);
  const [isAsking, setAsking] = useState(false);
  const [take, { isLoading }] = useTakeTimeOutMutation();
  const labels = { 24: t`24 hours`, 168: t`7 days`, 720: t`30 days`, 1008: t`6 weeks` };
  const chosen = labels[hours];
  const confirm = async (): Promise<void> => {
    const { error } = await take({ hours });
    setAsking(false);
    if (error) notifyError(isApiError(error) ? error.code : "unknown");
  };
  return (
    <ProtectionPage
      title={t`Time-out`}
      intro={t`A break from playing. During it you cannot play or deposit; you can log in and withdraw. It ends by itself and cannot be ended early.`}
    >
      {() => (
        <>
          <RadioGroup
            label={t`How long?`}
            value={String(hours)}
            onChange={(value) => setHours(timeOutHours.find((each) => String(each) === value) ?? 24)}
            options={timeOutHours.map((each) => ({ value: String(each), label: labels[each] }))}
          />
          <Button look="primary" onClick={() => setAsking(true)}>
            <Trans>Take a time-out</Trans>
          </Button>
          <ConfirmDialog
            title={t`Take a time-out of ${chosen}?`}
            open={isAsking}
            confirm={t`Begin now`}
            onConfirm={() => void confirm()}
            onClose={() => setAsking(false)}
            busy={isLoading}
          >
            <Trans>It begins at once, on all your devices. Open rounds are settled, and what they win is paid.</Trans>
          </ConfirmDialog>
        </>
      )}
    </ProtectionPage>
  );
}
