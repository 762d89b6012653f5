import type { FastifyBaseLogger } from "fastify";
import type { BotCheck } from "./adapters/bot-check/BotCheck.ts";
import type { OutsideChats } from "./adapters/chat/OutsideChat.ts";
import type { FileStore } from "./adapters/files/FileStore.ts";
import type { MailSender } from "./adapters/mail/MailSender.ts";
import type { PhoneVerification } from "./adapters/phone-verification/PhoneVerification.ts";
import type { ShortLivedState } from "./adapters/short-lived-state/ShortLivedState.ts";
import type { ExchangeRates } from "./adapters/exchange-rates/ExchangeRates.ts";
import type { SocialSignIn } from "./adapters/social-sign-in/SocialSignIn.ts";
import type { VendorWallets } from "./adapters/vendor-wallets/VendorWallet.ts";
import type { SmsSender } from "./adapters/sms/SmsSender.ts";
import type { Config } from "./config.ts";
import type { Db } from "./db/Db.ts";
import type { Events } from "./events/openEvents.ts";
import type { Exports } from "./exports/createExports.ts";
import type { FileLinks } from "./files/createFileLinks.ts";
import type { ContactLinks } from "./authentication/contactLinks.ts";
import type { Seals } from "./secrets/createSeals.ts";
import type { PreviewLinks } from "./sites/previewLinks.ts";
import type { Idempotency } from "./idempotency/createIdempotency.ts";
import type { BodyKeys } from "./authentication/bodyKeys.ts";
import type { Captcha } from "./authentication/captcha.ts";
import type { NameKey } from "./authentication/createNameKey.ts";
import type { PasskeyService } from "./authentication/passkeys/createPasskeys.ts";
import type { SecondFactors } from "./authentication/login/secondFactors.ts";
import type { LoginGuard } from "./authentication/loginGuard.ts";
import type { Passwords } from "./authentication/passwords.ts";
import type { SecurityLog } from "./authentication/securityLog.ts";
import type { SessionCache } from "./authentication/sessionCache.ts";
import type { SharedRateLimiter } from "./authentication/sharedRateLimiter.ts";
import type { VerificationCodes } from "./authentication/verificationCodes.ts";
import type { EraseMember } from "./authentication/EraseMember.ts";
import type { MemberTable } from "./authentication/MemberTable.ts";
import type { Messages } from "./messages/createMessages.ts";
import type { GameIndex } from "./modules/games/index.ts";
import type { Profiles } from "./modules/system/index.ts";
import type { PaymentProviders } from "./modules/wallet/index.ts";
import type { TableFiles } from "./table-files/createTableFiles.ts";
import type { TenantRegistry } from "./tenants/tenantRegistry.ts";
import type { Webhooks } from "./webhooks/createWebhooks.ts";

/** Everything that a module may take; created once in `app.ts`. */
export interface AllServices {
  readonly config: Config;
  readonly db: Db;
  /** The database by connections that money alone uses: what a stake, a win or a rollback reads and writes. */
  readonly moneyDb: Db;
  readonly tenantRegistry: TenantRegistry;
  readonly gameIndex: GameIndex;
  readonly sessions: SessionCache;
  readonly passwords: Passwords;
  readonly captcha: Captcha;
  readonly loginGuard: LoginGuard;
  /** The guard of payment passwords, which lock earlier and longer. */
  readonly paymentGuard: LoginGuard;
  readonly nameKey: NameKey;
  readonly securityLog: SecurityLog;
  readonly limiter: SharedRateLimiter;
  readonly shortLivedState: ShortLivedState;
  readonly bodyKeys: BodyKeys;
  /** Idempotent calls. */
  readonly idempotency: Idempotency;
  readonly files: FileStore;
  /** Links to private files. */
  readonly fileLinks: FileLinks;
  /** Links that prove mailboxes and phones. */
  readonly contactLinks: ContactLinks;
  /** Links that show drafts on a site. */
  readonly previewLinks: PreviewLinks;
  readonly seals: Seals;
  readonly mail: MailSender;
  readonly sms: SmsSender;
  /** The tables with rows of members that manifests name. */
  readonly memberTables: readonly MemberTable[];
  /** What a deletion of a member does in each part of the gateway. */
  readonly memberErasures: readonly EraseMember[];
  /** Mails and short messages. */
  readonly messages: Messages;
  /** Sends the messages that wait in the outbox now, without waiting for the job. */
  readonly sendSoon: () => void;
  readonly botCheck: BotCheck;
  /** The service that proves phone numbers for registrations with REGFIRE3. */
  readonly phoneVerification: PhoneVerification;
  /** Verification codes sent to phones and mailboxes. */
  readonly verificationCodes: VerificationCodes;
  /** Authenticator apps and recovery codes. */
  readonly secondFactors: SecondFactors;
  readonly passkeys: PasskeyService;
  /** The factors of staff, who belong to no merchant. */
  readonly staffFactors: SecondFactors;
  readonly staffPasskeys: PasskeyService;
  /** Counts tries of passwords and codes of staff. */
  readonly staffGuard: LoginGuard;
  /** Providers of social sign-in. */
  readonly social: SocialSignIn;
  /** Payment providers. */
  readonly payments: PaymentProviders;
  /** The iOS profiles of merchants. */
  readonly profiles: Profiles;
  /** Vendors at which members have wallets of their own. */
  readonly vendorWallets: VendorWallets;
  /** Chat systems that take the place of merchants' rooms. */
  readonly outsideChats: OutsideChats;
  /** Rates for amounts in a second currency, for orientation. */
  readonly exchangeRates: ExchangeRates;
  /** Streams of live events. To publish one, call `publishEvent` in the transaction of the change. */
  readonly events: Events;
  /** Delivery of webhooks. Events are written by the database's triggers. */
  readonly webhooks: Webhooks;
  /** Files of whole lists of the back office. */
  readonly exports: Exports;
  /** Files of tables, CSV and PDF. */
  readonly tableFiles: TableFiles;
  readonly log: FastifyBaseLogger;
}

/** A few services, by their names: what a room of the platform takes. */
export type SomeServices<Name extends keyof AllServices> = Pick<AllServices, Name>;

/** The services of a list, and no others. The compiler holds who gets them to the list. */
export const takeServices = (services: AllServices, names: readonly (keyof AllServices)[]): AllServices =>
  // Each as it is when it is asked for: tests exchange some.
  Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { get: () => services[name], enumerable: true }])),
  ) as AllServices;

/** The services that a module takes, by the list that its manifest names. */
export type ServicesOf<Names extends readonly (keyof AllServices)[]> = SomeServices<Names[number]>;
