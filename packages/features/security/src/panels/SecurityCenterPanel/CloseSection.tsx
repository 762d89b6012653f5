import { Trans, useLingui } from "@lingui/react/macro";
import { useCloseAccountMutation } from "@marquee/api-client";
import { endSession, useAppDispatch, useCentreMoves } from "@marquee/runtime";
import { Button, CloseAccountIcon, Modal, notify, RadioGroup, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { FieldsForm } from "../../components/FieldsForm.tsx";
import { Row } from "../../components/Row.tsx";
import { MoneyLeft } from "./MoneyLeft.tsx";

/** The end of the account: closed, or closed and deleted. */
export function CloseSection() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const { leave } = useCentreMoves();
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState("close");
  const [closeAccount] = useCloseAccountMutation();
  const finish = (): void => {
    notify(kind === "erase" ? t`Your account was deleted.` : t`Your account is closed.`, { tone: "success" });
    leave();
    dispatch(endSession("account.closed"));
  };
  return (
    <Row
      icon={CloseAccountIcon}
      title={t`Close account`}
      summary={t`This is permanent. The balance must be zero and no round may be open.`}
      action={
        <Button size="small" aria-label={t`Close account`} onClick={() => setOpen(true)}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Modal title={t`Close account`} open={isOpen} onClose={() => setOpen(false)}>
        <FieldsForm
          label={t`Close account`}
          submit={kind === "erase" ? t`Delete my account` : t`Close my account`}
          danger
          fieldOfCode={{ "password.old.invalid": "password" }}
          fields={[{ name: "password", label: t`Login password`, kind: "password", maxLength: 255 }]}
          onSubmit={({ password = "" }) => closeAccount({ password, erase: kind === "erase" })}
          onDone={finish}
          onClose={() => setOpen(false)}
          head={
            <>
              <MoneyLeft onLeave={() => setOpen(false)} />
              <Text size="small" tone="muted">
                <Trans>You are logged out everywhere, and nobody can log in to this account again.</Trans>
              </Text>
              <RadioGroup
                label={t`What would you like to do?`}
                value={kind}
                onChange={setKind}
                options={[
                  { value: "close", label: t`Close it`, detail: t`Your data is kept as the law requires.` },
                  {
                    value: "erase",
                    label: t`Close it and delete my data`,
                    detail: t`Records of money are kept without your name.`,
                  },
                ]}
              />
            </>
          }
        />
      </Modal>
    </Row>
  );
}
