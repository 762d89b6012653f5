// Firebase's phone verification by its REST interface: a code is sent after an invisible reCAPTCHA, and exchanged for an ID token.

import { answerParent, loadScript, settings } from "./answerParent.js";

const phoneErrors = {
  INVALID_PHONE_NUMBER: "mobile.invalid",
  INVALID_CODE: "sms.code.invalid",
  MISSING_CODE: "sms.code.required",
  SESSION_EXPIRED: "sms.code.expired",
  QUOTA_EXCEEDED: "sms.quota.insufficient",
  TOO_MANY_ATTEMPTS_TRY_LATER: "sms.quota.insufficient",
};

/** Calls the service. Its errors begin with a word of {@link phoneErrors}. */
async function callService(path, body) {
  const address = `${settings.service}/v1/${path}?key=${encodeURIComponent(settings.apiKey)}`;
  const response = await fetch(address, {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw Object.assign(new Error("no answer"), { code: "network.abnormal" });
  });
  const value = await response.json();
  if (response.ok) return value;
  const [word] = String(value.error?.message).split(" ");
  throw Object.assign(new Error(word), { code: phoneErrors[word] ?? "server.busy" });
}

/** Resolves with reCAPTCHA's token; who seems to be a program is asked to solve a picture first. */
async function solveRecaptcha(language) {
  await loadScript(`${settings.script}&hl=${encodeURIComponent(language)}`);
  await new Promise((resolve) => grecaptcha.ready(resolve));
  const { recaptchaSiteKey } = await callService("recaptchaParams");
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  return new Promise((resolve, reject) => {
    const widget = grecaptcha.render(place, {
      sitekey: recaptchaSiteKey,
      size: "invisible",
      callback: resolve,
      "error-callback": reject,
      "expired-callback": reject,
    });
    grecaptcha.execute(widget);
  });
}

let sessionInfo = "";

answerParent({
  send: async ({ phoneNumber, language }) => {
    const recaptchaToken = await solveRecaptcha(language);
    ({ sessionInfo } = await callService("accounts:sendVerificationCode", { phoneNumber, recaptchaToken }));
    return {};
  },
  exchange: async ({ code }) => {
    const { idToken } = await callService("accounts:signInWithPhoneNumber", { sessionInfo, code });
    return { idToken };
  },
});
