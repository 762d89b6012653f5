interface BetDays {
  tenant_id: string;
  player_id: string;
  zone: string;
  day: string;
  game_code: string;
  rounds: string;
  staked: string;
  won: string;
}

interface BetDayRounds {
  tenant_id: string;
  player_id: string;
  zone: string;
  day: string;
  provider: string;
  round_id: string;
}

interface BetRollups {
  tenant_id: string;
  zone: string;
  until: string;
}

/** Tables of domain `report`. */
export interface ReportTables {
  bet_days: BetDays;
  bet_day_rounds: BetDayRounds;
  bet_rollups: BetRollups;
}
