import { Trans, useLingui } from "@lingui/react/macro";
import type { WorkItem } from "@marquee/contract/staff";
import { Button, ConfirmDialog, notify } from "@marquee/ui-kit";
import { useState } from "react";
import { useReleaseWorkMutation, useTakeWorkMutation } from "../api/endpoints/staff/workEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { toErrorText } from "../texts/errorText.ts";

/** Takes something that waits, or gives it back; what somebody else works on is taken over only after a question. */
export function TakeButton({
  item: { key, subject, taken },
}: {
  readonly item: Pick<WorkItem, "key" | "subject" | "taken">;
}) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const [take, { isLoading: isTaking }] = useTakeWorkMutation();
  const [release, { isLoading: isReleasing }] = useReleaseWorkMutation();
  const [isAsking, setAsking] = useState(false);
  const work = { merchant, key, subject };
  const send = async (call: Promise<unknown>): Promise<void> => {
    try {
      await call;
    } catch (error) {
      // Who was faster stands beside the button by now.
      notify(toErrorText(i18n, error), { tone: "error" });
    }
  };
  const takeIt = (over: boolean): void => void send(take({ ...work, ...(over && { over }) }).unwrap());
  if (taken?.own === true)
    return (
      <Button
        size="small"
        look="quiet"
        busy={isReleasing}
        data-take
        aria-label={t`Release ${subject}`}
        onClick={() => void send(release(work).unwrap())}
      >
        <Trans>Release</Trans>
      </Button>
    );
  if (taken === null)
    return (
      <Button size="small" busy={isTaking} data-take aria-label={t`Take ${subject}`} onClick={() => takeIt(false)}>
        <Trans>Take</Trans>
      </Button>
    );
  return (
    <>
      <Button
        size="small"
        look="quiet"
        busy={isTaking}
        data-take
        aria-label={t`Take over ${subject}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Take over</Trans>
      </Button>
      <ConfirmDialog
        title={t`Take this over?`}
        open={isAsking}
        confirm={t`Take over`}
        onConfirm={() => {
          setAsking(false);
          takeIt(true);
        }}
        onClose={() => setAsking(false)}
      >
        {t`${taken.by} works on it. That you take it over is written down.`}
      </ConfirmDialog>
    </>
  );
}
