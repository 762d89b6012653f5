import type { ColumnType, Generated } from "kysely";

/** In 1/10,000 of the unit. Rows are written by `measure_winners` alone. */
type Money = ColumnType<string, never, never>;

/** One row: up to where the stream of settled stakes is read. */
interface BoardPlaces {
  single: Generated<boolean>;
  xid: string;
  sequence: string;
}

interface BoardRounds {
  tenant_id: string;
  member_id: string;
  game_code: string;
  round_id: string;
  currency: string;
  category: string;
  stake: Money;
  win: Money;
  taken_back: boolean;
  at: ColumnType<Date, never, never>;
}

/** Tables of domain `winners`. */
export interface WinnersTables {
  board_places: BoardPlaces;
  board_rounds: BoardRounds;
}
