import { protectionRows, protectionStaffRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { eraseProtection } from "./eraseProtectionStore.ts";
import { protectionMigration } from "./migrations/060-protection.ts";
import { protectedPlayMigration } from "./migrations/061-protected-play.ts";
import { protectionEndsMigration } from "./migrations/063-protection-ends.ts";
import { askedStakesMigration } from "./migrations/082-asked-stakes.ts";
import { excludedTraitsMigration } from "./migrations/099-excluded-traits.ts";
import { confirmedDocumentsMigration } from "./migrations/141-confirmed-documents.ts";
import { removeOldTraits } from "./excludedTraitStore.ts";
import { spreadExclusionsJob } from "./followTraits.ts";
import { protectionRoutes } from "./routes.ts";
import { protectionStaffRoutes } from "./staffRoutes.ts";

export {
  findCreditObstacle,
  isExcluded,
  requireDepositAllowed,
  requireNotExcluded,
  requirePlayAllowed,
} from "./requirePlayAllowed.ts";
export { addAskedStake, forgetAskedStakes, takeAskedStake } from "./askedStakeStore.ts";
export { countToldPlay, isProtected } from "./toldPlayStore.ts";
export { lowerLimit } from "./changeLimit.ts";
export { findPlayRoom } from "./findPlayRoom.ts";
export { keepTraits } from "./excludedTraitStore.ts";
export {
  followConfirmed,
  followMember,
  followTraits,
  holdSharer,
  matchExcluded,
  spreadExclusions,
} from "./followTraits.ts";
export { startExclusion } from "./startExclusion.ts";
import { protectionServices } from "./services.ts";
export { showProtection, summarizeProtection } from "./showProtection.ts";

/** Limits, time-outs, exclusions and reality checks of members (money.md "Protection"). It imports `restriction` alone. */
export const protectionModule: GatewayModule = {
  domain: "protection",
  services: protectionServices,
  rows: protectionRows,
  routes: protectionRoutes,
  staffRows: protectionStaffRows,
  staffRoutes: protectionStaffRoutes,
  erase: eraseProtection,
  migrations: [
    protectionMigration,
    protectedPlayMigration,
    protectionEndsMigration,
    askedStakesMigration,
    excludedTraitsMigration,
    confirmedDocumentsMigration,
  ],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  jobs: [spreadExclusionsJob],
  retentions: [{ name: "excluded traits", days: 1, remove: ({ db }, days) => removeOldTraits(db, days) }],
};
