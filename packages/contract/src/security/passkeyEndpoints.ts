import type { PasskeyOptions } from "../auth/loginSchemas.ts";
import { endpoint } from "../endpoint.ts";
import type { AddPasskeyRequest, Passkeys, RemovePasskeyRequest } from "./passkeySchemas.ts";
import type { PasswordRequest } from "./secondFactorSchemas.ts";

const own = { domain: "security", moduleId: "PASSKEY3", token: "required", trial: false } as const;
const change = { ...own, method: "POST", encrypted: true, rateLimit: { calls: 20, seconds: 60 } } as const;

/** The member's passkeys (ours, X-19). */
export const listPasskeys = /* @__PURE__ */ endpoint<Record<string, never>, Passkeys>({
  ...own,
  name: "listPasskeys",
  method: "GET",
  path: "/wps/member/passkeys",
  cache: { provides: ["Session"], keepSeconds: 0 },
});

/** Requests the options with which the browser creates a passkey (ours, X-19). */
export const startPasskey = /* @__PURE__ */ endpoint<PasswordRequest, PasskeyOptions>({
  ...change,
  name: "startPasskey",
  path: "/wps/member/passkeys/options",
  bodyLimit: 4_096,
});

/** Stores a passkey that the browser has created (ours, X-19). */
export const addPasskey = /* @__PURE__ */ endpoint<AddPasskeyRequest, Record<string, never>>({
  ...change,
  name: "addPasskey",
  path: "/wps/member/passkeys",
});

/** Removes a passkey, so that it can no longer log in (ours, X-19). */
export const removePasskey = /* @__PURE__ */ endpoint<RemovePasskeyRequest, Record<string, never>>({
  ...change,
  name: "removePasskey",
  path: "/wps/member/passkeys/remove",
  bodyLimit: 8_192,
});
