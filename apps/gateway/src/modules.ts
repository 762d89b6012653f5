import type { GatewayModule } from "./GatewayModule.ts";
import { agentModule } from "./modules/agent/index.ts";
import { authModule } from "./modules/auth/index.ts";
import { gamesModule } from "./modules/games/index.ts";
import { memberModule } from "./modules/member/index.ts";
import { memberDeskModule } from "./modules/member-desk/index.ts";
import { providerModule } from "./modules/provider/index.ts";
import { reportModule } from "./modules/report/index.ts";
import { inboxModule } from "./modules/inbox/index.ts";
import { supportModule } from "./modules/support/index.ts";
import { systemModule } from "./modules/system/index.ts";
import { walletModule } from "./modules/wallet/index.ts";
import { securityModule } from "./modules/security/index.ts";
import { withdrawalModule } from "./modules/withdrawal/index.ts";
import { turnoverModule } from "./modules/turnover/index.ts";
import { staffModule } from "./modules/staff/index.ts";
import { promotionsModule } from "./modules/promotions/index.ts";
import { restrictionModule } from "./modules/restriction/index.ts";
import { restrictionDeskModule } from "./modules/restriction-desk/index.ts";
import { protectionModule } from "./modules/protection/index.ts";
import { referralModule } from "./modules/referral/index.ts";

/** Every module of the gateway: a domain that is not in this list does not exist. */
export const modules: readonly GatewayModule[] = [
  systemModule,
  authModule,
  memberModule,
  walletModule,
  gamesModule,
  supportModule,
  inboxModule,
  providerModule,
  securityModule,
  agentModule,
  withdrawalModule,
  staffModule,
  memberDeskModule,
  reportModule,
  protectionModule,
  turnoverModule,
  promotionsModule,
  restrictionModule,
  restrictionDeskModule,
  referralModule,
];
