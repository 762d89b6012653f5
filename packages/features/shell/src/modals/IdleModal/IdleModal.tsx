import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useGetSessionLifeQuery, useKeepSessionMutation } from "@marquee/api-client";
import {
  endSession,
  loginPopupModal,
  modalOpened,
  type ModalProps,
  useAppDispatch,
  useNotifyError,
  useLogOut,
} from "@marquee/runtime";
import { Button, Countdown, Modal, Text } from "@marquee/ui-kit";
import { useEffect, useState } from "react";

/** How often the gateway is asked whether somebody is there after all, in another tab or in a game. In milliseconds. */
const askEvery = 5_000;
/** The page forgets the session so much before the gateway ends it, and so can say why. */
const early = 2_000;
const moved = 10_000;

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/**
 * Warns that the session is about to end for want of an act, and counts down (LG-24). Staying is an act; at the end the
 * page logs out, says why and offers the login. The page under it stays as it is, with what was typed there.
 */
export function IdleModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const notifyError = useNotifyError();
  const [keep, { isLoading: isStaying }] = useKeepSessionMutation();
  const { logOut, isBusy: isLeaving } = useLogOut();
  // Who is on the way out is not asked for: the answer would be that nobody is logged in.
  const { data, fulfilledTimeStamp, refetch } = useGetSessionLifeQuery(
    {},
    { pollingInterval: isLeaving ? 0 : askEvery, refetchOnMountOrArgChange: true },
  );
  // The first answer's end stands, for whole seconds move it to and fro; one that is clearly later was moved by somebody.
  const [until, setUntil] = useState<number>();
  const end =
    data && fulfilledTimeStamp !== undefined ? fulfilledTimeStamp + data.idleSeconds * 1_000 - early : undefined;
  if (until === undefined && end !== undefined) setUntil(end);
  const isKept = until !== undefined && end !== undefined && end > until + moved;
  useEffect(() => {
    if (isKept) onClose();
  }, [isKept, onClose]);
  const stay = async (): Promise<void> => {
    const { error } = await keep({});
    if (error === undefined) onClose();
    else notifyError(isApiError(error) ? error.code : "unknown");
  };
  // No logout: the gateway ends an idle session itself. One that somebody keeps elsewhere at the last moment goes on.
  const leaveIdle = async (): Promise<void> => {
    const isInTime = until !== undefined && Date.now() < until + early;
    const life = isInTime ? (await refetch()).data : undefined;
    if (life !== undefined && life.idleSeconds * 1_000 > early + moved) return onClose();
    dispatch(endSession("session.idle"));
    notifyError("session.idle");
    dispatch(modalOpened(loginPopupModal));
    return undefined;
  };
  const isBusy = isStaying || isLeaving;
  const actions = (
    <>
      <Button busy={isLeaving} disabled={isBusy} onClick={() => void logOut()}>{t`Log out`}</Button>
      <Button
        ref={takeFocus}
        look="primary"
        busy={isStaying}
        disabled={isBusy}
        onClick={() => void stay()}
      >{t`Stay logged in`}</Button>
    </>
  );
  return (
    <Modal
      role="alertdialog"
      title={t`Are you still there?`}
      open
      onClose={() => void stay()}
      locked={isBusy}
      actions={actions}
    >
      <Text tone="muted">
        <Trans>
          You will be logged out because nothing was done for a while. Nothing of what you play or typed is lost if you
          stay.
        </Trans>
      </Text>
      {until !== undefined && !isKept && (
        <Text>
          <Trans>
            Time left:{" "}
            <Countdown
              until={until}
              toStartWords={(seconds) => t`You will be logged out in ${seconds} seconds.`}
              endWords={t`You are being logged out.`}
              onEnd={() => void leaveIdle()}
            />
          </Trans>
        </Text>
      )}
    </Modal>
  );
}
