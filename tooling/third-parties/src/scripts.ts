/** The key of the reCAPTCHA that Firebase asks for. */
export const siteKey = "recaptcha-site-key";

/** Geetest's script, version 4: a button in the place of its puzzle. */
const geetestScript = `
window.initGeetest4 = (config, done) => {
  const on = {};
  const values = { captcha_id: config.captchaId, captcha_output: "output", pass_token: "passed", gen_time: "1763900000" };
  const captcha = {
    onReady: (then) => { queueMicrotask(then); return captcha; },
    onSuccess: (then) => { on.success = then; return captcha; },
    onError: (then) => { on.error = then; return captcha; },
    onClose: (then) => { on.close = then; return captcha; },
    getValidate: () => ({ ...values, lot_number: crypto.randomUUID() }),
    showCaptcha: () => {
      for (const [word, then] of [["Slide to verify", "success"], ["Close the puzzle", "close"]]) {
        const button = document.createElement("button");
        button.textContent = word + " (" + config.language + ")";
        button.onclick = () => on[then]();
        document.body.append(button);
      }
    },
  };
  done(captcha);
};`;

/** The script of an invisible reCAPTCHA, which takes everybody for a person. */
const recaptchaScript = `
window.grecaptcha = {
  ready: (then) => queueMicrotask(then),
  render: (place, options) => { grecaptcha.options = options; return 0; },
  execute: () => grecaptcha.options.callback("recaptcha token for " + grecaptcha.options.sitekey),
};`;

/** The scripts that pages load, by their paths. */
export const scripts: Readonly<Record<string, string>> = {
  "/v4/gt4.js": geetestScript,
  "/recaptcha/api.js": recaptchaScript,
};
