import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ActivityKind } from "@marquee/contract";

/** What happened, for the member. */
export const activityTexts: Readonly<Record<ActivityKind, MessageDescriptor>> = {
  LOGIN: msg`Logged in`,
  LOGIN_FAILED: msg`Wrong password at a login`,
  LOGIN_LOCKED: msg`Login locked after too many wrong passwords`,
  LOGOUT: msg`Logged out`,
  SESSION_ENDED: msg`Device logged out`,
  PASSWORD_CHANGED: msg`Password changed`,
  PASSWORD_REFUSED: msg`Wrong current password at a change`,
  REGISTERED: msg`Account registered`,
};
