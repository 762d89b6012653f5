import type { ApiError } from "./ApiError.ts";
import type { LanguageCode, PublicKey } from "@marquee/contract";

/** What a call needs from the page. The store passes it as the thunk's `extra`, so nothing here is a global. */
export type ClientContext = {
  readonly merchantCode: string;
  readonly platform: string;
  readonly device: string;
  readonly getToken: () => string | null;
  readonly getLanguage: () => LanguageCode;
  /** The key of encrypted bodies, from the last status or a new one (contract 3.5); null when none comes. */
  readonly getPublicKey: () => Promise<PublicKey | null>;
  /** Takes a newer key that the gateway sent with `encryption.key.unknown`. */
  readonly setPublicKey: (key: PublicKey) => void;
  /** Called with the code of each refused call and what its answer says beside it, before the call's own screen hears of it. */
  readonly onRefusal: (code: string, value: ApiError["value"]) => void;
  /** Called once for each answer to a session's call that says it is over: 401 (LG-24), or a closed account. */
  readonly onSessionEnd: (code: string) => void;
};

/** True for a value that has the shape of {@link ClientContext}. */
export function isClientContext(value: unknown): value is ClientContext {
  return typeof value === "object" && value !== null && "merchantCode" in value && "getToken" in value;
}
