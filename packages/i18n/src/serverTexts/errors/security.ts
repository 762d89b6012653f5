import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `security`. */
export const securityErrorTexts = {
  "password.change.required": msg({
    id: "error.password.change.required",
    message: "Please choose a new password first.",
  }),
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
  "password.default": msg({
    id: "error.password.default",
    message: "This is the password that new accounts start with. Choose one of your own.",
  }),
  "account.email.unknown": msg({ id: "error.account.email.unknown", message: "Username/Email does not exist" }),
  "reset.token.invalid": msg({
    id: "error.reset.token.invalid",
    message: "This link has been used or has expired. Please ask for a new one.",
  }),
  "reset.choice.required": msg({
    id: "error.reset.choice.required",
    message: "Your code is right. Please choose below whether to keep your other ways of logging in.",
  }),
  "mobile.unknown": msg({ id: "error.mobile.unknown", message: "No account has this mobile number." }),
  "contact.same": msg({ id: "error.contact.same", message: "This contact is already confirmed." }),
  "contact.token.invalid": msg({
    id: "error.contact.token.invalid",
    message: "This link does not work any more. You can confirm your contact in the security centre.",
  }),
  "contact.missing": msg({
    id: "error.contact.missing",
    message: "There is no confirmed e-mail address or phone to send a code to.",
  }),
  "payment.password.invalid": msg({
    id: "error.payment.password.invalid",
    message: "The payment password is not correct.",
  }),
  "payment.password.locked": msg({
    id: "error.payment.password.locked",
    message:
      "The payment password is locked after too many wrong tries. Please retry after {minutes, plural, one {# minute} other {# minutes}}.",
  }),
  "payment.password.unset": msg({
    id: "error.payment.password.unset",
    message: "Please set a payment password first.",
  }),
  "payment.password.same": msg({
    id: "error.payment.password.same",
    message: "The new payment password is the same as the current one.",
  }),
  "account.balance.left": msg({
    id: "error.account.balance.left",
    message: "There is still money in the account. Please take it out first.",
  }),
  "account.round.open": msg({
    id: "error.account.round.open",
    message: "A game round is not finished. Please finish it first.",
  }),
  "kyc.required": msg({ id: "error.kyc.required", message: "Please confirm your identity first." }),
  "kyc.pending": msg({ id: "error.kyc.pending", message: "Your documents are already being checked." }),
  "payment.password.required": msg({
    id: "error.payment.password.required",
    message: "Please enter your payment password.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
