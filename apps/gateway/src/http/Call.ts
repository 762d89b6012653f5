import type { LanguageCode } from "@marquee/contract";
import type { Session } from "../identity/Session.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import { Refusal } from "./Refusal.ts";

/** Where a visitor comes from. */
export interface Location {
  readonly ip: string;
  /** ISO 3166-1, `ZZ` when unknown. */
  readonly country: string;
}

/** One request of a row, after every gate has let it pass. */
export interface Call {
  readonly tenant: Tenant;
  readonly session: Session | undefined;
  readonly language: LanguageCode;
  readonly location: Location;
  readonly requestId: string;
  /** What the browser says it is, as it came. */
  readonly userAgent: string;
  readonly host: string;
  readonly cookies: ReadonlyMap<string, string>;
  readonly setCookie: (name: string, value: string, seconds: number) => void;
  /** What the caller wants done once; `undefined` where it sent no `Idempotency-Key`. */
  readonly intent: Intent | undefined;
}

/** One wish of a caller, however often it is sent: two calls with one key and one body are one intent. */
interface Intent {
  readonly key: string;
  /** A secret text that only this intent has, the same at each delivery and at every gateway: for a token that is not stored. */
  readonly createSecret: (purpose: string) => string;
}

/** The session of a call whose row requires one. @throws Refusal `login.not.session` */
export function requireSession(call: Call): Session {
  if (call.session === undefined) throw new Refusal("login.not.session");
  return call.session;
}
