import { promotionsRows, promotionsStaffRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { applicationTables } from "./applicationStore.ts";
import { applicationKind } from "./decideApplication.ts";
import { codeUseTable } from "./codeStore.ts";
import { createDemo } from "./demo/createDemo.ts";
import { endBonusesJob } from "./endBonusesJob.ts";
import { measureLossesFollower } from "./followStakes.ts";
import { lossTable } from "./lossStore.ts";
import { bonusTemplates } from "./messageTemplates.ts";
import { promotionsMigration } from "./migrations/091-promotions.ts";
import { toldBonusesMigration } from "./migrations/096-told-bonuses.ts";
import { promotionPagesMigration } from "./migrations/320-promotion-pages.ts";
import { zaloPromotionsMigration } from "./migrations/346-zalo-promotions.ts";
import { giftsGivenAloneMigration } from "./migrations/372-gifts-given-alone.ts";
import { depositTimesMigration } from "./migrations/371-deposit-times.ts";
import { promotionTriggersMigration } from "./migrations/370-loss-level-gift.ts";
import { promoCodesMigration } from "./migrations/382-promo-codes.ts";
import { stickyBonusesMigration } from "./migrations/383-sticky-bonuses.ts";
import { depositCodesMigration } from "./migrations/388-deposit-codes.ts";
import { hiddenPagesMigration } from "./migrations/389-hidden-pages.ts";
import { promotionsRoutes } from "./routes.ts";
import { promotionsStaffRoutes } from "./staffRoutes.ts";
import { codesKind } from "./makeCodes.ts";
import { promotionKind } from "./savePromotion.ts";
import { removeLossesJob } from "./removeLossesJob.ts";
import { tellBonusesJob } from "./tellBonusesJob.ts";
import { promotionsServices } from "./services.ts";
import { waitingApplications } from "./waitingApplications.ts";

export { getActiveBonus, getBonusBalance } from "./activeBonusStore.ts";
export { findBonus } from "./bonusStore.ts";
export { chooseBonus, listDepositPromotions } from "./chooseBonus.ts";
export type { CodeKeys } from "./promoCodes.ts";
export { takeDepositCode } from "./judgeDepositCode.ts";
export { endBonusWithMoneyOut, getEndingBonus, giveUpBonus } from "./endBonus.ts";
export { grantBonus } from "./grantBonus.ts";
export { hasPromotion } from "./promotionStore.ts";
export { toOwnBonus } from "./toBonus.ts";

export { promotionRewards } from "./promotionRewards.ts";

/** Promotions for deposits, and the bonuses that members have of them (decision 083). */
export const promotionsModule: GatewayModule = {
  domain: "promotions",
  services: promotionsServices,
  rows: promotionsRows,
  routes: promotionsRoutes,
  staffRows: promotionsStaffRows,
  staffRoutes: promotionsStaffRoutes,
  migrations: [
    promotionsMigration,
    toldBonusesMigration,
    promotionPagesMigration,
    zaloPromotionsMigration,
    promotionTriggersMigration,
    depositTimesMigration,
    giftsGivenAloneMigration,
    promoCodesMigration,
    stickyBonusesMigration,
    depositCodesMigration,
    hiddenPagesMigration,
  ],
  memberTables: [...applicationTables, lossTable, codeUseTable],
  followers: [measureLossesFollower],
  waiting: [waitingApplications],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  proposalKinds: [promotionKind, applicationKind, codesKind],
  messageTemplates: bonusTemplates,
  jobs: [endBonusesJob, tellBonusesJob, removeLossesJob],
  demo: { part: "promotions", create: createDemo },
};
