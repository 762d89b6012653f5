import {
  addPasskey,
  confirmPasswordReset,
  confirmTotp,
  forgotPassword,
  getSecondFactor,
  listPasskeys,
  listResetSignIns,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  resetPasswordBySms,
  startPasskey,
  startTotp,
} from "@marquee/contract";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "./services.ts";
import { forgotPassword as sendResetLink } from "./forgotPassword.ts";
import {
  addPasskey as keepPasskey,
  listOwnPasskeys,
  removePasskey as dropPasskey,
  startPasskey as beginPasskey,
} from "./passkeys.ts";
import {
  confirmPasswordReset as resetByLink,
  listResetSignIns as listSignInsOfReset,
  resetPasswordBySms as resetByPhone,
} from "./resetPassword.ts";
import {
  confirmTotp as confirmApp,
  getOwnFactor,
  removeTotp as removeApp,
  renewRecoveryCodes as renewCodes,
  startTotp as startApp,
} from "./secondFactor.ts";

/** Forgotten passwords and the second step of logins. */
export function passwordRoutes(services: Services): readonly Route[] {
  return [
    route(forgotPassword, (call, request) => sendResetLink(services, call, request)),
    route(confirmPasswordReset, (call, request) => resetByLink(services, call, request)),
    route(listResetSignIns, (call, request) => listSignInsOfReset(services, call, request)),
    route(resetPasswordBySms, (call, request) => resetByPhone(services, call, request)),
    route(listPasskeys, (call) => listOwnPasskeys(services, call)),
    route(startPasskey, (call, request) => beginPasskey(services, call, request)),
    route(addPasskey, (call, request) => keepPasskey(services, call, request)),
    route(removePasskey, (call, request) => dropPasskey(services, call, request)),
    route(getSecondFactor, (call) => getOwnFactor(services, call)),
    route(startTotp, (call, request) => startApp(services, call, request)),
    route(confirmTotp, (call, request) => confirmApp(services, call, request)),
    route(renewRecoveryCodes, (call, request) => renewCodes(services, call, request)),
    route(removeTotp, (call, request) => removeApp(services, call, request)),
  ];
}
