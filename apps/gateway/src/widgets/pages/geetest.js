// Geetest's widget, version 4: shows the check at once and answers its four values.

import { answerParent, loadScript, settings } from "./answerParent.js";

const geetestLanguages = { zh: "zho", en: "eng", id: "ind", th: "tha", vi: "vie" };

answerParent({
  check: async ({ language }) => {
    await loadScript(settings.script);
    return new Promise((resolve, reject) => {
      initGeetest4(
        { captchaId: settings.captchaId, product: "bind", language: geetestLanguages[language.split("-")[0]] ?? "eng" },
        (captcha) => {
          captcha
            .onReady(() => captcha.showCaptcha())
            .onSuccess(() => {
              const { lot_number, captcha_output, pass_token, gen_time } = captcha.getValidate();
              resolve({ lot_number, captcha_output, pass_token, gen_time });
            })
            .onError(reject)
            .onClose(() => reject(new Error("the check was closed")));
        },
      );
    });
  },
});
