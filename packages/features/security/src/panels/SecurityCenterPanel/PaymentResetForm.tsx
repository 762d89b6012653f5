import { Trans, useLingui } from "@lingui/react/macro";
import { useResetPaymentPasswordMutation } from "@marquee/api-client";
import type { ContactKind, MemberInfo } from "@marquee/contract";
import { Button, RadioGroup, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { FieldsForm } from "../../components/FieldsForm.tsx";
import { ResendButton } from "../../components/ResendButton.tsx";
import { useContactCode } from "../../model/useContactCode.ts";
import { usePaymentFields } from "../../model/usePaymentFields.ts";

const fieldOfCode = { "sms.code.invalid": "verificationCode", "sms.code.expired": "verificationCode" } as const;

const toKind = (text: string): ContactKind => (text === "MOBILE" ? "MOBILE" : "EMAIL");

/** Resets a forgotten payment password: a code to the confirmed mailbox or phone, then the new password. */
export function PaymentResetForm({
  member: { email, emailConfirmed, mobileNum, mobileConfirmed },
  onDone,
  onClose,
}: {
  readonly member: MemberInfo;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const [kind, setKind] = useState<ContactKind>(emailConfirmed ? "EMAIL" : "MOBILE");
  const [reset] = useResetPaymentPasswordMutation();
  const code = useContactCode();
  const fresh = usePaymentFields();
  const send = (): void => void code.send({ kind, use: "PAYMENT_PASSWORD" });
  const options = [
    ...(emailConfirmed ? [{ value: "EMAIL", label: email }] : []),
    ...(mobileConfirmed ? [{ value: "MOBILE", label: mobileNum }] : []),
  ];
  if (code.sent === null)
    return (
      <>
        <RadioGroup
          label={t`Where shall the code go?`}
          options={options}
          value={kind}
          onChange={(value) => setKind(toKind(value))}
        />
        {code.fault !== "" && (
          <Text tone="danger" role="alert">
            {code.fault}
          </Text>
        )}
        <div>
          <Button look="primary" busy={code.isSending} onClick={send}>
            <Trans>Send code</Trans>
          </Button>{" "}
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </>
    );
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
