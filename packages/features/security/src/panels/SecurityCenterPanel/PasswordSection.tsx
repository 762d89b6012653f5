import { Trans, useLingui } from "@lingui/react/macro";
import { Button, PasswordIcon } from "@marquee/ui-kit";
import { useState } from "react";
import { Row } from "../../components/Row.tsx";
import { PasswordForm } from "../../components/PasswordForm/PasswordForm.tsx";

/** The login password, and the form that changes it. */
export function PasswordSection() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const opener = (
    <Button size="small" aria-label={t`Change password`} onClick={() => setOpen(true)}>
      <Trans>Change</Trans>
    </Button>
  );
  return (
    <Row
      icon={PasswordIcon}
      title={t`Login password`}
      summary={t`A change logs all other devices out.`}
      action={!isOpen && opener}
    >
      {isOpen && <PasswordForm onDone={close} onCancel={close} />}
    </Row>
  );
}
