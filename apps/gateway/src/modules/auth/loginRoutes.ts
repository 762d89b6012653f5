import {
  createLoginCode,
  loginByCode,
  listSocialProviders,
  loginByPasskey,
  sendLoginCode,
  sendSmsCode,
  startPasskeyLogin,
  startSocialLogin,
} from "@marquee/contract";
import { type Route, route } from "../../http/route.ts";
import { listOwnProviders } from "../../authentication/social/socialSignIns.ts";
import type { Services } from "./services.ts";
import { createOwnLoginCode, loginByCode as logInByCode } from "./loginByCode.ts";
import { loginByPasskey as logInByPasskey } from "./loginByPasskey.ts";
import { startSocialLogin as beginSocialLogin } from "./loginBySocial.ts";
import { sendLoginCode as sendCodeOfLogin } from "./sendLoginCode.ts";
import { sendSmsCode as sendCodeToPhone } from "./sendSmsCode.ts";

/** Other ways to a session than the login itself. */
export function loginRoutes(services: Services): readonly Route[] {
  return [
    route(sendSmsCode, (call, request) => sendCodeToPhone(services, call, request)),
    route(sendLoginCode, (call, request) => sendCodeOfLogin(services, call, request)),
    route(createLoginCode, (call) => createOwnLoginCode(services, call)),
    route(startPasskeyLogin, async (call) => ({ options: await services.passkeys.startLogin(call) })),
    route(loginByPasskey, (call, request) => logInByPasskey(services, call, request)),
    route(listSocialProviders, async (call) => ({ providers: listOwnProviders(services, call) })),
    route(startSocialLogin, (call, request) => beginSocialLogin(services, call, request)),
    route(loginByCode, (call, request) => logInByCode(services, call, request)),
  ];
}
