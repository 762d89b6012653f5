import { agentRows } from "./agent/rows.ts";
import { authRows } from "./auth/rows.ts";
import { gamesRows } from "./games/rows.ts";
import { memberRows } from "./member/rows.ts";
import type { SchemaRow } from "./SchemaRow.ts";
import { reportRows } from "./report/rows.ts";
import { inboxRows } from "./inbox/rows.ts";
import { supportRows } from "./support/rows.ts";
import { systemRows } from "./system/rows.ts";
import { walletRows } from "./wallet/rows.ts";
import { securityRows } from "./security/rows.ts";
import { promotionsRows } from "./promotions/rows.ts";
import { protectionRows } from "./protection/rows.ts";
import { withdrawalRows } from "./withdrawal/rows.ts";
import { referralRows } from "./referral/rows.ts";

/** Every call of the contract, once. */
export const rows: readonly SchemaRow[] = [
  ...systemRows,
  ...authRows,
  ...memberRows,
  ...walletRows,
  ...gamesRows,
  ...supportRows,
  ...inboxRows,
  ...securityRows,
  ...agentRows,
  ...protectionRows,
  ...promotionsRows,
  ...withdrawalRows,
  ...reportRows,
  ...referralRows,
];
