import type { VerificationSent } from "../auth/schemas.ts";
import { endpoint } from "../endpoint.ts";
import type {
  ChangeContact,
  CloseAccount,
  DataExport,
  PasswordProof,
  ResetPaymentPassword,
  SendContactCode,
  SetPaymentPassword,
} from "./accountSchemas.ts";

const own = { domain: "security", moduleId: "SECCEN3", token: "required", trial: false } as const;
const proof = {
  ...own,
  method: "POST",
  encrypted: true,
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 8_192,
} as const;

/** Sets the payment password with the login password, or changes it with the current one (ours, WL-12, VL-05). */
export const setPaymentPassword = /* @__PURE__ */ endpoint<SetPaymentPassword, Record<string, never>>({
  ...proof,
  name: "setPaymentPassword",
  path: "/wps/member/payment/password",
  moduleId: "PAYPASS3",
  cache: { invalidates: ["Member"] },
});

/** Resets a forgotten payment password with a code sent to the mailbox or phone (ours, money.md). */
export const resetPaymentPassword = /* @__PURE__ */ endpoint<ResetPaymentPassword, Record<string, never>>({
  ...proof,
  name: "resetPaymentPassword",
  path: "/wps/member/payment/password/reset",
  moduleId: "PAYPASS3",
  cache: { invalidates: ["Member"] },
});

/** Sends a code to the account's mailbox or phone, or to its replacement (ours, MC-01). */
export const sendContactCode = /* @__PURE__ */ endpoint<SendContactCode, VerificationSent>({
  ...proof,
  name: "sendContactCode",
  path: "/wps/member/contact/code",
});

/** Replaces the mailbox or phone, with the codes sent to the old and the new one (ours, MC-01); the refusal names a wrong one by `field`. */
export const changeContact = /* @__PURE__ */ endpoint<ChangeContact, Record<string, never>>({
  ...proof,
  name: "changeContact",
  path: "/wps/member/contact",
  cache: { invalidates: ["Member"] },
});

/** The file with the member's data (ours, X-69). */
export const getDataExport = /* @__PURE__ */ endpoint<Record<string, never>, DataExport>({
  ...own,
  name: "getDataExport",
  method: "GET",
  path: "/wps/member/data",
  cache: { provides: ["Session", "DataExport"], keepSeconds: 0 },
});

/** Requests the file with the member's data: created at once, or by a job if it is large (ours, X-69). */
export const requestDataExport = /* @__PURE__ */ endpoint<PasswordProof, DataExport>({
  ...proof,
  name: "requestDataExport",
  path: "/wps/member/data",
  cache: { invalidates: ["DataExport"] },
});

/** Closes an empty account permanently (ours, X-78); with `erase` its personal data is deleted. */
export const closeAccount = /* @__PURE__ */ endpoint<CloseAccount, Record<string, never>>({
  ...proof,
  name: "closeAccount",
  path: "/wps/member/close",
});
