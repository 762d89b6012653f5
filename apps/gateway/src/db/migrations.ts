import type { Migration } from "@marquee/database";
import { segmentsMigration } from "../audience/migrations/202-segments.ts";
import { liveEventsMigration } from "../events/migrations/033-live-events.ts";
import { ownLiveEventsMigration } from "../events/migrations/130-own-live-events.ts";
import { eventKindsMigration } from "../events/migrations/147-kinds-of-events.ts";
import { exportsMigration } from "../exports/migrations/041-exports.ts";
import { exportTurnsMigration } from "../exports/migrations/122-export-turns.ts";
import { accountMigration } from "../files/migrations/028-account.ts";
import { gatewaysMigration } from "../gateways/migrations/017-gateways.ts";
import { idempotentAnswersMigration } from "../idempotency/migrations/010-idempotent-answers.ts";
import { loginMigration } from "../authentication/login/migrations/026-login.ts";
import { credentialsMigration } from "../authentication/login/migrations/027-credentials.ts";
import { passwordTypedMigration } from "../authentication/login/migrations/113-password-typed.ts";
import { bodyNoncesMigration } from "../authentication/migrations/123-body-nonces.ts";
import { identityMigration } from "../authentication/migrations/004-identity.ts";
import { loginForgivenessMigration } from "../authentication/migrations/021-login-forgiveness.ts";
import { socialMigration } from "../authentication/social/migrations/031-social.ts";
import { jobsMigration } from "../jobs/migrations/011-jobs.ts";
import { verificationCodesMigration } from "../authentication/migrations/023-verification-codes.ts";
import { ledgerMigration } from "../ledger/migrations/001-ledger.ts";
import { sealsMigration } from "../ledger/migrations/015-seals.ts";
import { holderDaysMigration } from "../ledger/migrations/016-holder-days.ts";
import { ledgerBatchesMigration } from "../ledger/migrations/020-ledger-batches.ts";
import { balanceEventsMigration } from "../ledger/migrations/033a-balance-events.ts";
import { inboxMigration } from "../messages/migrations/094-inbox.ts";
import { failedMessagesMigration } from "../messages/migrations/132-failed-messages.ts";
import { messagesByTemplateMigration } from "../messages/migrations/182-messages-by-template.ts";
import { endedSessionsMigration } from "../authentication/migrations/133-ended-sessions.ts";
import { messagesMigration } from "../messages/migrations/012-messages.ts";
import { messageAttachmentsMigration } from "../messages/migrations/086-message-attachments.ts";
import { modules } from "../modules.ts";
import { overviewMigration } from "../overview/migrations/042-overview.ts";
import { sealedSecretsMigration } from "../secrets/migrations/013-sealed-secrets.ts";
import { webhooksMigration } from "../webhooks/migrations/039-webhooks.ts";
import { postbacksMigration } from "../webhooks/migrations/301-postbacks.ts";
import { brandMigration } from "../tenants/migrations/006-brand.ts";
import { brandLifeMigration } from "../tenants/migrations/007-brand-life.ts";
import { switchesMigration } from "../tenants/migrations/034-switches.ts";
import { auditFiltersMigration } from "../tenants/migrations/131-audit-filters.ts";
import { looksAndActsMigration } from "../tenants/migrations/155-looks-and-acts.ts";
import { plannedByStaffMigration } from "../planned-changes/migrations/112-planned-by-staff.ts";
import { platformMigration } from "./migrations/002-platform.ts";
import { constraintsMigration } from "./migrations/019-constraints.ts";

/**
 * The gateway's schema, step by step, in the order of the steps' numbers. An applied step never changes: a correction is a
 * new step. Each step brings its own grants and constraints.
 */
export const migrations: readonly Migration[] = [
  ledgerMigration,
  platformMigration,
  identityMigration,
  bodyNoncesMigration,
  brandMigration,
  brandLifeMigration,
  idempotentAnswersMigration,
  jobsMigration,
  messagesMigration,
  failedMessagesMigration,
  messagesByTemplateMigration,
  endedSessionsMigration,
  messageAttachmentsMigration,
  inboxMigration,
  sealedSecretsMigration,
  gatewaysMigration,
  sealsMigration,
  holderDaysMigration,
  constraintsMigration,
  ledgerBatchesMigration,
  loginForgivenessMigration,
  verificationCodesMigration,
  loginMigration,
  credentialsMigration,
  passwordTypedMigration,
  accountMigration,
  socialMigration,
  switchesMigration,
  auditFiltersMigration,
  looksAndActsMigration,
  liveEventsMigration,
  ownLiveEventsMigration,
  eventKindsMigration,
  balanceEventsMigration,
  webhooksMigration,
  postbacksMigration,
  exportsMigration,
  exportTurnsMigration,
  overviewMigration,
  plannedByStaffMigration,
  segmentsMigration,
  ...modules.flatMap((module) => module.migrations),
].toSorted((a, b) => (a.name < b.name ? -1 : 1));
