import { endpoint } from "../endpoint.ts";
import type {
  ConfirmTotpRequest,
  PasswordRequest,
  RecoveryCodes,
  SecondFactor,
  TotpSecret,
} from "./secondFactorSchemas.ts";

const own = { domain: "security", moduleId: "TFA3", token: "required", trial: false } as const;
const change = {
  ...own,
  method: "POST",
  encrypted: true,
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 4_096,
} as const;

/** Whether logins of the account are confirmed by an authenticator app (ours, X-19). */
export const getSecondFactor = /* @__PURE__ */ endpoint<Record<string, never>, SecondFactor>({
  ...own,
  name: "getSecondFactor",
  method: "GET",
  path: "/wps/member/second-factor",
  cache: { provides: ["Session"], keepSeconds: 0 },
});

/** Creates a secret for an authenticator app; it becomes active when a code of the app confirms it (ours, X-19). */
export const startTotp = /* @__PURE__ */ endpoint<PasswordRequest, TotpSecret>({
  ...change,
  name: "startTotp",
  path: "/wps/member/second-factor/totp",
});

/** Confirms the secret by a code of the app; from then on logins require one. Returns the recovery codes (ours, X-19). */
export const confirmTotp = /* @__PURE__ */ endpoint<ConfirmTotpRequest, RecoveryCodes>({
  ...change,
  name: "confirmTotp",
  path: "/wps/member/second-factor/totp/confirm",
});

/** Replaces the recovery codes; the previous ones become invalid (ours, X-19). */
export const renewRecoveryCodes = /* @__PURE__ */ endpoint<PasswordRequest, RecoveryCodes>({
  ...change,
  name: "renewRecoveryCodes",
  path: "/wps/member/second-factor/recovery",
});

/** Removes the second step from logins (ours, X-19). */
export const removeTotp = /* @__PURE__ */ endpoint<PasswordRequest, Record<string, never>>({
  ...change,
  name: "removeTotp",
  path: "/wps/member/second-factor/totp/remove",
});
