import type { GameMechanic, Volatility } from "@marquee/contract";
import type { ColumnType, Generated } from "kysely";
import type { Time } from "../../db/columns.ts";

interface Vendors {
  tenant_id: string;
  category: string;
  vendor: string;
  name: string;
  position: number;
  hot: boolean;
}

interface Games {
  tenant_id: string;
  node_id: string;
  code: string;
  vendor: string;
  category: string;
  classify: string;
  name: string;
  min_bet: string;
  min_lines: number;
  tags: ColumnType<string[], string, string>;
  hot_rank: number | null;
  is_new: boolean;
  state: Generated<string>;
  position: number;
  /** The game server that plays it. */
  provider: string;
  /** All five are known for the house's own games. */
  theme: string | null;
  mechanic: GameMechanic | null;
  model: string | null;
  /** 1/100 of a per cent. */
  rtp: number | null;
  volatility: Volatility | null;
  /** How much of a stake counts towards turnover, in per cent. */
  weight: number;
}

interface MemberGames {
  tenant_id: string;
  member_id: string;
  node_id: string;
  at: Time;
}

/** Tables of domain `games`. */
export interface GamesTables {
  vendors: Vendors;
  games: Games;
  favourites: MemberGames;
  recent_games: MemberGames;
}
