import { useLingui } from "@lingui/react/macro";
import { useResetPaymentPasswordMutation } from "@marquee/api-client";
import type { ContactKind, MemberInfo } from "@marquee/contract";
import { useState } from "react";
import { FieldsForm } from "../../components/FieldsForm.tsx";
import { SendCodeStep, toFirstKind } from "../../components/SecondFactor/SendCodeStep.tsx";
import { ResendButton } from "../../components/ResendButton.tsx";
import { useContactCode } from "../../model/useContactCode.ts";
import { usePaymentFields } from "../../model/usePaymentFields.ts";

const fieldOfCode = { "sms.code.invalid": "verificationCode", "sms.code.expired": "verificationCode" } as const;

/** Resets a forgotten payment password: a code to the confirmed mailbox or phone, then the new password. */
export function PaymentResetForm({
  member,
  onDone,
  onClose,
}: {
  readonly member: MemberInfo;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const [kind, setKind] = useState<ContactKind>(toFirstKind(member));
  const [reset] = useResetPaymentPasswordMutation();
  const code = useContactCode();
  const fresh = usePaymentFields();
  const send = (): void => void code.send({ kind, use: "PAYMENT_PASSWORD" });
  if (code.sent === null)
    return <SendCodeStep contacts={member} code={code} kind={kind} onKind={setKind} onSend={send} onClose={onClose} />;
  const { mask } = code.sent;
  return (
    <FieldsForm
      label={t`Set payment password`}
      submit={t`Save`}
      fieldOfCode={fieldOfCode}
      fields={[
        { name: "verificationCode", label: t`Code`, kind: "code", hint: t`It went to ${mask}.`, maxLength: 12 },
        ...fresh,
      ]}
      onSubmit={({ verificationCode = "", newPaymentPassword = "", confirmPaymentPassword = "" }) =>
        reset({ kind, verificationCode, newPaymentPassword, confirmPaymentPassword })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <ResendButton code={code} onSend={send} />
    </FieldsForm>
  );
}
