import {
  getCaptcha,
  getCaptchaChallenge,
  getSessionLife,
  keepSession,
  confirmContact,
  createPhoneToken,
  getBotChallenge,
  login,
  loginFreePlay,
  logout,
  register,
  registerMobile,
  sendRegisterCode,
  type SessionLife,
} from "@marquee/contract";
import { requireSession } from "../../http/Call.ts";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { getIdleSeconds, idleWarningMinutes, noteAct } from "../../authentication/sessionStore.ts";
import type { Services } from "./services.ts";
import { confirmContact as confirmByLink } from "./confirmContact.ts";
import { logIn } from "./logIn.ts";
import { loginRoutes } from "./loginRoutes.ts";
import { logoutMember } from "./logoutMember.ts";
import { answerRegistration, beginRegistration, type Registration } from "./registerMember.ts";
import { createPhoneToken as exchangeCode, sendRegisterCode as sendCode } from "./sendRegisterCode.ts";
import { startFreePlay } from "./startFreePlay.ts";
import { captchaCookie } from "./toCaptchaAnswer.ts";

const toLife = (idleSeconds: number): SessionLife => ({ idleSeconds, warnSeconds: idleWarningMinutes * 60 });

/** Login, free play, logout, captcha, registration. */
export function authRoutes(services: Services): readonly Route[] {
  const { captcha, db } = services;
  return [
    route(login, (call, request) => logIn(services, call, request)),
    ...loginRoutes(services),
    route(loginFreePlay, (call, request) => startFreePlay(services, call, request)),
    route(logout, (call, request) => logoutMember(services, call, request)),
    route(getSessionLife, async (call) => toLife(await getIdleSeconds(db, requireSession(call)))),
    route(keepSession, async (call) => {
      const session = requireSession(call);
      // The promised time counts from now, not from the last recorded act.
      await noteAct(db, session);
      return toLife(await getIdleSeconds(db, session));
    }),
    route(getCaptcha, async (call, { format }) => {
      const picture = await captcha.createPicture(call.tenant.id);
      call.setCookie(captchaCookie, picture.captchaId, 300);
      return format === "json" ? picture : picture.image;
    }),
    route(getCaptchaChallenge, async (call) => captcha.createChallenge(call.tenant.id)),
    idempotentRoute(register, {
      begin: (call, request) => beginRegistration(services, call, "username", request),
      answer: (call, request, made: Registration) => answerRegistration(services, call, "username", request, made),
    }),
    idempotentRoute(registerMobile, {
      begin: (call, request) => beginRegistration(services, call, "mobile", request),
      answer: (call, request, made: Registration) => answerRegistration(services, call, "mobile", request, made),
    }),
    route(sendRegisterCode, (call, request) => sendCode(services, call, request)),
    route(createPhoneToken, (call, request) => exchangeCode(services, call, request)),
    route(confirmContact, (call, request) => confirmByLink(services, call, request)),
    route(getBotChallenge, async (call) => services.botCheck.createChallenge(call.tenant.id)),
  ];
}
