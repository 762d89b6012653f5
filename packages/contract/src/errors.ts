/** Every error code of the contract and its HTTP status (contract 3.1.2, 3.2.4). Business refusals are 200. */
export const errorStatus = {
  unknown: 500,
  "server.busy": 503,
  "request.invalid": 400,
  fields: 200,
  "path.unknown": 404,
  "relay.unknown": 404,
  "body.too.large": 413,
  "merchant.contradiction": 400,
  "host.unknown": 404,
  "site.closed": 410,
  "rate.limited": 429,
  "login.not.session": 401,
  "session.replaced": 401,
  "session.other.game": 200,
  "login.credentials.invalid": 200,
  "login.locked": 200,
  "login.not.member": 200,
  "login.not.agent": 200,
  "captcha.required": 200,
  "captcha.invalid": 200,
  "account.closed": 200,
  "account.frozen": 200,
  "rg.self.excluded": 200,
  "freeplay.too.many": 200,
  "function.not.available": 403,
  "permission.denied": 403,
  "trial.not.allowed": 403,
  "password.old.invalid": 200,
  "password.same": 200,
  "password.history": 200,
  "username.taken": 200,
  "email.taken": 200,
  "mobile.taken": 200,
  "age.under": 200,
  "terms.required": 200,
  "register.limit.ip": 200,
  "language.disabled": 200,
  "wallet.insufficient": 200,
  "game.maintenance": 200,
  "game.not.found": 200,
  "game.disabled": 200,
  "idempotency.required": 400,
  "idempotency.conflict": 409,
  "encryption.required": 400,
  "encryption.invalid": 400,
  "encryption.skewed": 400,
  "encryption.replayed": 400,
  "encryption.key.unknown": 400,
  maintenance: 503,
  "region.restricted": 451,
  "client.upgrade.required": 426,
} as const satisfies Record<string, number>;

/** A code that the gateway answers. */
export type ErrorCode = keyof typeof errorStatus;

/** Codes that only the client makes (contract 3.2.4). */
export type ClientErrorCode = "network.abnormal" | "popup.blocked" | "game.url.invalid" | "session.idle";

/** Says whether a text is a code of the gateway. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code);
}
