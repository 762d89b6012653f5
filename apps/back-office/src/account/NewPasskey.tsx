import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@marquee/ui-kit";
import { browserSupportsWebAuthn, startRegistration } from "@simplewebauthn/browser";
import { useState } from "react";
import { useCreatePasskeyMutation, useStartPasskeyMutation } from "../api/sessionApi.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { toErrorText } from "../texts/errorText.ts";

/** Adds a passkey of this device. */
export function NewPasskey() {
  const { i18n } = useLingui();
  const [start] = useStartPasskeyMutation();
  const [create] = useCreatePasskeyMutation();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (!browserSupportsWebAuthn()) return null;

  async function add(): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      const { options } = await start({}).unwrap();
      const made = await startRegistration({ optionsJSON: JSON.parse(options) });
      await create({ response: JSON.stringify(made) }).unwrap();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== "NotAllowedError") setFault(toErrorText(i18n, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button busy={isBusy} onClick={() => void add()}>
        <Trans>Add a passkey</Trans>
      </Button>
      <FormFault text={fault} />
    </>
  );
}
