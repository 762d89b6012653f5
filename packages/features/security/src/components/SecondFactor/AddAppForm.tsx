import { Trans, useLingui } from "@lingui/react/macro";
import { useConfirmTotpMutation, useStartTotpMutation } from "@marquee/api-client";
import type { TotpSecret } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { QrCode, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { FieldsForm } from "../FieldsForm.tsx";
import { usePasswordField } from "./usePasswordField.ts";

const Secret = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token("space.16")};
  > div { display: grid; gap: ${token("space.8")}; min-inline-size: 0; }
  code { font-family: ${token("font.numeric")}; overflow-wrap: anywhere; user-select: all; }
`;

const Column = styled.div`display: grid; gap: ${token("space.16")};`;

/** The secret in groups of four letters, for typing by hand where no camera can read it. */
const toGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, "$1 ");

/** Adds an authenticator app: the password, then the secret as a picture and as text, then a code of the app. */
export function AddAppForm({
  onDone,
  onClose,
}: {
  /** Called with the recovery codes. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const [startTotp] = useStartTotpMutation();
  const [confirmTotp] = useConfirmTotpMutation();
  const [made, setMade] = useState<TotpSecret | null>(null);
  const password = usePasswordField();
  if (made === null)
    return (
      <FieldsForm
        label={t`Set up an authenticator app`}
        fields={[password]}
        submit={t`Continue`}
        fieldOfCode={{ "password.old.invalid": "password" }}
        onSubmit={async (values) => {
          const result = await startTotp({ password: values["password"] ?? "" });
          if (result.data) setMade(result.data);
          return result;
        }}
        onDone={() => undefined}
        onClose={onClose}
      />
    );
  return (
    <Column>
      <Secret>
        <QrCode value={made.uri} label={t`Secret for your authenticator app`} />
        <div>
          <Text size="small">
            <Trans>Scan this with your authenticator app, or type the secret into it:</Trans>
          </Text>
          <code>{toGroups(made.secret)}</code>
        </div>
      </Secret>
      <FieldsForm
        key="code"
        label={t`Confirm your authenticator app`}
        fields={[{ name: "code", label: t`Code from your authenticator app`, kind: "code", maxLength: 16 }]}
        submit={t`Confirm`}
        fieldOfCode={{ "sms.code.invalid": "code" }}
        onSubmit={async (values) => {
          const result = await confirmTotp({ code: values["code"] ?? "" });
          if (result.data) onDone(result.data.recoveryCodes);
          return result;
        }}
        onDone={() => undefined}
        onClose={onClose}
      />
    </Column>
  );
}
