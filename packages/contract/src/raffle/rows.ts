import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { claimRafflePromotion, listRaffleRecords, listRaffles } from "./endpoints.ts";
import * as schema from "./schemas.ts";

/** Calls of domain `raffle`. */
export const raffleRows: readonly SchemaRow[] = [
  row(listRaffles, Nothing, schema.RaffleListSchema),
  row(listRaffleRecords, schema.RaffleRecordsRequestSchema, schema.RaffleRecordsSchema),
  row(claimRafflePromotion, schema.ClaimRaffleSchema, schema.RaffleClaimSchema, [
    "raffle.unknown",
    "raffle.not.open",
    "raffle.none.left",
    "raffle.already",
    "raffle.condition",
    "rg.timeout",
    "rg.self.excluded",
  ]),
];
