import { Trans, useLingui } from "@lingui/react/macro";
import { type ModalProps, useLogOut } from "@marquee/runtime";
import { ConfirmDialog } from "@marquee/ui-kit";

/** Asks before a logout (LG-19). */
export function LogoutModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const { logOut, isBusy } = useLogOut();
  const leave = async (): Promise<void> => {
    await logOut();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Log out?`}
      confirm={t`Log out`}
      open
      busy={isBusy}
      onConfirm={() => void leave()}
      onClose={onClose}
    >
      <Trans>You can log in again at any time.</Trans>
    </ConfirmDialog>
  );
}
