import type { FeatureModule } from "../FeatureModule.ts";

/** What an outside page answered, in the address of the page to which it sent the visitor back. */
export type AddressAnswer = {
  readonly path: string;
  /** URL-encoded pairs: the query, and the part after `#`. */
  readonly response: string;
};

const longest = 8_000;

let answer: AddressAnswer | null = null;

/** Removes an answer from the address bar of a route that takes one, without an entry in the history, so that no script, link or bookmark contains it. */
export function takeAddressAnswer(features: readonly Pick<FeatureModule, "routes">[]): void {
  const { pathname: path, search, hash } = globalThis.location;
  const takers = features.flatMap(({ routes = [] }) => routes.filter(({ takesAnswer }) => takesAnswer));
  if (!takers.some(({ paths }) => paths.includes(path))) return;
  // An answer is in the query or after `#`; in the second case our own state is in the query.
  const response = [search.slice(1), hash.slice(1)].filter((part) => part !== "").join("&");
  globalThis.history.replaceState(globalThis.history.state, "", path);
  answer = response === "" || response.length > longest ? null : { path, response };
}

/** The answer that the page was opened with. */
export const getAddressAnswer = (): AddressAnswer | null => answer;

export const forgetAddressAnswer = (): void => {
  answer = null;
};
