import { Trans } from "@lingui/react/macro";
import { isApiError, useLoginByPasskeyMutation, useStartPasskeyLoginMutation } from "@marquee/api-client";
import type { LoginRequest } from "@marquee/contract";
import { getDeviceId, useIsOn, useNotifyError } from "@marquee/runtime";
import { Button } from "@marquee/ui-kit";
import { useState } from "react";
import { useEnter } from "../../model/useEnter.ts";

const isSupported = (): boolean => "PublicKeyCredential" in globalThis;

/** Asks the browser for a passkey's answer; null if the visitor cancels. */
async function sign(options: string): Promise<string | null> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
  } catch {
    return null;
  }
}

/** Logs in with a passkey alone, if the browser supports passkeys. */
export function PasskeyLogin({ side }: { readonly side: LoginRequest["side"] }) {
  const isOn = useIsOn("PASSKEY3");
  const isOpen = useIsOn("LOGIN3");
  const notifyError = useNotifyError();
  const enter = useEnter();
  const [startLogin] = useStartPasskeyLoginMutation();
  const [login] = useLoginByPasskeyMutation();
  const [isBusy, setIsBusy] = useState(false);
  if (!isOn || !isSupported()) return null;
  const tell = (error: unknown): void => notifyError(isApiError(error) ? error.code : "unknown");
  const run = async (): Promise<void> => {
    const asked = await startLogin({});
    if (!asked.data) return tell(asked.error);
    const response = await sign(asked.data.options);
    if (response === null) return undefined;
    const result = await login({ response, side, deviceId: getDeviceId() });
    return result.data ? enter(result.data, false) : tell(result.error);
  };
  const press = async (): Promise<void> => {
    setIsBusy(true);
    await run().catch(() => notifyError("network.abnormal"));
    setIsBusy(false);
  };
  return (
    <Button wide busy={isBusy} disabled={!isOpen} onClick={() => void press()}>
      <Trans>Log in with a passkey</Trans>
    </Button>
  );
}
