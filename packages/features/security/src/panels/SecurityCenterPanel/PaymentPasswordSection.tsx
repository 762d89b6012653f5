import { Trans, useLingui } from "@lingui/react/macro";
import { Badge, Button, notify, PaymentPasswordIcon } from "@marquee/ui-kit";
import { useState } from "react";
import { Row } from "../../components/Row.tsx";
import { PaymentPasswordForm } from "./PaymentPasswordForm.tsx";
import { PaymentResetForm } from "./PaymentResetForm.tsx";
import type { SectionProps } from "./sections.ts";

/** The payment password: set, change, and reset if forgotten (VL-05, WL-12). */
export function PaymentPasswordSection({ member }: SectionProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<"none" | "change" | "reset">("none");
  const { hasPaymentPassword: isSet, emailConfirmed, mobileConfirmed } = member;
  const canReset = isSet && (emailConfirmed || mobileConfirmed);
  const close = (): void => setOpen("none");
  const finish = (): void => {
    notify(t`Your payment password was set.`, { tone: "success" });
    close();
  };
  return (
    <Row
      icon={PaymentPasswordIcon}
      title={t`Payment password`}
      badge={isSet && <Badge tone="success">{t`Active`}</Badge>}
      summary={isSet ? t`Asked for before money leaves your account.` : t`Not set. It protects your withdrawals.`}
      action={
        open === "none" && (
          <Button
            size="small"
            aria-label={isSet ? t`Change payment password` : t`Set payment password`}
            onClick={() => setOpen("change")}
          >
            {isSet ? <Trans>Change</Trans> : <Trans>Set</Trans>}
          </Button>
        )
      }
    >
      {open === "change" && (
        <PaymentPasswordForm
          isFirst={!isSet}
          onForgot={canReset ? () => setOpen("reset") : undefined}
          onDone={finish}
          onClose={close}
        />
      )}
      {open === "reset" && <PaymentResetForm member={member} onDone={finish} onClose={close} />}
    </Row>
  );
}
