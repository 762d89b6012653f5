import type { DeskModule, DeskPage } from "./frame/DeskPage.ts";
import { authDesk } from "./auth/authDesk.ts";
import { gamesDesk } from "./games/gamesDesk.ts";
import { memberDesk } from "./member/memberDesk.ts";
import { reportDesk } from "./report/reportDesk.ts";
import { staffDesk } from "./staff/staffDesk.ts";
import { systemDesk } from "./system/systemDesk.ts";
import { walletDesk } from "./wallet/walletDesk.ts";
import { protectionDesk } from "./protection/protectionDesk.ts";
import { restrictionDesk } from "./restriction/restrictionDesk.ts";
import { withdrawalDesk } from "./withdrawal/withdrawalDesk.ts";
import { promotionsDesk } from "./promotions/promotionsDesk.ts";
import { referralDesk } from "./referral/referralDesk.ts";

/** Every module of the back office: a domain that is not in this list has no page. */
const deskModules: readonly DeskModule[] = [
  staffDesk,
  memberDesk,
  walletDesk,
  withdrawalDesk,
  promotionsDesk,
  reportDesk,
  gamesDesk,
  systemDesk,
  authDesk,
  protectionDesk,
  restrictionDesk,
  referralDesk,
];

/** Every page, in the order of the menu. */
export const deskPages: readonly DeskPage[] = deskModules.flatMap(({ pages }) => pages);
