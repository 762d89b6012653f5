import type { GameMechanic, LanguageCode, Volatility } from "@marquee/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Time } from "../../db/columns.ts";

interface Vendors {
  tenant_id: string;
  category: string;
  vendor: string;
  name: string;
  position: number;
  hot: boolean;
  is_new: Generated<boolean>;
  state: Generated<string>;
  /** What players read while it is in maintenance. */
  message: string | null;
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
  /** What players read while it is in maintenance. */
  message: string | null;
}

interface GameCatalogues {
  tenant_id: string;
  /** Raised when more than states of a merchant's games or vendors changed. */
  version: string;
}

interface StakeLimitRows {
  tenant_id: string;
  scope: "VENDOR" | "GAME";
  /** A vendor in a category, as `RNG/LUNA`, or a game's code. */
  subject: string;
  currency: string;
  /** In 1/10,000 of the unit. */
  min_stake: string | null;
  max_stake: string | null;
}

interface Collections {
  tenant_id: string;
  id: string;
  names: JSONColumnType<Partial<Record<LanguageCode, string>>>;
  place: string;
  position: number;
  visible: boolean;
  countries: ColumnType<readonly string[], string, string>;
}

interface CollectionGames {
  tenant_id: string;
  collection_id: string;
  node_id: string;
  position: number;
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
  game_catalogues: GameCatalogues;
  stake_limits: StakeLimitRows;
  collections: Collections;
  collection_games: CollectionGames;
}
