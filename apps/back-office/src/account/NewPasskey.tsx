import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@marquee/ui-kit";
import { browserSupportsWebAuthn, startRegistration } from "@simplewebauthn/browser";
import { useState } from "react";
import {
  useCreateStaffPasskeyMutation,
  useStartStaffPasskeyMutation,
} from "../api/endpoints/staff/sessionEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { toErrorText } from "../texts/errorText.ts";
import { PasswordProof } from "./PasswordProof.tsx";

/** Makes a passkey of this device and stores it; closing the browser's own window is no fault. */
function useAddPasskey(): (password?: string) => Promise<void> {
  const [start] = useStartStaffPasskeyMutation();
  const [create] = useCreateStaffPasskeyMutation();
  return async (password) => {
    try {
      const { options } = await start(password === undefined ? {} : { password }).unwrap();
      const made = await startRegistration({ optionsJSON: JSON.parse(options) });
      await create({ response: JSON.stringify(made) }).unwrap();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== "NotAllowedError") throw error;
    }
  };
}

/** Adds a passkey of this device, during the set-up of a second factor. */
export function FirstPasskey() {
  const { i18n } = useLingui();
  const add = useAddPasskey();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (!browserSupportsWebAuthn()) return null;

  async function run(): Promise<void> {
    setBusy(true);
    setFault(undefined);
    await add().catch((error: unknown) => setFault(toErrorText(i18n, error)));
    setBusy(false);
  }

  return (
    <>
      <Button busy={isBusy} onClick={() => void run()}>
        <Trans>Add a passkey</Trans>
      </Button>
      <FormFault text={fault} />
    </>
  );
}

/** Adds a passkey of this device, after the password. */
export function NewPasskey() {
  const { t } = useLingui();
  const add = useAddPasskey();
  if (!browserSupportsWebAuthn()) return null;
  return (
    <PasswordProof name={t`Add a passkey`} onProve={add}>
      <Trans>Add a passkey</Trans>
    </PasswordProof>
  );
}
