import { type SocialAnswer, type SocialProvider, socialProviders, toSocialPath } from "@marquee/contract";

const longest = 8_000;

let answer: SocialAnswer | null = null;

/** The provider whose return page this is. */
export const findProvider = (): SocialProvider | undefined =>
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

/** The answer that the page was opened with. */
export const getAddressAnswer = (): SocialAnswer | null => answer;

export const forgetAddressAnswer = (): void => {
  answer = null;
};
