import { findSocialProvider, type LoginRequest, type SocialAnswer } from "@marquee/contract";
import { getOutsideReturn, leaveSite } from "@marquee/runtime";

const purposes = ["LOGIN", "REGISTER"] as const;

/** Why a visitor left for a provider of social sign-in, and from which page. */
type SocialIntent = {
  readonly purpose: (typeof purposes)[number];
  readonly side: LoginRequest["side"];
  /** The path of the page. */
  readonly from: string;
};

/** A visitor's return from a provider, with its answer, or without one after Back. */
type SocialReturn = { readonly intent: SocialIntent; readonly answer: SocialAnswer | null };

/** Leaves for a provider; the tab remembers why. @returns false for an address to which no browser may be sent */
export const leaveForProvider = ({ purpose, side, from }: SocialIntent, url: string): boolean =>
  leaveSite({ purpose, from, note: side }, url);

/** The return of a visitor who had left to log in or to register. */
export function getSocialReturn(): SocialReturn | null {
  const { trip, answer } = getOutsideReturn(purposes) ?? {};
  const purpose = purposes.find((each) => each === trip?.purpose);
  if (trip === undefined || purpose === undefined) return null;
  const provider = findSocialProvider(answer?.path ?? "");
  return {
    intent: { purpose, from: trip.from, side: trip.note === "AGENT" ? "AGENT" : "MEMBER" },
    answer: answer && provider ? { provider, response: answer.response } : null,
  };
}

/** Why a guest had left who has returned to another page without an answer, for example by Back. */
export const getAbandonedSignIn = (): SocialIntent | null =>
  findSocialProvider(globalThis.location.pathname) === undefined ? (getSocialReturn()?.intent ?? null) : null;
