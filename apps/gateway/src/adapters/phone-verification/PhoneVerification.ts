/** Proof of a phone number by a third party (REGFIRE3): its ID token says which number somebody holds. */
export interface PhoneVerification {
  readonly kind: "local" | "firebase";
  /**
   * Makes the ID token of a number whose code was typed at this gateway. Undefined where another service sends codes and
   * makes tokens.
   */
  readonly createToken?: (tenantId: string, mobile: string) => Promise<string>;
  /** The number of a token, in E.164; undefined for one that is forged, too old, or of another merchant or project. */
  readonly verify: (tenantId: string, idToken: string) => Promise<string | undefined>;
}
