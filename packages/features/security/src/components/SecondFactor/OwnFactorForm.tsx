import { useLingui } from "@lingui/react/macro";
import { useGetMemberInfoQuery, useGetSecondFactorQuery } from "@marquee/api-client";
import type { ContactKind, MemberInfo, OwnFactor } from "@marquee/contract";
import { LoadGate } from "@marquee/runtime";
import { type ReactNode, useState } from "react";
import { useContactCode } from "../../model/useContactCode.ts";
import { FieldsForm } from "../FieldsForm.tsx";
import { ResendButton } from "../ResendButton.tsx";
import { SendCodeStep, toFirstKind } from "./SendCodeStep.tsx";
import { usePasswordField } from "./usePasswordField.ts";

const fieldOfCode = {
  "password.old.invalid": "password",
  "sms.code.required": "code",
  "sms.code.invalid": "code",
  "sms.code.expired": "code",
} as const;

/** The login password, and the second factor of an account that has one. */
type OwnProof = { readonly password: string; readonly factor?: OwnFactor };

type Props = {
  /** The form's accessible name. */
  readonly label: string;
  readonly submit: string;
  readonly head?: ReactNode;
  /** Sends it. @returns the refusal, if there is one */
  readonly onSubmit: (proof: OwnProof) => Promise<{ readonly error?: unknown }>;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/**
 * Asks for the login password and a second factor: a code of the app where the account has one, or else a code that is sent to the
 * confirmed mailbox or phone. An account with neither is asked for its password alone.
 */
export function OwnFactorForm(props: Props) {
  const factor = useGetSecondFactorQuery({});
  const member = useGetMemberInfoQuery({});
  return (
    <LoadGate query={factor}>
      {({ since }) => (
        <LoadGate query={member}>
          {(info) => {
            if (since !== null) return <WithApp {...props} />;
            const hasContact = info.emailConfirmed || info.mobileConfirmed;
            return hasContact ? <WithContact {...props} member={info} /> : <ByPassword {...props} />;
          }}
        </LoadGate>
      )}
    </LoadGate>
  );
}

function WithApp({ onSubmit, ...form }: Props) {
  const { t } = useLingui();
  const password = usePasswordField();
  const code = { name: "code", label: t`Code from your authenticator app`, kind: "code", maxLength: 16 } as const;
  return (
    <FieldsForm
      {...form}
      danger
      fields={[password, code]}
      fieldOfCode={fieldOfCode}
      onSubmit={(values) =>
        onSubmit({ password: values["password"] ?? "", factor: { by: "APP", code: values["code"] ?? "" } })
      }
    />
  );
}

function WithContact({ member, onSubmit, ...form }: Props & { readonly member: MemberInfo }) {
  const { t } = useLingui();
  const password = usePasswordField();
  const [by, setBy] = useState<ContactKind>(toFirstKind(member));
  const code = useContactCode();
  const send = (): void => void code.send({ kind: by, use: "SIGN_INS" });
  if (code.sent === null)
    return <SendCodeStep contacts={member} code={code} kind={by} onKind={setBy} onSend={send} onClose={form.onClose} />;
  const { mask } = code.sent;
  return (
    <FieldsForm
      {...form}
      danger
      fields={[{ name: "code", label: t`Code`, kind: "code", hint: t`It went to ${mask}.`, maxLength: 12 }, password]}
      fieldOfCode={fieldOfCode}
      onSubmit={(values) =>
        onSubmit({ password: values["password"] ?? "", factor: { by, code: values["code"] ?? "" } })
      }
    >
      <ResendButton code={code} onSend={send} />
    </FieldsForm>
  );
}

function ByPassword({ onSubmit, ...form }: Props) {
  const password = usePasswordField();
  return (
    <FieldsForm
      {...form}
      danger
      fields={[password]}
      fieldOfCode={fieldOfCode}
      onSubmit={(values) => onSubmit({ password: values["password"] ?? "" })}
    />
  );
}
