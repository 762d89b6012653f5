import type { LanguageCode } from "@marquee/contract";
import type { Session } from "../authentication/Session.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import { Refusal } from "./Refusal.ts";

/** Where a visitor comes from. */
export interface Location {
  readonly ip: string;
  /** ISO 3166-1, `ZZ` when unknown. */
  readonly country: string;
}

/** One request of a row that has passed every gate. */
export interface Call {
  readonly tenant: Tenant;
  readonly session: Session | undefined;
  readonly language: LanguageCode;
  readonly location: Location;
  readonly requestId: string;
  /** The User-Agent header, unchanged. */
  readonly userAgent: string;
  readonly host: string;
  /** The address of the site as the visitor has it, such as `https://brand.example`. */
  readonly origin: string;
  readonly cookies: ReadonlyMap<string, string>;
  readonly setCookie: (name: string, value: string, seconds: number) => void;
  /** The file of a multipart request; `undefined` if none was sent. */
  readonly upload?: Buffer | undefined;
  /** The caller's intent; `undefined` when it sent no `Idempotency-Key`. */
  readonly intent: Intent | undefined;
}

/** What a caller wants done once, however often it is sent: two calls with one key and one body are one intent. */
interface Intent {
  readonly key: string;
  /** A secret derived from this intent, the same at each delivery and every gateway; used for tokens that are not stored. */
  readonly createSecret: (purpose: string) => string;
}

/** The session of a call whose row requires one. @throws Refusal `login.not.session` */
export function requireSession(call: Call): Session {
  if (call.session === undefined) throw new Refusal("login.not.session");
  return call.session;
}
