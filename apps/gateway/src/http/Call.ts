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
}

/** The session of a call whose row requires one. @throws Refusal `login.not.session` */
export function requireSession(call: Call): Session {
  if (call.session === undefined) throw new Refusal("login.not.session");
  return call.session;
}
