import { staffDomainRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { staffMigration } from "../../staff/migrations/032-staff.ts";
import { staffSetUpMigration } from "../../staff/migrations/110-staff-set-up.ts";
import { passkeysBehindMigration } from "../../staff/migrations/140-passkeys-behind.ts";
import { takenWorkMigration } from "../../staff/migrations/154-taken-work.ts";
import { staffLanguagesMigration } from "../../staff/migrations/385-staff-languages.ts";
import { staffSecurityLogMigration } from "../../staff/migrations/111-staff-security-log.ts";
import { countOpenProposals, expireProposals, waitingProposals } from "../../staff/proposalStore.ts";
import { removeOldTakenWork } from "../../staff/takenWorkStore.ts";
import { removeOldStaffSessions } from "../../staff/staffSessionStore.ts";
import { countFailedJobs } from "../../jobs/jobStateStore.ts";
import { countFailedMessages, failedMessages } from "../../messages/outgoingMessageStore.ts";
import { countFailedDeliveries, failedDeliveries } from "../../webhooks/webhookLogStore.ts";
import { exportKind } from "./exports.ts";
import { staffExportLists } from "./exportLists.ts";
import { createDemoStaff } from "./demo/createDemoStaff.ts";
import { invitationTemplate, setUpTemplate } from "./invitationTemplate.ts";
import { endOverSessionsJob } from "./endOverSessionsJob.ts";
import { staffChangeTemplates } from "./staffChangeTemplates.ts";
import { inviteOwedJob } from "./inviteOwedJob.ts";
import { staffRoutes } from "./routes.ts";
import { invitationKind, resetKind, rolesKind } from "./staffProposalKinds.ts";
import { staffServices } from "./services.ts";

export { toOutboxMessage } from "./outbox.ts";
export { isWithoutAccess } from "./staffFactors.ts";

/** Staff of merchants and of the platform: logins, people, proposals, the audit log. */
export const staffModule: GatewayModule = {
  domain: "staff",
  services: staffServices,
  rows: [],
  routes: () => [],
  staffRows: staffDomainRows,
  staffRoutes,
  proposalKinds: [invitationKind, rolesKind, resetKind, exportKind],
  waiting: [
    { key: "proposals", permission: "proposals.read", count: countOpenProposals, items: waitingProposals },
    { key: "failedWebhooks", permission: "webhooks.read", count: countFailedDeliveries, items: failedDeliveries },
    { key: "failedMessages", permission: "messages.read", count: countFailedMessages, items: failedMessages },
    { key: "failedJobs", permission: "jobs.read", isPlatform: true, count: countFailedJobs },
  ],
  exportLists: staffExportLists,
  migrations: [
    staffMigration,
    staffSetUpMigration,
    staffSecurityLogMigration,
    passkeysBehindMigration,
    takenWorkMigration,
    staffLanguagesMigration,
  ],
  jobs: [inviteOwedJob, endOverSessionsJob],
  demo: { part: "staff", create: createDemoStaff },
  messageTemplates: [invitationTemplate, setUpTemplate, ...staffChangeTemplates],
  retentions: [
    { name: "taken work", days: 2, remove: ({ db }, days) => removeOldTakenWork(db, days) },
    { name: "staff sessions", days: 30, remove: ({ db }, days) => removeOldStaffSessions(db, days) },
    // A proposal that nobody decides is ended, not removed.
    { name: "proposals", days: 14, remove: ({ db }, days) => expireProposals(db, days) },
  ],
};
