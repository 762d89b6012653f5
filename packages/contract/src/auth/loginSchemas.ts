import { type Static, Type } from "typebox";
import { Millis, text } from "../shapes.ts";

export const SmsCodeRequestSchema = Type.Object({
  mobileNum: text(50),
  countryDialingCode: text(8),
  purpose: Type.Union([Type.Literal("LOGIN"), Type.Literal("RESET")]),
});

/** POST /wps/verification/sms/noLogin: the number as typed, with its country's dialing code. */
export type SmsCodeRequest = Static<typeof SmsCodeRequestSchema>;

export const LoginCodeRequestSchema = Type.Object({
  challengeId: text(64),
  deviceId: text(64),
  method: Type.Union([Type.Literal("EMAIL"), Type.Literal("SMS")]),
});

/** POST /wps/session/login/challenge (ours): where the code of a login's second step is sent. */
export type LoginCodeRequest = Static<typeof LoginCodeRequestSchema>;

export const CodeLoginRequestSchema = Type.Object({ code: text(200), deviceId: text(64) });

/** POST /wps/session/login/code (ours): the value of `?token=` in the address. */
export type CodeLoginRequest = Static<typeof CodeLoginRequestSchema>;

export const PasskeyOptionsSchema = Type.Object({ options: Type.String() });

/** What the browser needs for a passkey, as JSON text of WebAuthn. */
export type PasskeyOptions = Static<typeof PasskeyOptionsSchema>;

export const PasskeyLoginRequestSchema = Type.Object({
  /** The browser's answer, as JSON text of WebAuthn. */
  response: text(8_000),
  side: Type.Union([Type.Literal("MEMBER"), Type.Literal("AGENT")]),
  deviceId: text(64),
});

/** POST /wps/session/login/passkey (ours, X-19). */
export type PasskeyLoginRequest = Static<typeof PasskeyLoginRequestSchema>;

export const LoginCodeSchema = Type.Object({ code: Type.String(), expiresAt: Millis });

/** POST /wps/session/code (ours): a code that logs the same member in once, by `/?token=<code>`. */
export type LoginCode = Static<typeof LoginCodeSchema>;
