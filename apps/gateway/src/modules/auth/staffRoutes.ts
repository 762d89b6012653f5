import * as row from "@marquee/contract/staff";
import type { Services } from "./services.ts";
import type { StaffTools } from "../../staff/StaffTools.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { checkPattern, listStaffRegisterRules, setRegisterRule } from "./staffRegisterRules.ts";

/** Rules of registration in the back office. */
export function authStaffRoutes(services: Services, tools: StaffTools): readonly StaffRoute[] {
  return [
    merchantRoute(row.listStaffRegisterRules, (call) => listStaffRegisterRules(services, call)),
    merchantRoute(row.setRegisterRule, (call, request) => setRegisterRule(tools, call, request)),
    merchantRoute(row.getPatternCheck, (_, request) => checkPattern(request)),
  ];
}
