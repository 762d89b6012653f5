import { Trans, useLingui } from "@lingui/react/macro";
import { useSetPaymentPasswordMutation } from "@marquee/api-client";
import { Button } from "@marquee/ui-kit";
import { FieldsForm, type FormField } from "../../components/FieldsForm.tsx";
import { usePaymentFields } from "../../model/usePaymentFields.ts";

const fieldOfCode = {
  "password.old.invalid": "password",
  "payment.password.invalid": "oldPaymentPassword",
  "payment.password.same": "newPaymentPassword",
} as const;

/** Sets the first payment password with the login password, or changes it with the current one. */
export function PaymentPasswordForm({
  isFirst,
  onForgot,
  onDone,
  onClose,
}: {
  readonly isFirst: boolean;
  /** Starts a reset by code; absent if there is nowhere to send one. */
  readonly onForgot: (() => void) | undefined;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const [set] = useSetPaymentPasswordMutation();
  const fresh = usePaymentFields();
  const proof: FormField = isFirst
    ? { name: "password", label: t`Login password`, kind: "password", maxLength: 255 }
    : { name: "oldPaymentPassword", label: t`Current payment password`, kind: "pin", maxLength: 64 };
  return (
    <FieldsForm
      label={isFirst ? t`Set payment password` : t`Change payment password`}
      submit={t`Save`}
      fieldOfCode={fieldOfCode}
      fields={[proof, ...fresh]}
      onSubmit={({ newPaymentPassword = "", confirmPaymentPassword = "", ...proofs }) =>
        set({ ...proofs, newPaymentPassword, confirmPaymentPassword })
      }
      onDone={onDone}
      onClose={onClose}
    >
      {onForgot && (
        <Button look="quiet" size="small" onClick={onForgot}>
          <Trans>Forgot it? Get a code</Trans>
        </Button>
      )}
    </FieldsForm>
  );
}
