import * as row from "@marquee/contract/staff";
import type { Services } from "./services.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { addRestriction, liftRestriction } from "./changeRestrictions.ts";
import { listRestrictions, listRestrictionTargets } from "./listRestrictions.ts";

/** Game restrictions in the back office. */
export function restrictionStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(row.listRestrictions, (call, request) => listRestrictions(services, call, request)),
    merchantRoute(row.listRestrictionTargets, (call, request) => listRestrictionTargets(services, call, request)),
    merchantRoute(row.addRestriction, (call, request) => addRestriction(services, call, request)),
    merchantRoute(row.liftRestriction, (call, request) => liftRestriction(services, call, request)),
  ];
}
