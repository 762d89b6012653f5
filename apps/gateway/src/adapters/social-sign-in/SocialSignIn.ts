import type { SocialProvider } from "@marquee/contract";

/** Who signed in at a provider. Issuer and subject identify the account there permanently; name and mailbox are only shown. */
export interface SocialIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Empty if the provider gives none. */
  readonly name: string;
  /** Present only if the provider has verified it. */
  readonly email: string | undefined;
}

/** The secrets of one sign-in, and where the provider sends the visitor back. */
interface SignIn {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier. */
  readonly verifier: string;
  readonly redirectUri: string;
}

/** One provider, set up for one merchant. */
export interface SignInProvider {
  readonly kind: "openid" | "telegram";
  /** Where the visitor signs in. @throws Refusal `social.unavailable` */
  readonly createAddress: (signIn: SignIn) => Promise<string>;
  /**
   * Identifies the visitor who came back with `response`, the parameters of the address.
   * @throws Refusal `social.cancelled`, `social.failed`, `social.unavailable`
   */
  readonly identify: (signIn: SignIn, response: URLSearchParams) => Promise<SocialIdentity>;
}

/** The configured providers. */
export interface SocialSignIn {
  readonly get: (merchant: string, provider: SocialProvider) => SignInProvider | undefined;
}

const mostName = 80;

/** A name as it is stored and shown: one line, bounded. */
export function toShownName(name: unknown): string {
  if (typeof name !== "string") return "";
  return [...name.replace(/[\p{C}\p{Z}]+/gu, " ").trim()].slice(0, mostName).join("");
}
