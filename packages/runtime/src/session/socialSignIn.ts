import { type LoginRequest, type SocialAnswer, type SocialProvider, socialProviders } from "@marquee/contract";
import { sessionStore } from "../preferences/storage.ts";
import { findProvider, forgetAddressAnswer, getAddressAnswer } from "./addressAnswer.ts";

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

/** The return of a visitor who had left for one of these purposes. Reading changes nothing, because a render may be discarded. */
export function getSocialReturn(wanted: readonly SocialIntent["purpose"][]): SocialReturn | null {
  const intent = readIntent();
  return intent !== null && wanted.includes(intent.purpose) ? { intent, answer: getAddressAnswer() } : null;
}

/** Why a guest had left who has returned to another page without an answer, for example by Back. */
export function getAbandonedSignIn(): SocialIntent | null {
  return findProvider() === undefined ? (getSocialReturn(["LOGIN", "REGISTER"])?.intent ?? null) : null;
}

/** Removes it once it has been handled. */
export function forgetSocialReturn(): void {
  sessionStore.remove("socialSignIn");
  forgetAddressAnswer();
}
