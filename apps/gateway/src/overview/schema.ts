interface OverviewQuarters {
  tenant_id: string;
  asset: string;
  start: Date;
  staked: string;
  won: string;
}

interface OverviewPlayers {
  tenant_id: string;
  start: Date;
  account: string;
}

interface OverviewState {
  id: number;
  until: Date;
}

/** Tables of the overview's roll-ups. */
export interface OverviewTables {
  overview_quarters: OverviewQuarters;
  overview_players: OverviewPlayers;
  overview_state: OverviewState;
}
