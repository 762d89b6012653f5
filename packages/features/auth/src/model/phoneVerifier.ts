import { registerApi } from "@marquee/api-client";
import type { BotProof, VerificationSent } from "@marquee/contract";
import type { AppStore } from "@marquee/runtime";
import { openWidget, type Widget } from "./openWidget.ts";

/** A number as typed, and the dialing code of its country. */
export type TypedNumber = { readonly mobileNum: string; readonly countryDialingCode: string };

/** What a registration sends as proof of its number (RG-18, RG-25). */
export type PhoneProof = {
  readonly verificationCode?: string;
  readonly firebaseChannel?: "sms";
  readonly firebaseIdToken?: string;
};

/** How a third party's widget is shown: where, its accessible name, and the page's language. */
type WidgetPlace = { readonly element: HTMLElement; readonly title: string; readonly language: string };

/** A service that sends codes to phones and proves that they arrived. Both functions throw the ApiError of a refusal. */
export type PhoneVerifier = {
  readonly send: (
    number: TypedNumber,
    geetest: BotProof | undefined,
    place: WidgetPlace | null,
  ) => Promise<VerificationSent>;
  readonly prove: (number: TypedNumber, code: string) => Promise<PhoneProof>;
};

type Dispatch = AppStore["dispatch"];

const send =
  (dispatch: Dispatch): PhoneVerifier["send"] =>
  (number, geetest) =>
    dispatch(
      registerApi.endpoints.sendRegisterCode.initiate({
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
 * A third party: its code is exchanged for an ID token, which proves the number to the registration. The gateway sends the code
 * and exchanges it where it acts as the third party; otherwise the third party's widget does both. The token is kept for the
 * same number and code, since a code can be exchanged only once.
 */
export function createTokenVerifier(dispatch: Dispatch): PhoneVerifier {
  let made: { readonly subject: string; readonly proof: PhoneProof } | null = null;
  let widget: Widget | null = null;
  return {
    send: async (number, geetest, place) => {
      widget?.close();
      widget = null;
      const sent = await send(dispatch)(number, geetest, place);
      if (sent.widget === undefined || place === null) return sent;
      const opened = openWidget(place.element, sent.widget.url, place.title);
      try {
        await opened.ask("send", { phoneNumber: sent.widget.phoneNumber, language: place.language });
      } catch (error) {
        opened.close();
        throw error;
      }
      opened.hide();
      widget = opened;
      return sent;
    },
    prove: async (number, verificationCode) => {
      const subject = JSON.stringify([number, verificationCode]);
      if (made?.subject === subject) return made.proof;
      const request = { ...number, verificationCode };
      const { idToken = "" } =
        widget === null
          ? await dispatch(registerApi.endpoints.createPhoneToken.initiate(request)).unwrap()
          : await widget.ask("exchange", { code: verificationCode });
      made = { subject, proof: { firebaseChannel: "sms", firebaseIdToken: idToken } };
      return made.proof;
    },
  };
}
