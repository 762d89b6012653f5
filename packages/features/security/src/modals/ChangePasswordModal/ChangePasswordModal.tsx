import { Trans, useLingui } from "@lingui/react/macro";
import { api, useLogoutMutation } from "@marquee/api-client";
import {
  afterLoginModal,
  endSession,
  modalOpened,
  type ModalProps,
  selectSession,
  useAppDispatch,
  useAppSelector,
  useIsOn,
} from "@marquee/runtime";
import { Button, Modal, Text } from "@marquee/ui-kit";
import { useEffect, useState } from "react";
import { PasswordForm } from "../../components/PasswordForm/PasswordForm.tsx";

type Reason = "chosen" | "expired" | "forced";

/**
 * `changePasswordModal` (HD-04): opens from the bar, after the login with an expired password, and where nothing else is allowed
 * before it; then it cannot be closed, and logging out is the only alternative (LG-09 to LG-11).
 */
export function ChangePasswordModal({ onClose, params: { reason } }: ModalProps<{ readonly reason: Reason }>) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const hasPopup = useIsOn("POPNOTICE3");
  const token = useAppSelector(selectSession)?.token;
  const [first] = useState(token);
  const [logout, { isLoading }] = useLogoutMutation();
  // Another tab has changed the password, or the session has ended.
  const isOver = token !== first;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const done = (): void => {
    onClose();
    if (reason !== "forced") return;
    // Refetches what was refused until now.
    dispatch(api.util.invalidateTags(["Session"]));
    if (hasPopup) dispatch(modalOpened(afterLoginModal));
  };
  const leave = async (): Promise<void> => {
    await logout({});
    dispatch(endSession("logout"));
  };
  const logOut = (
    <Button busy={isLoading} onClick={() => void leave()}>
      <Trans>Log out</Trans>
    </Button>
  );
  return (
    <Modal title={t`Change password`} open onClose={onClose} locked={reason === "forced"}>
      {reason === "forced" && (
        <Text>
          <Trans>Please choose a password of your own. You can continue after that.</Trans>
        </Text>
      )}
      {reason === "expired" && (
        <Text>
          <Trans>Your password has expired. Please choose a new one.</Trans>
        </Text>
      )}
      <PasswordForm
        isTyped={reason === "forced"}
        onDone={done}
        onCancel={onClose}
        other={reason === "forced" ? logOut : undefined}
      />
    </Modal>
  );
}
