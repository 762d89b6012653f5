import { memberStaffRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { offerTemplate } from "../../messages/offerTemplate.ts";
import { eraseNotes } from "./eraseNotesStore.ts";
import { adjustmentKind } from "./adjustment.ts";
import { closingKinds } from "./closing.ts";
import { closingTemplates } from "./closingTemplates.ts";
import { correctionKind } from "./correction.ts";
import { correctionRows, removeOldCorrections } from "./correctionStore.ts";
import { memberExport } from "./exportMembers.ts";
import { memberDeskMigration } from "./migrations/037-member-desk.ts";
import { offersMigration } from "./migrations/088-offers.ts";
import { offerDaysMigration } from "./migrations/089-offer-days.ts";
import { correctionsMigration } from "./migrations/165-corrections.ts";
import { membersByLoginMigration } from "./migrations/180-members-by-login.ts";
import { factorRemovalKind } from "./removeFactors.ts";
import { wishTemplate } from "./recordWish.ts";
import { secureTemplates } from "./secureTemplates.ts";
import { removeOldOffers } from "./offerStore.ts";
import { unlockedTemplate } from "./unlockMember.ts";
import { memberStaffRoutes } from "./staffRoutes.ts";
import { correctionTemplates } from "./tellCorrected.ts";
import { memberDeskServices } from "./services.ts";

export { changeMember, toAuthor } from "./changeMember.ts";
export { requireMember } from "./memberSheet.ts";
export { givePassword } from "./secureMember.ts";
export { moveMember } from "./setMemberState.ts";

/** What staff see and do of members. It uses the modules that know a member, and so cannot be one of them. */
export const memberDeskModule: GatewayModule = {
  domain: "member-desk",
  services: memberDeskServices,
  rows: [],
  routes: () => [],
  staffRows: memberStaffRows,
  staffRoutes: memberStaffRoutes,
  proposalKinds: [adjustmentKind, factorRemovalKind, correctionKind, ...closingKinds],
  exportLists: [memberExport],
  erase: eraseNotes,
  migrations: [memberDeskMigration, offersMigration, offerDaysMigration, correctionsMigration, membersByLoginMigration],
  memberTables: [correctionRows],
  retentions: [
    { name: "offers", days: 400, remove: ({ db }, days) => removeOldOffers(db, days) },
    // A proposal is over after 14 days.
    { name: "corrections", days: 30, remove: ({ db }, days) => removeOldCorrections(db, days) },
  ],
  messageTemplates: [
    offerTemplate,
    ...secureTemplates,
    ...correctionTemplates,
    wishTemplate,
    unlockedTemplate,
    ...closingTemplates,
  ],
};
