import { msg } from "@lingui/core/macro";

/** What the templates of messages of domain `security` are called. */
export const securityTemplateTexts = {
  "verification.code": msg`Verification code`,
  "password.reset": msg`Link for a new password`,
  "contact.changed": msg`A contact was changed`,
  "payment.password.changed": msg`The payment password was set`,
  "identity.approved": msg`Identity documents were approved`,
  "identity.rejected": msg`Other identity documents are needed`,
  "identity.again": msg`Identity documents are needed again`,
  "passkey.added": msg`A passkey was added`,
  "social.linked": msg`A social sign-in was linked`,
  "sign-in.removed": msg`A way to sign in was removed`,
  "sign-ins.ended": msg`Ways to log in were removed with the old password`,
};
