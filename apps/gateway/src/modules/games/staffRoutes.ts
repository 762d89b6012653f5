import * as row from "@marquee/contract/staff";
import type { Services } from "./services.ts";
import type { StaffTools } from "../../staff/StaffTools.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { addGames } from "./addGames.ts";
import { listStaffCollections, orderCollections, removeCollection, saveCollection } from "./collections.ts";
import { setStakes } from "./setStakes.ts";
import { listStaffGames, listStaffVendors, setGames, setVendor } from "./staffGames.ts";

/** Vendors, games and collections in the back office. */
export function gamesStaffRoutes(services: Services, tools: StaffTools): readonly StaffRoute[] {
  return [
    merchantRoute(row.listStaffVendors, (call) => listStaffVendors(services, call)),
    merchantRoute(row.setVendor, (call, request) => setVendor(tools, call, request)),
    merchantRoute(row.listStaffGames, (call, request) => listStaffGames(services, call, request)),
    merchantRoute(row.setGames, (call, request) => setGames(tools, call, request)),
    merchantRoute(row.setStakes, (call, request) => setStakes(tools, call, request)),
    merchantRoute(row.addGames, (call, request) => addGames(tools, call, request)),
    merchantRoute(row.listStaffCollections, (call) => listStaffCollections(services, call)),
    merchantRoute(row.saveCollection, (call, request) => saveCollection(tools, call, request)),
    merchantRoute(row.removeCollection, (call, request) => removeCollection(tools, call, request)),
    merchantRoute(row.orderCollections, (call, request) => orderCollections(tools, call, request)),
  ];
}
