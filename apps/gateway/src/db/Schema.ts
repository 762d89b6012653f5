import type { Kysely } from "kysely";
import type { EventTables } from "../events/schema.ts";
import type { ExportTables } from "../exports/schema.ts";
import type { FileTables } from "../files/schema.ts";
import type { GatewayTables } from "../gateways/schema.ts";
import type { IdempotencyTables } from "../idempotency/schema.ts";
import type { LoginTables } from "../identity/login/schema.ts";
import type { PasskeyTables } from "../identity/passkeys/schema.ts";
import type { PasswordListTables } from "../identity/password-lists/schema.ts";
import type { IdentityTables } from "../identity/schema.ts";
import type { SocialTables } from "../identity/social/schema.ts";
import type { JobTables } from "../jobs/schema.ts";
import type { MessageTables } from "../messages/schema.ts";
import type { AgentTables } from "../modules/agent/schema.ts";
import type { AuthTables } from "../modules/auth/schema.ts";
import type { GamesTables } from "../modules/games/schema.ts";
import type { MemberTables } from "../modules/member/schema.ts";
import type { MemberDeskTables } from "../modules/member-desk/schema.ts";
import type { ProviderTables } from "../modules/provider/schema.ts";
import type { PromotionsTables } from "../modules/promotions/schema.ts";
import type { ReportTables } from "../modules/report/schema.ts";
import type { SupportTables } from "../modules/support/schema.ts";
import type { OverviewTables } from "../overview/schema.ts";
import type { WalletTables } from "../modules/wallet/schema.ts";
import type { TurnoverTables } from "../modules/turnover/schema.ts";
import type { WithdrawalTables } from "../modules/withdrawal/schema.ts";
import type { PlannedChangeTables } from "../planned-changes/schema.ts";
import type { SecretTables } from "../secrets/schema.ts";
import type { StaffTables } from "../staff/schema.ts";
import type { TenantTables } from "../tenants/schema.ts";
import type { WebhookTables } from "../webhooks/schema.ts";
import type { SecurityTables } from "../modules/security/schema.ts";
import type { RestrictionTables } from "../modules/restriction/schema.ts";
import type { ProtectionTables } from "../modules/protection/schema.ts";
import type { ReferralTables } from "../modules/referral/schema.ts";

/** The gateway's tables outside the ledger, as the query builder sees them: those of each domain together. */
export interface Schema
  extends
    TenantTables,
    IdentityTables,
    LoginTables,
    PasskeyTables,
    PasswordListTables,
    SocialTables,
    IdempotencyTables,
    EventTables,
    ExportTables,
    FileTables,
    GatewayTables,
    JobTables,
    MessageTables,
    OverviewTables,
    PlannedChangeTables,
    SecretTables,
    AuthTables,
    MemberTables,
    MemberDeskTables,
    GamesTables,
    SupportTables,
    ProviderTables,
    ReportTables,
    SecurityTables,
    AgentTables,
    StaffTables,
    WebhookTables,
    WalletTables,
    ProtectionTables,
    WithdrawalTables,
    TurnoverTables,
    PromotionsTables,
    RestrictionTables,
    ReferralTables {}

/** The gateway's query builder. */
export type Db = Kysely<Schema>;
