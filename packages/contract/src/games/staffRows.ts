import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import { SwitchVersionSchema } from "../system/staffSchemas.ts";
import * as collection from "./staffCollectionSchemas.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as schema from "./staffSchemas.ts";
import { SetStakesSchema } from "./staffStakeSchemas.ts";

const refusals = ["version.conflict", "fields", "switch.refused"] as const;

/** Vendors, games and collections in the back office. */
export const gamesStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.listStaffVendors, Nothing, schema.StaffVendorListSchema),
  staffRow(endpoint.setVendor, schema.SetVendorSchema, SwitchVersionSchema, refusals),
  staffRow(endpoint.listStaffGames, schema.ListStaffGamesSchema, schema.StaffGamePageSchema),
  staffRow(endpoint.setGames, schema.SetGamesSchema, SwitchVersionSchema, refusals),
  staffRow(endpoint.setStakes, SetStakesSchema, SwitchVersionSchema, refusals),
  staffRow(endpoint.addGames, schema.AddGamesSchema, SwitchVersionSchema, refusals),
  staffRow(endpoint.listStaffCollections, Nothing, collection.StaffCollectionListSchema),
  staffRow(endpoint.saveCollection, collection.SaveCollectionSchema, SwitchVersionSchema, refusals),
  staffRow(endpoint.removeCollection, collection.RemoveCollectionSchema, SwitchVersionSchema, refusals),
  staffRow(endpoint.orderCollections, collection.OrderCollectionsSchema, SwitchVersionSchema, refusals),
];
