import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  useAddPasskeyMutation,
  useListPasskeysQuery,
  useRemovePasskeyMutation,
  useStartPasskeyMutation,
} from "@marquee/api-client";
import type { Passkeys } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate } from "@marquee/runtime";
import { Button, DateTime, notify, SecurityIcon, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { FieldsForm } from "../../components/FieldsForm.tsx";
import { Row } from "../../components/Row.tsx";
import { OwnFactorForm } from "../../components/SecondFactor/OwnFactorForm.tsx";
import { usePasswordField } from "../../components/SecondFactor/usePasswordField.ts";
import { makePasskey } from "../../model/makePasskey.ts";
import { toPlace } from "../../model/toPlace.ts";

type Passkey = Passkeys["list"][number];

const List = styled.ul`
  display: grid;
  gap: ${token("space.8")};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${token("space.8")}; }
`;

const fieldOfCode = { "password.old.invalid": "password" } as const;

/** Passkeys: each logs in alone after its device has verified the user; adding one requires the password, removing one a second factor too. */
export function PasskeySection() {
  const { t } = useLingui();
  const query = useListPasskeysQuery({});
  const [startPasskey] = useStartPasskeyMutation();
  const [addPasskey] = useAddPasskeyMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const [step, setStep] = useState<"none" | "add" | Passkey>("none");
  const password = usePasswordField();
  const close = (): void => setStep("none");
  const refresh = (): void => {
    close();
    void query.refetch();
  };
  const add = async (typed: string): Promise<{ readonly error?: unknown }> => {
    const asked = await startPasskey({ password: typed });
    if (!asked.data) return asked;
    const response = await makePasskey(asked.data.options);
    if (response === null) {
      notify(t`No passkey was made.`, { tone: "info" });
      return {};
    }
    const added = await addPasskey({ response });
    if (added.data) notify(t`The passkey was added. You can log in with it now.`, { tone: "success" });
    return added;
  };
  return (
    <LoadGate query={query}>
      {({ list }) => (
        <Row
          icon={SecurityIcon}
          title={t`Passkeys`}
          summary={
            list.length === 0 ? (
              t`Log in by fingerprint, face or your device's PIN, without a password.`
            ) : (
              <Plural value={list.length} one="# passkey" other="# passkeys" />
            )
          }
          action={
            step === "none" &&
            "PublicKeyCredential" in globalThis && (
              <Button size="small" onClick={() => setStep("add")}>
                <Trans>Add a passkey</Trans>
              </Button>
            )
          }
        >
          {list.length > 0 && step === "none" && (
            <List aria-label={t`Passkeys`}>
              {list.map((passkey) => (
                <li key={passkey.id}>
                  <div>
                    <Text>{toPlace(passkey) || t`Unknown device`}</Text>
                    <Text size="small" tone="muted">
                      <DateTime instant={new Date(passkey.usedAt ?? passkey.createdAt).toISOString()} />
                    </Text>
                  </div>
                  <Button size="small" onClick={() => setStep(passkey)}>
                    <Trans>Remove</Trans>
                  </Button>
                </li>
              ))}
            </List>
          )}
          {step === "add" && (
            <FieldsForm
              label={t`Add a passkey`}
              fields={[password]}
              submit={t`Continue`}
              fieldOfCode={fieldOfCode}
              onSubmit={(values) => add(values["password"] ?? "")}
              onDone={refresh}
              onClose={close}
            />
          )}
          {typeof step === "object" && (
            <OwnFactorForm
              label={t`Remove a passkey`}
              submit={t`Remove the passkey`}
              onSubmit={(proof) => removePasskey({ id: step.id, ...proof })}
              onDone={refresh}
              onClose={close}
            />
          )}
        </Row>
      )}
    </LoadGate>
  );
}
