import * as row from "@marquee/contract/staff";
import type { Services } from "./services.ts";
import type { StaffTools } from "../../staff/StaffTools.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { setProfileCertificate } from "./profile/setProfileCertificate.ts";
import { listStaffJurisdictions, proposeJurisdiction } from "./jurisdictions.ts";
import { cancelPlannedSwitch, getSwitchEffect, listSwitchDifferences, listSwitches, setSwitch } from "./switches.ts";

/** Switches in the back office. */
export function systemStaffRoutes(services: Services, tools: StaffTools): readonly StaffRoute[] {
  return [
    merchantRoute(row.listSwitches, (call) => listSwitches(services, call)),
    merchantRoute(row.getSwitchEffect, (call, request) => getSwitchEffect(services, call, request)),
    merchantRoute(row.listSwitchDifferences, (call, request) => listSwitchDifferences(services, call, request)),
    merchantRoute(row.setSwitch, (call, request) => setSwitch(tools, call, request)),
    merchantRoute(row.setProfileCertificate, (call, request) => setProfileCertificate(services, tools, call, request)),
    merchantRoute(row.listStaffJurisdictions, (call) => listStaffJurisdictions(services, call)),
    merchantRoute(row.proposeJurisdiction, (call, request) => proposeJurisdiction(services, call, request)),
    merchantRoute(row.cancelPlannedSwitch, async (call, request) => {
      await cancelPlannedSwitch(services, call, request);
      return {};
    }),
  ];
}
