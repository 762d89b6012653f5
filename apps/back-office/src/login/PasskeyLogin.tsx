import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@marquee/ui-kit";
import { browserSupportsWebAuthn, startAuthentication } from "@simplewebauthn/browser";
import { useState } from "react";
import {
  useLoginStaffByPasskeyMutation,
  useStartStaffPasskeyLoginMutation,
} from "../api/endpoints/staff/sessionEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { toErrorText } from "../texts/errorText.ts";

/** Logs in by a passkey, which counts as both factors. */
export function PasskeyLogin() {
  const { i18n } = useLingui();
  const [start] = useStartStaffPasskeyLoginMutation();
  const [login] = useLoginStaffByPasskeyMutation();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (!browserSupportsWebAuthn()) return null;

  async function run(): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      const { options } = await start({}).unwrap();
      const answer = await startAuthentication({ optionsJSON: JSON.parse(options) });
      await login({ response: JSON.stringify(answer) }).unwrap();
    } catch (error) {
      // Closing the browser's own window is no fault.
      if (!(error instanceof Error) || error.name !== "NotAllowedError") setFault(toErrorText(i18n, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button wide look="secondary" busy={isBusy} onClick={() => void run()}>
        <Trans>Log in with a passkey</Trans>
      </Button>
      <FormFault text={fault} />
    </>
  );
}
