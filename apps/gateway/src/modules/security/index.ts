import { securityRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { eraseSecurity } from "./eraseSecurityStore.ts";
import { countSubmittedChecks, waitingChecks } from "./identityStore.ts";
import { eraseMembersJob } from "./eraseMember.ts";
import { makeExportsJob, removeOldExports } from "./makeExport.ts";
import { exportDays } from "./memberData.ts";
import { securityTemplates } from "./messageTemplates.ts";
import { signInTemplates } from "./signInTemplates.ts";
import { securityMigration } from "./migrations/022-security.ts";
import { passwordResetTemplate } from "./passwordResetTemplate.ts";
import { dataMigration } from "./migrations/029-data.ts";
import { identityMigration } from "./migrations/030-identity.ts";
import { identityListsMigration } from "./migrations/183-identity-lists.ts";
import { securityRoutes } from "./routes.ts";
import { securityServices } from "./services.ts";

export { askExportFor } from "./askExportFor.ts";
export { closeToErase } from "./closeToErase.ts";
export { decideIdentity } from "./decideIdentity.ts";
export { readContact } from "./readContact.ts";
export { requireEmptyAccount } from "./requireEmptyAccount.ts";
export { requireIdentity } from "./getMemberIdentity.ts";
export { getIdentityCheck, type IdentityCheck, listCheckPage, listIdentityChecks } from "./identityStore.ts";
export { listLiveSessions } from "./memberSessionStore.ts";
export { toDevice } from "./toDevice.ts";
export { requirePaymentPassword } from "./requirePaymentPassword.ts";

/** The member's own control of the account: passwords, contacts, devices, activity, data, identity. */
export const securityModule: GatewayModule = {
  domain: "security",
  services: securityServices,
  rows: securityRows,
  routes: securityRoutes,
  erase: eraseSecurity,
  migrations: [securityMigration, dataMigration, identityMigration, identityListsMigration],
  waiting: [
    { key: "identityChecks", permission: "identity.decide", count: countSubmittedChecks, items: waitingChecks },
  ],
  jobs: [makeExportsJob, eraseMembersJob],
  retentions: [{ name: "data exports", days: exportDays, remove: removeOldExports }],
  messageTemplates: [...securityTemplates, ...signInTemplates, passwordResetTemplate],
};
