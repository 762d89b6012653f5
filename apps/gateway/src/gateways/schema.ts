import type { Time } from "../db/columns.ts";

interface RunningGateways {
  id: string;
  /** Which store of short-lived state it uses; empty: its own memory. */
  shared_state: string;
  started_at: Time;
  seen_at: Time;
}

/** Tables of the gateways themselves. */
export interface GatewayTables {
  running_gateways: RunningGateways;
}
