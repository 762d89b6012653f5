import * as row from "@marquee/contract/staff";
import type { Services } from "./services.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { cancelExport, createExport, listExports } from "./exports.ts";

/** Files of whole lists in the back office. */
export function exportRoutes(services: Services, startExports: () => void): readonly StaffRoute[] {
  return [
    merchantRoute(row.listExports, (call, request) => listExports(services, call, request)),
    merchantRoute(row.createExport, (call, request) => createExport(services, startExports, call, request)),
    merchantRoute(row.cancelExport, async (call, request) => {
      await cancelExport(services, call, request);
      return {};
    }),
  ];
}
