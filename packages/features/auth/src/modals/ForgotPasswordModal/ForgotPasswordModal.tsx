import { Trans, useLingui } from "@lingui/react/macro";
import {
  loginPopupModal,
  modalReplaced,
  type ModalProps,
  useAppDispatch,
  useIsOn,
  useKeptMounted,
} from "@marquee/runtime";
import { Button, EmptyState, Modal, Tabs } from "@marquee/ui-kit";
import { useState } from "react";
import { CannotLogIn } from "../../components/CannotLogIn/CannotLogIn.tsx";
import { SwitchLine } from "../../components/SwitchLine/SwitchLine.tsx";
import { ForgotByMail } from "./ForgotByMail.tsx";
import { ForgotBySms } from "./ForgotBySms.tsx";

/** A new password by mail (LG-16) or, where that is on, by a code sent to the phone (LG-17, LG-25, HD-05). */
export function ForgotPasswordModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const canMail = useKeptMounted(useIsOn("FORGMAIL3"));
  const canText = useKeptMounted(useIsOn("CHNGPASSVERIF3"));
  const [way, setWay] = useState("mail");
  const byMail = { key: "mail", label: t`By e-mail`, content: <ForgotByMail onClose={onClose} /> };
  const bySms = { key: "sms", label: t`By text message`, content: <ForgotBySms /> };
  const tabs = [...(canMail ? [byMail] : []), ...(canText ? [bySms] : [])];
  const [only] = tabs;
  const shown = tabs.some(({ key }) => key === way) ? way : (only?.key ?? "");
  return (
    <Modal title={t`Forgot your password?`} open onClose={onClose}>
      {tabs.length > 1 && <Tabs label={t`Ways to get a new password`} tabs={tabs} selected={shown} onSelect={setWay} />}
      {tabs.length === 1 && only?.content}
      {tabs.length === 0 && (
        <EmptyState picture="locked" title={t`This is closed at the moment`}>
          <Trans>Please contact us for a new password.</Trans>
        </EmptyState>
      )}
      <SwitchLine>
        <Trans>Remembered it?</Trans>
        <Button look="quiet" size="small" onClick={() => dispatch(modalReplaced(loginPopupModal))}>
          <Trans>Log in</Trans>
        </Button>
      </SwitchLine>
      <CannotLogIn onLeave={onClose} />
    </Modal>
  );
}
