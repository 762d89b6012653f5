import { authApi } from "@marquee/api-client";
import type { BotProof, VerificationSent } from "@marquee/contract";
import type { AppStore } from "@marquee/runtime";

/** A number as typed, and the dialing code of its country. */
export type TypedNumber = { readonly mobileNum: string; readonly countryDialingCode: string };

/** What a registration sends as proof of its number (RG-18, RG-25). */
export type PhoneProof = {
  readonly verificationCode?: string;
  readonly firebaseChannel?: "sms";
  readonly firebaseIdToken?: string;
};

/** A service that sends codes to phones and proves that they arrived. Both functions throw the ApiError of a refusal. */
export type PhoneVerifier = {
  readonly send: (number: TypedNumber, geetest: BotProof | undefined) => Promise<VerificationSent>;
  readonly prove: (number: TypedNumber, code: string) => Promise<PhoneProof>;
};

type Dispatch = AppStore["dispatch"];

const send =
  (dispatch: Dispatch): PhoneVerifier["send"] =>
  (number, geetest) =>
    dispatch(
      authApi.endpoints.sendRegisterCode.initiate({
        ...number,
        purpose: "REGISTER",
        ...(geetest === undefined ? {} : { geetest }),
      }),
    ).unwrap();

/** The gateway's own codes: the typed code is sent with the registration. */
export const createCodeVerifier = (dispatch: Dispatch): PhoneVerifier => ({
  send: send(dispatch),
  prove: (_number, verificationCode) => Promise.resolve({ verificationCode }),
});

/**
 * A third party whose codes the gateway sends: the code is exchanged for an ID token, which proves the number to the
 * registration. The token is kept for the same number and code, since a code can be exchanged only once.
 */
export function createTokenVerifier(dispatch: Dispatch): PhoneVerifier {
  let made: { readonly subject: string; readonly proof: PhoneProof } | null = null;
  return {
    send: send(dispatch),
    prove: async (number, verificationCode) => {
      const subject = JSON.stringify([number, verificationCode]);
      if (made?.subject === subject) return made.proof;
      const request = { ...number, verificationCode };
      const { idToken } = await dispatch(authApi.endpoints.createPhoneToken.initiate(request)).unwrap();
      made = { subject, proof: { firebaseChannel: "sms", firebaseIdToken: idToken } };
      return made.proof;
    },
  };
}
