import { isApiError } from "@marquee/api-client";

/** Somebody whom a provider has proved and who has no account here: what a registration brings. */
export type SocialProof = {
  readonly ticket: string;
  /** The name at the provider; empty when it told none. */
  readonly name: string;
  /** The mailbox that the provider has confirmed; empty without one. */
  readonly email: string;
};

const toText = (value: unknown): string => (typeof value === "string" ? value : "");

/** What a refused login says about somebody new; null when it was refused for something else. */
export function toSocialProof(error: unknown): SocialProof | null {
  if (!isApiError(error) || error.code !== "social.unlinked") return null;
  const { ticket, name, email } = error.value;
  return { ticket: toText(ticket), name: toText(name), email: toText(email) };
}
