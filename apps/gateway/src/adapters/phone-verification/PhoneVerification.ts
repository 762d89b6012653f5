/** Verification of a phone number by a third party (REGFIRE3): its ID token says which number a person controls. */
export interface PhoneVerification {
  readonly kind: "local" | "firebase";
  /**
   * Creates the ID token for a number whose code was typed at this gateway. Undefined where another service sends codes and
   * makes tokens.
   */
  readonly createToken?: (tenantId: string, mobile: string) => Promise<string>;
  /** The address of the page with the service's widget, where the service sends its own codes. */
  readonly widget?: string;
  /** The number proved by a token, in E.164; undefined if the token is forged, too old, or issued for another merchant or project. */
  readonly verify: (tenantId: string, idToken: string) => Promise<string | undefined>;
}
