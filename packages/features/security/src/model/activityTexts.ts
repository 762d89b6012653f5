import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ActivityKind } from "@marquee/contract";

/** What happened, for the member. */
export const activityTexts: Readonly<Record<ActivityKind, MessageDescriptor>> = {
  LOGIN: msg`Logged in`,
  LOGIN_FAILED: msg`Wrong password at login`,
  LOGIN_LOCKED: msg`Login locked after too many wrong passwords`,
  LOGOUT: msg`Logged out`,
  SESSION_ENDED: msg`Device logged out`,
  PASSWORD_CHANGED: msg`Password changed`,
  PASSWORD_REFUSED: msg`Wrong current password when changing it`,
  PASSWORD_RESET: msg`Forgotten password replaced`,
  PASSKEY_ADDED: msg`Passkey added`,
  PASSKEY_BEHIND: msg`Passkey used, possibly a copy`,
  PASSKEY_REMOVED: msg`Passkey removed`,
  SOCIAL_LINKED: msg`Sign-in linked`,
  SECOND_FACTOR_ON: msg`Authenticator app added`,
  SECOND_FACTOR_OFF: msg`Authenticator app removed`,
  RECOVERY_CODES_RENEWED: msg`New recovery codes made`,
  REGISTERED: msg`Account registered`,
  PAYMENT_PASSWORD_CHANGED: msg`Payment password set`,
  PAYMENT_PASSWORD_REFUSED: msg`Wrong payment password`,
  CONTACT_CHANGED: msg`E-mail or phone changed`,
  PROFILE_CHANGED: msg`Profile changed`,
  DATA_REQUESTED: msg`Data requested`,
  IDENTITY_SUBMITTED: msg`Identity documents sent`,
  IDENTITY_DECIDED: msg`Identity documents checked`,
};
