import { useRegisterMobileMutation, useRegisterMutation } from "@marquee/api-client";
import type { RegisterValue } from "@marquee/contract";
import { getDeviceId } from "@marquee/runtime";
import type { PhoneVerifier } from "./phoneVerifier.ts";
import type { RegisterField, RegisterValues, RegisterWay } from "./registerFields.ts";
import { type CaptchaAnswer, toRegisterMobileRequest, toRegisterRequest } from "./toRegisterRequest.ts";
import type { SocialProof } from "./socialProof.ts";
import type { BotCheck } from "./useBotCheck.ts";
import type { ShownTerms } from "./useShownTerms.ts";
import type { AddressCodes } from "./addressCodes.ts";

/** What a registration needs besides the typed values. */
export type RegisterContext = {
  readonly way: RegisterWay;
  readonly fields: readonly RegisterField[];
  readonly codes: AddressCodes;
  readonly bot: BotCheck;
  readonly verifier: PhoneVerifier;
  /** The account at a provider that the registration links. */
  readonly social: SocialProof | undefined;
  /** The terms that the page shows. */
  readonly terms: ShownTerms;
  readonly toDialingCode: (country: string) => string;
};

/** The result of a registration: the member, or the refusal. */
export type RegisterOutcome = { readonly data?: RegisterValue | undefined; readonly error?: unknown };

/** Sends a registration: first the phone's proof, if there is one, then everything (RG-24, RG-25). */
export function useRegister({ way, fields, codes, bot, verifier, terms, toDialingCode, social }: RegisterContext) {
  const [register] = useRegisterMutation();
  const [registerMobile] = useRegisterMobileMutation();
  return async (values: RegisterValues, captcha: CaptchaAnswer): Promise<RegisterOutcome> => {
    const countryDialingCode = toDialingCode(values.country);
    const number = { mobileNum: values.mobileNum.trim(), countryDialingCode };
    const isProved = values.mobileNum !== "" && fields.some(({ name }) => name === "verificationCode");
    try {
      const phone = isProved ? await verifier.prove(number, values.verificationCode.trim()) : {};
      const geetest = await bot.takeProof();
      const proofs = {
        ...captcha,
        ...phone,
        ...terms,
        countryDialingCode,
        deviceId: getDeviceId(),
        ...(geetest === undefined ? {} : { geetest }),
        ...(social === undefined ? {} : { socialTicket: social.ticket }),
      };
      const address = new URL(globalThis.location.href);
      return way === "mobile"
        ? await registerMobile(toRegisterMobileRequest(values, fields, address, codes, proofs))
        : await register(toRegisterRequest(values, fields, address, codes, proofs));
    } catch (error) {
      return { error };
    }
  };
}
