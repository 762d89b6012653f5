import type { Call } from "../../http/Call.ts";
import type { CaptchaAnswer } from "../../authentication/captcha.ts";

/** The cookie with the id of the last picture shown (contract 3.2.1). */
export const captchaCookie = "captchaId";

type Sent = { readonly [Key in keyof CaptchaAnswer]?: CaptchaAnswer[Key] | undefined };

/** The captcha's part of a request; the picture's id comes with the request or in the cookie. */
export function toCaptchaAnswer({ cookies }: Call, { captcha, captchaId, captchaProof }: Sent): CaptchaAnswer {
  const id = captchaId ?? cookies.get(captchaCookie);
  return {
    ...(captcha === undefined ? {} : { captcha }),
    ...(id === undefined ? {} : { captchaId: id }),
    ...(captchaProof === undefined ? {} : { captchaProof }),
  };
}
