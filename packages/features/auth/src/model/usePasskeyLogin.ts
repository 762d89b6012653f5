import { isApiError, useLoginByPasskeyMutation, useStartPasskeyLoginMutation } from "@marquee/api-client";
import type { LoginRequest } from "@marquee/contract";
import { getDeviceId, useIsOn, useNotifyError } from "@marquee/runtime";
import { useEffect, useEffectEvent, useState } from "react";
import { type LoginChallenge, toLoginChallenge } from "./loginChallenge.ts";
import { useEnter } from "./useEnter.ts";

/** A login with a passkey alone. */
export type PasskeyLogin = {
  /** Whether the module is on and the browser supports passkeys. */
  readonly isOffered: boolean;
  readonly isBusy: boolean;
  /** Requests a passkey at once. */
  readonly press: () => void;
};

/** How long one offer lasts, in milliseconds: less than the five minutes for which the gateway accepts its challenge. */
const renewal = 240_000;

/** A passkey's answer; null if the visitor cancels or another request replaces this one. */
async function sign(options: string, useBrowserAutofill = false): Promise<string | null> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options), useBrowserAutofill }));
  } catch {
    return null;
  }
}

/** Has the browser offer passkeys in the username field until one is chosen or `signal` ends it. @returns as {@link sign} */
async function offer(signal: AbortSignal, begin: () => Promise<string | undefined>): Promise<string | null> {
  const { browserSupportsWebAuthnAutofill, WebAuthnAbortService } = await import("@simplewebauthn/browser");
  if (!(await browserSupportsWebAuthnAutofill()) || signal.aborted) return null;
  const options = await begin();
  if (signal.aborted || options === undefined) return null;
  signal.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony());
  const response = await sign(options, true);
  return signal.aborted ? null : response;
}

/**
 * Logs in with a passkey: by the button, or by one that the browser offers in the username field as soon as the form is shown.
 * The offer fails silently and ends with the first refused passkey; the button remains.
 */
export function usePasskeyLogin(
  side: LoginRequest["side"],
  onChallenge: (challenge: LoginChallenge) => void,
): PasskeyLogin {
  const isOffered = useIsOn("PASSKEY3") && "PublicKeyCredential" in globalThis;
  const isOpen = useIsOn("LOGIN3");
  const notifyError = useNotifyError();
  const enter = useEnter();
  const [startLogin] = useStartPasskeyLoginMutation();
  const [login] = useLoginByPasskeyMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [round, setRound] = useState(0);
  const [isRefused, setIsRefused] = useState(false);
  const tell = (error: unknown): void => notifyError(isApiError(error) ? error.code : "unknown");
  const send = async (response: string): Promise<void> => {
    const result = await login({ response, side, deviceId: getDeviceId() });
    if (result.data) return enter(result.data, false);
    const challenge = toLoginChallenge(result.error);
    if (challenge) return onChallenge(challenge);
    setIsRefused(true);
    return tell(result.error);
  };
  /** Nothing else is offered or requested while `work` runs. */
  const keepBusy = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    await work().catch(() => notifyError("network.abnormal"));
    setIsBusy(false);
  };
  const press = async (): Promise<void> => {
    const asked = await startLogin({});
    if (!asked.data) return tell(asked.error);
    const response = await sign(asked.data.options);
    return response === null ? undefined : send(response);
  };
  const begin = useEffectEvent(async () => (await startLogin({})).data?.options);
  const take = useEffectEvent((response: string) => keepBusy(() => send(response)));
  const isOffering = isOffered && isOpen && !isBusy && !isRefused;
  useEffect(() => {
    if (!isOffering) return undefined;
    const ended = new AbortController();
    offer(ended.signal, () => begin()).then(
      (response) => (response === null ? undefined : take(response)),
      // If a chunk or a call fails, the form has no offer.
      () => undefined,
    );
    const timer = setTimeout(() => setRound(round + 1), renewal);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [isOffering, round]);
  return { isOffered, isBusy, press: () => void keepBusy(press) };
}
