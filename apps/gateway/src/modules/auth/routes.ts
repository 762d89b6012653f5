import { getCaptcha, getCaptchaChallenge, login, loginFreePlay, logout, register } from "@marquee/contract";
import { type Route, route } from "../../http/route.ts";
import { endSessions } from "../../identity/sessionStore.ts";
import type { Services } from "../../Services.ts";
import { loginMember } from "./loginMember.ts";
import { registerMember } from "./registerMember.ts";
import { startFreePlay } from "./startFreePlay.ts";
import { captchaCookie } from "./toCaptchaAnswer.ts";

/** Login, free play, logout, captcha, registration. */
export function authRoutes(services: Services): readonly Route[] {
  const { captcha, config, db, limiter, sessions } = services;
  return [
    route(login, (call, request) => loginMember(services, call, request)),
    route(loginFreePlay, (call, request) => startFreePlay(services, call, request)),
    route(logout, async ({ session }, { all }) => {
      if (session === undefined) return {};
      await endSessions(db, session, all === true);
      sessions.forget(session);
      return {};
    }),
    route(getCaptcha, async (call, { format }) => {
      limiter(`captcha ${call.tenant.id} ${call.location.ip}`, config.limits.captcha);
      const picture = captcha.createPicture(call.tenant.id);
      call.setCookie(captchaCookie, picture.captchaId, 300);
      return format === "json" ? picture : picture.image;
    }),
    route(getCaptchaChallenge, async (call) => {
      limiter(`captcha ${call.tenant.id} ${call.location.ip}`, config.limits.captcha);
      return captcha.createChallenge(call.tenant.id);
    }),
    route(register, (call, request) => registerMember(services, call, request)),
  ];
}
