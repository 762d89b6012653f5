import { Trans, useLingui } from "@lingui/react/macro";
import {
  loginPopupModal,
  modalReplaced,
  type ModalProps,
  useAppDispatch,
  useBrand,
  useIsOn,
  useKeptMounted,
} from "@marquee/runtime";
import { Button, EmptyState, Modal } from "@marquee/ui-kit";
import { RegisterForm } from "../../components/RegisterForm/RegisterForm.tsx";
import { SwitchLine } from "../../components/SwitchLine/SwitchLine.tsx";

/** `registerModal` (HD-08): the registration, with the brand's title (RG-05) and a way to the login (RG-07). */
export function RegisterModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const { name } = useBrand();
  const isVisitorAllowed = useIsOn("DIRECTREG3");
  const isUsernameOn = useIsOn("USERNAMEREG3");
  const isOpen = isVisitorAllowed && isUsernameOn;
  return (
    <Modal title={t`Join ${name}`} open onClose={onClose}>
      {useKeptMounted(isOpen) ? (
        <RegisterForm isOpen={isOpen} />
      ) : (
        <EmptyState picture="locked" title={t`Registration is closed`}>
          <Trans>New accounts cannot be opened at the moment.</Trans>
        </EmptyState>
      )}
      <SwitchLine>
        <Trans>Already have an account?</Trans>
        <Button look="quiet" size="small" onClick={() => dispatch(modalReplaced(loginPopupModal))}>
          <Trans>Log in</Trans>
        </Button>
      </SwitchLine>
    </Modal>
  );
}
