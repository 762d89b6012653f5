import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `auth`. */
export const authErrorTexts = {
  "login.not.session": msg({ id: "error.login.not.session", message: "You are not logged in, please log in." }),
  "session.replaced": msg({
    id: "error.session.replaced",
    message: "You were logged out because you logged in elsewhere.",
  }),
  "login.credentials.invalid": msg({
    id: "error.login.credentials.invalid",
    message: "The username or the password is not correct.",
  }),
  "login.locked": msg({
    id: "error.login.locked",
    message:
      "This login is locked after too many wrong passwords. Please try again in {minutes, plural, one {# minute} other {# minutes}}.",
  }),
  "login.second.factor.required": msg({
    id: "error.login.second.factor.required",
    message: "Please confirm that it is you.",
  }),
  "login.second.factor.expired": msg({
    id: "error.login.second.factor.expired",
    message: "This took too long, or there were too many wrong codes. Please log in again.",
  }),
  "login.token.invalid": msg({
    id: "error.login.token.invalid",
    message: "This link has been used or has expired. Please log in.",
  }),
  "passkey.invalid": msg({
    id: "error.passkey.invalid",
    message: "This passkey was not accepted. Please try again, or log in another way.",
  }),
  "passkey.limit": msg({ id: "error.passkey.limit", message: "There are already ten passkeys. Remove one first." }),
  "social.cancelled": msg({
    id: "error.social.cancelled",
    message: "Login failed: the sign-in was closed before it was finished.",
  }),
  "social.failed": msg({
    id: "error.social.failed",
    message: "The sign-in could not be confirmed. Please try again.",
  }),
  "social.unavailable": msg({
    id: "error.social.unavailable",
    message: "The sign-in service cannot be reached. Please try again later, or log in another way.",
  }),
  "social.unlinked": msg({
    id: "error.social.unlinked",
    message: "No account here is linked to this sign-in yet.",
  }),
  "social.taken": msg({
    id: "error.social.taken",
    message: "This sign-in is already linked to another account.",
  }),
  "social.linked": msg({
    id: "error.social.linked",
    message: "Your account already has a sign-in of this provider.",
  }),
  "login.not.member": msg({ id: "error.login.not.member", message: "Non-member account unable to log in." }),
  "login.not.agent": msg({ id: "error.login.not.agent", message: "Non-agents cannot log in." }),
  "captcha.required": msg({ id: "error.captcha.required", message: "Please enter the characters in the picture." }),
  "captcha.invalid": msg({ id: "error.captcha.invalid", message: "Captcha check failed. Please try again." }),
  "account.closed": msg({ id: "error.account.closed", message: "This account is closed." }),
  "account.frozen": msg({ id: "error.account.frozen", message: "This account is frozen. Please contact us." }),
  "freeplay.too.many": msg({
    id: "error.freeplay.too.many",
    message: "Too many free demos have been started from your network. Please try again later.",
  }),
  "sms.too.many": msg({
    id: "error.rate.limited",
    message: "Too many requests. Please retry after {minutes, plural, one {# minute} other {# minutes}}.",
  }),
  "sms.quota.insufficient": msg({
    id: "error.sms.quota.insufficient",
    message: "No more codes can be sent today. Please contact us.",
  }),
  "sms.code.invalid": msg({ id: "error.sms.code.invalid", message: "Please enter a valid verification code." }),
  "sms.code.expired": msg({
    id: "error.sms.code.expired",
    message: "This verification code has expired. Please request a new one.",
  }),
  "mobile.invalid": msg({ id: "error.mobile.invalid", message: "Please enter a valid mobile number." }),
  "username.taken": msg({ id: "error.username.taken", message: "This username is taken. Please choose another one." }),
  "email.taken": msg({ id: "error.email.taken", message: "This e-mail address is already in use." }),
  "mobile.taken": msg({ id: "error.mobile.taken", message: "This mobile number is already in use." }),
  "age.under": msg({ id: "error.age.under", message: "You must be {age} or older to register." }),
  "terms.required": msg({ id: "error.terms.required", message: "Please accept the terms to register." }),
  "register.limit.ip": msg({
    id: "error.register.limit.ip",
    message: "Too many accounts have been registered from your network today. Please try again tomorrow.",
  }),
  "register.disabled": msg({
    id: "error.register.disabled",
    message: "No account can be opened with these details. Please contact us.",
  }),
  "affiliate.invalid": msg({ id: "error.affiliate.invalid", message: "Invalid invitation code" }),
  "referral.invalid": msg({ id: "error.referral.invalid", message: "Invalid referral code" }),
  "geetest.failed": msg({ id: "error.geetest.failed", message: "The security check failed. Please try again." }),
  "mobile.required": msg({ id: "error.mobile.required", message: "Please enter your mobile number." }),
  "sms.code.required": msg({ id: "error.sms.code.required", message: "Please enter the verification code." }),
} as const satisfies Record<string, MessageDescriptor>;
