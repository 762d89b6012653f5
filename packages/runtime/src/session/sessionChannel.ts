import { accountKinds } from "@marquee/contract";
import { sessionStore } from "../preferences/storage.ts";
import type { Session } from "./sessionSlice.ts";

const name = "mq-session";

/** What a tab keeps of a login. */
export type KeptSession = Session & { readonly customerId: string };

/** Why a session is over: the member logged out, or the code of what the page says. */
const endCodes = [
  "logout",
  "session.idle",
  "login.not.session",
  "session.replaced",
  "account.closed",
  "account.frozen",
] as const;

/** One of {@link endCodes}. */
export type SessionEnd = (typeof endCodes)[number];

/**
 * How the session of `token` goes on: another token is asked for, as at a change of the password; `next` has taken its place; or it
 * stays.
 */
export type Renewal =
  | { readonly kind: "renewing" | "kept"; readonly token: string }
  | { readonly kind: "renew"; readonly token: string; readonly next: string };

/**
 * What tabs of one site tell each other (decision 053). `tab` is a random name that a tab gives itself when it asks; `joined`: a tab with
 * a session has loaded.
 */
export type SessionMessage =
  | { readonly kind: "joined"; readonly merchant: string }
  | { readonly kind: "ask"; readonly merchant: string; readonly tab: string }
  | { readonly kind: "hand"; readonly merchant: string; readonly tab: string; readonly session: KeptSession }
  | ({ readonly merchant: string } & Renewal)
  | {
      readonly kind: "end";
      readonly merchant: string;
      readonly token: string;
      readonly username: string;
      readonly code: SessionEnd;
    };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string" && value !== "" && value.length <= 200;
/** What fits into a header: no blanks, nothing that is not ASCII. */
const isToken = (value: unknown): value is string => typeof value === "string" && /^[\x21-\x7e]{16,512}$/.test(value);

function isSessionEnd(code: unknown): code is SessionEnd {
  return endCodes.some((known) => known === code);
}

function toKeptSession(value: unknown): KeptSession | null {
  if (!isRecord(value)) return null;
  const { token, username, customerId } = value;
  const kind = accountKinds.find((known) => known === value["kind"]);
  if (!isToken(token) || !isText(username) || kind === undefined) return null;
  // A tab whose browser remembered the login does not know the number.
  return { token, username, kind, customerId: isText(customerId) ? customerId : "" };
}

/** Reads what came over the channel; null for anything that no tab of this release says. */
export function toSessionMessage(data: unknown): SessionMessage | null {
  if (!isRecord(data) || !isText(data["merchant"])) return null;
  const { kind, merchant, tab, token, next, username, code } = data;
  if (kind === "joined") return { kind, merchant };
  if (kind === "ask") return isText(tab) ? { kind, merchant, tab } : null;
  if (kind === "hand") {
    const session = toKeptSession(data["session"]);
    return isText(tab) && session ? { kind, merchant, tab, session } : null;
  }
  if (kind === "renew") return isToken(token) && isToken(next) ? { kind, merchant, token, next } : null;
  if (kind === "renewing" || kind === "kept") return isToken(token) ? { kind, merchant, token } : null;
  const isEnd = kind === "end" && isToken(token) && isText(username) && isSessionEnd(code);
  return isEnd ? { kind, merchant, token, username, code } : null;
}

/** The merchant whose page this is: several may be shown under one address while a brand is made. */
export const getMerchant = (): string => sessionStore.get("merchantCode") ?? "";

/** The channel of this site's tabs; null in a browser that has none. No other origin can listen. */
export function openSessionChannel(): BroadcastChannel | null {
  return "BroadcastChannel" in globalThis ? new BroadcastChannel(name) : null;
}

/** Tells the site's other tabs that a session is over (LG-19, LG-24), and why. */
export function announceSessionEnd({ token, username }: Session, reason: string): void {
  const code = isSessionEnd(reason) ? reason : "login.not.session";
  const channel = openSessionChannel();
  channel?.postMessage({ kind: "end", merchant: getMerchant(), token, username, code } satisfies SessionMessage);
  channel?.close();
}

/** Tells the tabs that share a session how it goes on (LG-18). */
export function announceRenewal(renewal: Renewal): void {
  const channel = openSessionChannel();
  channel?.postMessage({ ...renewal, merchant: getMerchant() } satisfies SessionMessage);
  channel?.close();
}
