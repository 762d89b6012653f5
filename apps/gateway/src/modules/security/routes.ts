import { type ActivityKind, changePassword, endSession, listActivity, listSessions } from "@marquee/contract";
import { requireSession } from "../../http/Call.ts";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "./services.ts";
import { changePassword as changeMemberPassword } from "./changePassword.ts";
import { accountRoutes } from "./accountRoutes.ts";
import { endOtherSession } from "./endOtherSession.ts";
import { passwordRoutes } from "./passwordRoutes.ts";
import { listEvents, listLiveSessions } from "./memberSessionStore.ts";
import { toDevice } from "./toDevice.ts";

const activities: Readonly<Record<string, ActivityKind>> = {
  "login.succeeded": "LOGIN",
  "login.failed": "LOGIN_FAILED",
  "login.locked": "LOGIN_LOCKED",
  "session.logout": "LOGOUT",
  "session.logout.all": "LOGOUT",
  "session.ended": "SESSION_ENDED",
  "password.changed": "PASSWORD_CHANGED",
  "password.refused": "PASSWORD_REFUSED",
  "password.reset": "PASSWORD_RESET",
  "passkey.added": "PASSKEY_ADDED",
  "passkey.behind": "PASSKEY_BEHIND",
  "passkey.removed": "PASSKEY_REMOVED",
  "social.linked": "SOCIAL_LINKED",
  "second.factor.on": "SECOND_FACTOR_ON",
  "second.factor.off": "SECOND_FACTOR_OFF",
  "recovery.codes.renewed": "RECOVERY_CODES_RENEWED",
  "member.registered": "REGISTERED",
  "payment.password.changed": "PAYMENT_PASSWORD_CHANGED",
  "payment.password.refused": "PAYMENT_PASSWORD_REFUSED",
  "contact.changed": "CONTACT_CHANGED",
  "profile.changed": "PROFILE_CHANGED",
  "data.requested": "DATA_REQUESTED",
  "identity.submitted": "IDENTITY_SUBMITTED",
  "identity.decided": "IDENTITY_DECIDED",
};

/** The member's own control of the account: password, devices, activity. */
export function securityRoutes(services: Services): readonly Route[] {
  const { db } = services;
  return [
    ...passwordRoutes(services),
    ...accountRoutes(services),
    route(changePassword, (call, request) => changeMemberPassword(services, call, request)),
    route(listSessions, async (call) => {
      const session = requireSession(call);
      const list = await listLiveSessions(db, session);
      return {
        list: list
          .map(({ id, tokenHash, address, userAgent, startedAt, seenAt }) => ({
            id,
            address,
            ...toDevice(userAgent),
            startedAt: startedAt.getTime(),
            seenAt: seenAt.getTime(),
            isCurrent: tokenHash === session.tokenHash,
          }))
          .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
      };
    }),
    route(endSession, (call, request) => endOtherSession(services, call, request)),
    route(listActivity, async (call) => {
      const list = await listEvents(db, requireSession(call), Object.keys(activities));
      return {
        list: list.flatMap(({ id, event, at, address, userAgent }) => {
          const kind = activities[event];
          return kind === undefined
            ? []
            : [{ id, kind, at: at.getTime(), address: address ?? "", ...toDevice(userAgent) }];
        }),
      };
    }),
  ];
}
