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
  "passkey.limit": msg({ id: "error.passkey.limit", message: "There are ten passkeys already. Remove one first." }),
  "social.cancelled": msg({
    id: "error.social.cancelled",
    message: "Login failed: the sign-in was closed before it was done.",
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
    message: "This sign-in is linked to another account already.",
  }),
  "social.linked": msg({
    id: "error.social.linked",
    message: "Your account has a sign-in of this provider already.",
  }),
  "login.not.member": msg({ id: "error.login.not.member", message: "Non-member account unable to log in." }),
  "login.not.agent": msg({ id: "error.login.not.agent", message: "Non-agents cannot log in." }),
  "captcha.required": msg({ id: "error.captcha.required", message: "Please enter the characters in the picture." }),
  "captcha.invalid": msg({ id: "error.captcha.invalid", message: "Captcha check failed. Please try again." }),
  "account.closed": msg({ id: "error.account.closed", message: "This account is closed." }),
  "account.frozen": msg({ id: "error.account.frozen", message: "This account is frozen. Please contact us." }),
  "rg.self.excluded": msg({ id: "error.rg.self.excluded", message: "You have excluded yourself from playing." }),
  "rg.timeout": msg({ id: "error.rg.timeout", message: "You are taking a time-out from playing." }),
  "rg.deposit.limit": msg({ id: "error.rg.deposit.limit", message: "This is more than your deposit limit allows." }),
  "rg.loss.limit": msg({ id: "error.rg.loss.limit", message: "This is more than your loss limit allows." }),
  "rg.wager.limit": msg({ id: "error.rg.wager.limit", message: "This is more than your wager limit allows." }),
  "rg.session.limit": msg({ id: "error.rg.session.limit", message: "The time that you set for playing is over." }),
  "rg.limit.not.due": msg({
    id: "error.rg.limit.not.due",
    message: "This limit cannot be confirmed now: the day to think it over is not past, or it was not asked for.",
  }),
  "freeplay.too.many": msg({
    id: "error.freeplay.too.many",
    message: "Too many free demos were started from your network. Please try again later.",
  }),
  "function.not.available": msg({ id: "error.function.not.available", message: "This function is not enabled." }),
  "permission.denied": msg({ id: "error.permission.denied", message: "You do not have permission to do this." }),
  "trial.not.allowed": msg({ id: "in_need_true_account", message: "You need a real account for this." }),
  "password.change.required": msg({
    id: "error.password.change.required",
    message: "Please choose a new password first.",
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
    message: "This is the password that new accounts begin with. Choose one of your own.",
  }),
  "account.email.unknown": msg({ id: "error.account.email.unknown", message: "Username/Email does not exist" }),
  "reset.token.invalid": msg({
    id: "error.reset.token.invalid",
    message: "This link has been used or has expired. Please ask for a new one.",
  }),
  "reset.choice.required": msg({
    id: "error.reset.choice.required",
    message: "Your code is right. Please say below whether your other ways of logging in stay.",
  }),
  "mobile.unknown": msg({ id: "error.mobile.unknown", message: "No account has this mobile number." }),
  "username.taken": msg({ id: "error.username.taken", message: "This username is taken. Please choose another one." }),
  "email.taken": msg({ id: "error.email.taken", message: "This e-mail address is already in use." }),
  "nickname.taken": msg({ id: "error.nickname.taken", message: "This nickname is taken. Please choose another one." }),
  "birthday.fixed": msg({
    id: "error.birthday.fixed",
    message: "The birthday is set and cannot be changed. Please contact us if it is wrong.",
  }),
  "contact.same": msg({ id: "error.contact.same", message: "This is the confirmed one already." }),
  "contact.token.invalid": msg({
    id: "error.contact.token.invalid",
    message: "This link does not work any more. You can confirm your contact in the security centre.",
  }),
  "contact.missing": msg({
    id: "error.contact.missing",
    message: "There is no confirmed e-mail or phone to send a code to.",
  }),
  "upload.type": msg({ id: "error.upload.type", message: "Please choose a PNG or JPG picture." }),
  "upload.size": msg({
    id: "error.upload.size",
    message: "This picture is too large. It may have 5 MB and 50 megapixels.",
  }),
  "upload.incomplete": msg({
    id: "error.upload.incomplete",
    message: "The end of this picture is missing. Take it again, or save it anew, and send it once more.",
  }),
  "upload.count": msg({ id: "error.upload.count", message: "There are too many pictures. Please try again tomorrow." }),
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
    message: "The new payment password is the present one.",
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
  "kyc.pending": msg({ id: "error.kyc.pending", message: "Your documents are being checked already." }),
  "mobile.taken": msg({ id: "error.mobile.taken", message: "This mobile number is already in use." }),
  "age.under": msg({ id: "error.age.under", message: "You must be {age} or older to register." }),
  "terms.required": msg({ id: "error.terms.required", message: "Please accept the terms to register." }),
  "register.limit.ip": msg({
    id: "error.register.limit.ip",
    message: "Too many accounts were registered from your network today. Please try again tomorrow.",
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
  "language.disabled": msg({ id: "error.language.disabled", message: "This language is not available." }),
  "wallet.insufficient": msg({ id: "error.wallet.insufficient", message: "Your balance is too low for this." }),
  "wallet.locked": msg({
    id: "error.wallet.locked",
    message: "Another transfer of this wallet is not finished yet. Wait until it is.",
  }),
  "wallet.transfer.min": msg({ id: "error.wallet.transfer.min", message: "The amount is too low for a transfer." }),
  "wallet.unavailable": msg({
    id: "error.wallet.unavailable",
    message: "This wallet does not answer at the moment. Nothing was moved; try again later.",
  }),
  "deposit.min": msg({ id: "error.deposit.min", message: "The amount is lower than this way to pay allows." }),
  "deposit.max": msg({ id: "error.deposit.max", message: "The amount is higher than this way to pay allows." }),
  "deposit.pending": msg({ id: "error.deposit.pending", message: "Pay or cancel one of your open deposits first." }),
  "deposit.unavailable": msg({
    id: "error.deposit.unavailable",
    message: "This way to pay is not available at the moment. Choose another one.",
  }),
  "order.ended": msg({ id: "error.order.ended", message: "This order has ended or was answered already." }),
  "order.open": msg({ id: "error.order.open", message: "This order has not ended yet." }),
  "payment.password.required": msg({
    id: "error.payment.password.required",
    message: "Please enter your payment password.",
  }),
  "withdraw.min": msg({ id: "error.withdraw.min", message: "The amount is lower than can be withdrawn this way." }),
  "withdraw.max": msg({ id: "error.withdraw.max", message: "The amount is higher than can be withdrawn this way." }),
  "withdraw.daily": msg({
    id: "error.withdraw.daily",
    message: "The amount is more than you can withdraw in 24 hours.",
  }),
  "withdraw.pending": msg({
    id: "error.withdraw.pending",
    message: "Wait until one of your withdrawals is paid.",
  }),
  "turnover.required": msg({
    id: "error.turnover.required",
    message: "A part of your balance can be withdrawn only after it was played.",
  }),
  "withdraw.account.unknown": msg({ id: "error.withdraw.account.unknown", message: "Choose one of your accounts." }),
  "withdraw.account.waiting": msg({
    id: "error.withdraw.account.waiting",
    message: "This account is new and cannot be paid yet.",
  }),
  "withdraw.account.taken": msg({
    id: "error.withdraw.account.taken",
    message: "This account is on your list already.",
  }),
  "withdraw.account.limit": msg({
    id: "error.withdraw.account.limit",
    message: "You have as many accounts as you may have. Remove one first.",
  }),
  "promo.not.eligible": msg({ id: "error.promo.not.eligible", message: "You cannot claim this promotion." }),
  "promo.already": msg({
    id: "error.promo.already",
    message: "You have claimed this promotion, or have a bonus already.",
  }),
  "promo.closed": msg({ id: "error.promo.closed", message: "This promotion is not on offer any more." }),
  "promo.minimum": msg({ id: "error.promo.minimum", message: "The deposit is too small for this promotion." }),
  "bonus.unknown": msg({ id: "error.bonus.unknown", message: "There is no such bonus." }),
  "bonus.ended": msg({ id: "error.bonus.ended", message: "This bonus has ended." }),
  "order.unknown": msg({ id: "error.order.unknown", message: "There is no such order." }),
  "report.too.long": msg({
    id: "error.report.too.long",
    message: "This month is too long for a PDF. Download it as CSV.",
  }),
  "game.maintenance": msg({ id: "error.game.maintenance", message: "This game is under maintenance." }),
  "game.not.found": msg({ id: "error.game.not.found", message: "This game does not exist any more." }),
  "game.disabled": msg({ id: "error.game.disabled", message: "This game is not available." }),
  "game.restricted": msg({
    id: "error.game.restricted",
    message: "This game is not open to your account. Please ask customer service.",
  }),
  "idempotency.required": msg({
    id: "error.idempotency.required",
    message: "This could not be sent. Please try again.",
  }),
  "idempotency.conflict": msg({
    id: "error.idempotency.conflict",
    message: "This was already sent with other details. Please reload the page.",
  }),
  "version.conflict": msg({
    id: "error.version.conflict",
    message: "Somebody else changed this in the meantime. Look at the change and try again.",
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
