import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { modalReplaced, type ModalProps, selectSession, useAppDispatch, useAppSelector } from "@marquee/runtime";
import { Button, Modal, Text } from "@marquee/ui-kit";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { getMadeAccount, setMadeAccount } from "../../model/madeAccount.ts";
import { registerSuccessModal } from "../registerSuccessModal.ts";

const List = styled.dl`
  display: grid;
  gap: ${token("space.12")};
  margin-block: ${token("space.16")};
  padding: ${token("space.16")};
  border-radius: min(${token("panel.radius")}, 16px);
  background: ${token("color.raised")};
  dt { color: ${token("color.muted")}; font-size: ${token("text.small")}; }
  dd { margin: 0; font-family: ${token("font.numeric")}; font-size: ${token("text.lead")}; overflow-wrap: anywhere; user-select: all; }
`;

/** Shows the account and, if the form asked for none, the generated password once, then the welcome (RG-20). */
export function RegisteredAccountModal() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectSession);
  const [account] = useState(getMadeAccount);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => () => setMadeAccount(null), []);
  const userName = account?.userName ?? session?.username ?? "";
  const password = account?.password;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText([userName, password ?? ""].join("\n").trim());
    setIsCopied(true);
  };
  const goOn: ModalProps["onClose"] = () => dispatch(modalReplaced(registerSuccessModal));
  const actions = (
    <>
      <Button onClick={() => void copy().catch(() => undefined)}>
        {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
      <Button look="primary" onClick={goOn}>
        <Trans>I have written it down</Trans>
      </Button>
    </>
  );
  return (
    <Modal title={t`Your new account`} open onClose={goOn} locked={password !== undefined} actions={actions}>
      <Text>
        <Trans>Next time, log in with this account or with your mobile number.</Trans>
      </Text>
      <List>
        <div>
          <dt>
            <Trans>Account</Trans>
          </dt>
          <dd>{userName}</dd>
        </div>
        {password !== undefined && (
          <div>
            <dt>
              <Trans>Password</Trans>
            </dt>
            <dd>{password}</dd>
          </div>
        )}
      </List>
      {password !== undefined && (
        <Text tone="muted">
          <Trans>This password is shown only now. Keep it in a safe place.</Trans>
        </Text>
      )}
    </Modal>
  );
}
