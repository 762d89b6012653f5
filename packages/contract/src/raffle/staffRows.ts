import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as schema from "./staffSchemas.ts";

/** Raffles in the back office. */
export const raffleStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.listStaffRaffles, Nothing, schema.StaffRaffleListSchema),
  staffRow(endpoint.makeRaffle, schema.MakeRaffleSchema, schema.MadeRaffleSchema, [
    "fields",
    "state.changed",
    "raffle.forbidden",
    "raffle.limit",
  ]),
  staffRow(endpoint.stopRaffle, schema.StopRaffleSchema, Nothing, ["state.changed"]),
  staffRow(endpoint.listRaffleGifts, schema.ListRaffleGiftsSchema, schema.RaffleGiftPageSchema),
  staffRow(endpoint.decideRaffleGift, schema.DecideRaffleGiftSchema, Nothing, [
    "fields",
    "order.unknown",
    "state.changed",
  ]),
];
