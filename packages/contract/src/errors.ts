import { errorStatus } from "./errorStatus.ts";

/** A code that the gateway answers. */
export type ErrorCode = keyof typeof errorStatus;

/** Codes that only the client makes (contract 3.2.4). */
export type ClientErrorCode = "network.abnormal" | "popup.blocked" | "game.url.invalid" | "session.idle";

/** Says whether a text is a code of the gateway. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code);
}
