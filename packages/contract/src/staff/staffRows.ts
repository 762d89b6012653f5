import { memberStaffRows } from "../member/staffRows.ts";
import { authStaffRows } from "../auth/staffRows.ts";
import { gamesStaffRows } from "../games/staffRows.ts";
import { systemStaffRows } from "../system/staffRows.ts";
import { reportStaffRows } from "../report/staffRows.ts";
import { walletStaffRows } from "../wallet/staffRows.ts";
import { turnoverStaffRows } from "../turnover/staffRows.ts";
import { restrictionStaffRows } from "../restriction/staffRows.ts";
import { withdrawalStaffRows } from "../withdrawal/staffRows.ts";
import { staffDomainRows } from "./rows.ts";
import type { StaffRow } from "./StaffRow.ts";
import { promotionsStaffRows } from "../promotions/staffRows.ts";
import { protectionStaffRows } from "../protection/staffRows.ts";
import { referralStaffRows } from "../referral/staffRows.ts";

/** Every call of the back office, once: the rows of each domain together. */
export const staffRows: readonly StaffRow[] = [
  ...staffDomainRows,
  ...systemStaffRows,
  ...gamesStaffRows,
  ...authStaffRows,
  ...memberStaffRows,
  ...walletStaffRows,
  ...protectionStaffRows,
  ...withdrawalStaffRows,
  ...turnoverStaffRows,
  ...promotionsStaffRows,
  ...restrictionStaffRows,
  ...reportStaffRows,
  ...referralStaffRows,
];
