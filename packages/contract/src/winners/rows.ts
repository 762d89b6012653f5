import { row, type SchemaRow } from "../SchemaRow.ts";
import { getRankList, getWinnerBoard } from "./endpoints.ts";
import { RankListRequestSchema, WinnerBoardRequestSchema, WinnerBoardSchema } from "./schemas.ts";

/** Calls of domain `winners`. */
export const winnersRows: readonly SchemaRow[] = [
  row(getRankList, RankListRequestSchema, WinnerBoardSchema),
  row(getWinnerBoard, WinnerBoardRequestSchema, WinnerBoardSchema),
];
