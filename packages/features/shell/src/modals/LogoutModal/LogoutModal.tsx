import { Trans, useLingui } from "@lingui/react/macro";
import { useLogoutMutation } from "@marquee/api-client";
import { announceSessionEnd, endSession, type ModalProps, paths, useAppDispatch } from "@marquee/runtime";
import { ConfirmDialog } from "@marquee/ui-kit";
import { useNavigate } from "react-router";

/** Log out (LG-19): asks, calls, forgets the member here and in the other tabs, goes home. Without network it forgets all the same. */
export function LogoutModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [logout, { isLoading }] = useLogoutMutation();
  const leave = async (): Promise<void> => {
    await logout({});
    dispatch(endSession());
    announceSessionEnd();
    void navigate(paths.index);
    onClose();
  };
  return (
    <ConfirmDialog title={t`Log out?`} confirm={t`Log out`} open busy={isLoading} onConfirm={() => void leave()} onClose={onClose}>
      <Trans>An open round waits for you until you come back.</Trans>
    </ConfirmDialog>
  );
}
