import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ClientErrorCode, ErrorCode } from "@marquee/contract";

/** The text of every error code (spec §8, contract 3.2.4); ids are `error.<code>`, so a brand can override one. */
export const errorTexts: Record<ErrorCode | ClientErrorCode, MessageDescriptor> = {
  unknown: msg({ id: "error.unknown", message: "Unknown error" }),
  "server.busy": msg({ id: "error.server.busy", message: "The site is busy. Please try again in a moment." }),
  "request.invalid": msg({
    id: "error.request.invalid",
    message: "The request could not be read. Please reload the page.",
  }),
  fields: msg({ id: "error.fields", message: "Please check the marked fields." }),
  "path.unknown": msg({ id: "error.path.unknown", message: "This page or function does not exist." }),
  "relay.unknown": msg({ id: "error.relay.unknown", message: "This function does not exist." }),
  "body.too.large": msg({ id: "error.body.too.large", message: "This is too large to send." }),
  "merchant.contradiction": msg({
    id: "error.merchant.contradiction",
    message: "This address belongs to another site.",
  }),
  "host.unknown": msg({ id: "error.host.unknown", message: "There is no site at this address." }),
  "site.closed": msg({ id: "error.site.closed", message: "This site is closed." }),
  "rate.limited": msg({
    id: "error.rate.limited",
    message: "Too many requests. Please retry after {minutes, plural, one {# minute} other {# minutes}}.",
  }),
  "login.not.session": msg({ id: "error.login.not.session", message: "You are not logged in, please log in." }),
  "session.replaced": msg({
    id: "error.session.replaced",
    message: "You were logged out because you logged in elsewhere.",
  }),
  "session.other.game": msg({
    id: "error.session.other.game",
    message: "Another game is open. Please close it first.",
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
  "login.not.member": msg({ id: "error.login.not.member", message: "Non-member account unable to log in." }),
  "login.not.agent": msg({ id: "error.login.not.agent", message: "Non-agents cannot log in." }),
  "captcha.required": msg({ id: "error.captcha.required", message: "Please enter the characters in the picture." }),
  "captcha.invalid": msg({ id: "error.captcha.invalid", message: "Captcha check failed. Please try again." }),
  "account.closed": msg({ id: "error.account.closed", message: "This account is closed." }),
  "account.frozen": msg({ id: "error.account.frozen", message: "This account is frozen. Please contact us." }),
  "rg.self.excluded": msg({ id: "error.rg.self.excluded", message: "You have excluded yourself from playing." }),
  "freeplay.too.many": msg({
    id: "error.freeplay.too.many",
    message: "Too many free demos were started from your network. Please try again later.",
  }),
  "function.not.available": msg({ id: "error.function.not.available", message: "This function is not enabled." }),
  "permission.denied": msg({ id: "error.permission.denied", message: "You do not have permission to do this." }),
  "trial.not.allowed": msg({ id: "in_need_true_account", message: "You need a real account for this." }),
  "password.old.invalid": msg({
    id: "error.password.old.invalid",
    message: "The current password is not correct.",
  }),
  "password.same": msg({
    id: "error.password.same",
    message: "The new password is the same as the current one.",
  }),
  "password.history": msg({
    id: "error.password.history",
    message: "You have used this password before. Choose another one.",
  }),
  "username.taken": msg({ id: "error.username.taken", message: "This username is taken. Please choose another one." }),
  "email.taken": msg({ id: "error.email.taken", message: "This e-mail address is already in use." }),
  "mobile.taken": msg({ id: "error.mobile.taken", message: "This mobile number is already in use." }),
  "age.under": msg({ id: "error.age.under", message: "You must be {age} or older to register." }),
  "terms.required": msg({ id: "error.terms.required", message: "Please accept the terms to register." }),
  "register.limit.ip": msg({
    id: "error.register.limit.ip",
    message: "Too many accounts were registered from your network today. Please try again tomorrow.",
  }),
  "language.disabled": msg({ id: "error.language.disabled", message: "This language is not available." }),
  "wallet.insufficient": msg({ id: "error.wallet.insufficient", message: "Your balance is too low for this." }),
  "game.maintenance": msg({ id: "error.game.maintenance", message: "This game is under maintenance." }),
  "game.not.found": msg({ id: "error.game.not.found", message: "This game does not exist any more." }),
  "game.disabled": msg({ id: "error.game.disabled", message: "This game is not available." }),
  "idempotency.required": msg({
    id: "error.idempotency.required",
    message: "This could not be sent. Please try again.",
  }),
  "idempotency.conflict": msg({
    id: "error.idempotency.conflict",
    message: "This was already sent with other details. Please reload the page.",
  }),
  "encryption.required": msg({
    id: "error.encryption.required",
    message: "This can only be sent encrypted. Please reload the page.",
  }),
  "encryption.invalid": msg({
    id: "error.encryption.invalid",
    message: "This could not be read by the site. Please try again.",
  }),
  "encryption.skewed": msg({
    id: "error.encryption.skewed",
    message: "Your device's clock is wrong. Please set it and try again.",
  }),
  "encryption.replayed": msg({
    id: "error.encryption.replayed",
    message: "This was already sent. Please reload the page.",
  }),
  "encryption.key.unknown": msg({
    id: "error.encryption.key.unknown",
    message: "The secure connection was renewed. Please try again.",
  }),
  maintenance: msg({ id: "error.maintenance", message: "System maintenance" }),
  "region.restricted": msg({ id: "error.region.restricted", message: "Access is restricted by your location or IP." }),
  "client.upgrade.required": msg({
    id: "error.client.upgrade.required",
    message: "A new version of the site is ready. Please reload the page.",
  }),
  "network.abnormal": msg({ id: "error.network.abnormal", message: "Network link is abnormal" }),
  "session.idle": msg({
    id: "error.session.idle",
    message: "You were logged out because you were inactive for a while. Please log in again.",
  }),
  "popup.blocked": msg({
    id: "error.popup.blocked",
    message: "Your browser blocked the window. Please allow pop-ups for this site.",
  }),
  "game.url.invalid": msg({ id: "error.game.url.invalid", message: "Invalid URL, contact customer service" }),
};
