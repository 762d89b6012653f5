import {
  type LoginRequest,
  type SocialAnswer,
  type SocialProvider,
  socialProviders,
  toSocialPath,
} from "@marquee/contract";
import { sessionStore } from "../preferences/storage.ts";

const purposes = ["LOGIN", "REGISTER", "LINK"] as const;

/** Why a visitor left for a provider of social sign-in, and from which page. */
export type SocialIntent = {
  readonly purpose: (typeof purposes)[number];
  readonly provider: SocialProvider;
  readonly side: LoginRequest["side"];
  /** The path of the page. */
  readonly from: string;
};

/** A visitor's return from a provider, with its answer, or without one after Back. */
export type SocialReturn = { readonly intent: SocialIntent; readonly answer: SocialAnswer | null };

const longest = 8_000;

let answer: SocialAnswer | null = null;

function readIntent(): SocialIntent | null {
  try {
    const value: unknown = JSON.parse(sessionStore.get("socialSignIn") ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const read = (key: keyof SocialIntent): unknown => Reflect.get(value, key);
    const purpose = purposes.find((each) => each === read("purpose"));
    const provider = socialProviders.find((each) => each === read("provider"));
    const from = read("from");
    if (purpose === undefined || provider === undefined || typeof from !== "string") return null;
    return { purpose, provider, from, side: read("side") === "AGENT" ? "AGENT" : "MEMBER" };
  } catch {
    return null;
  }
}

/** Leaves for a provider; the tab remembers why. @returns false for an address to which no browser may be sent */
export function leaveForProvider(intent: SocialIntent, url: string): boolean {
  const { protocol } = URL.parse(url) ?? {};
  if (protocol !== "https:" && protocol !== "http:") return false;
  sessionStore.set("socialSignIn", JSON.stringify(intent));
  globalThis.location.assign(url);
  return true;
}

/** The provider whose return page this is. */
const findProvider = (): SocialProvider | undefined =>
  socialProviders.find((each) => toSocialPath(each) === globalThis.location.pathname);

/** Removes a provider's answer from the address bar, without an entry in the history, so that no script, link or bookmark contains it. */
export function takeAddressAnswer(): void {
  const { pathname, search, hash } = globalThis.location;
  const provider = findProvider();
  if (provider === undefined) return;
  // An answer is in the query or after `#`; in the second case our own state is in the query.
  const response = [search.slice(1), hash.slice(1)].filter((part) => part !== "").join("&");
  globalThis.history.replaceState(globalThis.history.state, "", pathname);
  answer = response === "" || response.length > longest ? null : { provider, response };
}

/** The return of a visitor who had left for one of these purposes. Reading changes nothing, because a render may be discarded. */
export function getSocialReturn(wanted: readonly SocialIntent["purpose"][]): SocialReturn | null {
  const intent = readIntent();
  return intent !== null && wanted.includes(intent.purpose) ? { intent, answer } : null;
}

/** Why a guest had left who has returned to another page without an answer, for example by Back. */
export function getAbandonedSignIn(): SocialIntent | null {
  return findProvider() === undefined ? (getSocialReturn(["LOGIN", "REGISTER"])?.intent ?? null) : null;
}

/** Removes it once it has been handled. */
export function forgetSocialReturn(): void {
  sessionStore.remove("socialSignIn");
  answer = null;
}
