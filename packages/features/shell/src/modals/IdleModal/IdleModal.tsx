import { Trans, useLingui } from "@lingui/react/macro";
import { memberApi } from "@marquee/api-client";
import { type ModalProps, useAppDispatch } from "@marquee/runtime";
import { ConfirmDialog } from "@marquee/ui-kit";

/** Warns that the session is about to end for want of activity; any call to the gateway keeps it. */
export function IdleModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const stay = (): void => {
    void dispatch(memberApi.endpoints.getMemberInfo.initiate({}, { subscribe: false, forceRefetch: true }));
    onClose();
  };
  return (
    <ConfirmDialog title={t`Are you still there?`} confirm={t`Stay logged in`} open onConfirm={stay} onClose={onClose}>
      <Trans>You will be logged out in two minutes. Nothing of what you play or typed is lost if you stay.</Trans>
    </ConfirmDialog>
  );
}
