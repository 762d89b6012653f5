import { Trans, useLingui } from "@lingui/react/macro";
import { modalReplaced, type ModalProps, registerModal, useAppDispatch, useIsOn } from "@marquee/runtime";
import { Button, Modal } from "@marquee/ui-kit";
import { LoginForm } from "../../components/LoginForm/LoginForm.tsx";
import { CannotLogIn } from "../../components/CannotLogIn/CannotLogIn.tsx";
import { SwitchLine } from "../../components/SwitchLine/SwitchLine.tsx";

/** `loginPopupModal` (HD-06): opens on Log in and on gated actions. */
export function LoginModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const canRegister = useIsOn("DIRECTREG3");
  return (
    <Modal title={t`Log in`} open onClose={onClose}>
      <LoginForm />
      {canRegister && (
        <SwitchLine>
          <Trans>No account yet?</Trans>
          <Button look="quiet" size="small" onClick={() => dispatch(modalReplaced(registerModal))}>
            <Trans>Register</Trans>
          </Button>
        </SwitchLine>
      )}
      <CannotLogIn onLeave={onClose} />
    </Modal>
  );
}
