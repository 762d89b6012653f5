import { isApiError } from "@marquee/api-client";

/** A person whom a provider has identified and who has no account here yet, for the registration. */
export type SocialProof = {
  readonly ticket: string;
  /** The name at the provider; empty if it gave none. */
  readonly name: string;
  /** The mailbox that the provider has verified; empty without one. */
  readonly email: string;
};

const toText = (value: unknown): string => (typeof value === "string" ? value : "");

/** The proof in the refusal of a login by an unlinked account; null for another refusal. */
export function toSocialProof(error: unknown): SocialProof | null {
  if (!isApiError(error) || error.code !== "social.unlinked") return null;
  const { ticket, name, email } = error.value;
  return { ticket: toText(ticket), name: toText(name), email: toText(email) };
}
