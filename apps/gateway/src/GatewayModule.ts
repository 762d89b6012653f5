import type { SchemaRow } from "@marquee/contract";
import type { StaffRow } from "@marquee/contract/staff";
import type { Migration, SqlFunction } from "@marquee/database";
import type { FastifyInstance } from "fastify";
import type { BrandDemo } from "@marquee/whitelabel/brand";
import type { Tenant } from "./tenants/Tenant.ts";
import type { DemoPart } from "./demo/demoParts.ts";
import type { CreateDemo } from "./demo/CreateDemo.ts";
import type { Route } from "./http/route.ts";
import type { EraseMember } from "./authentication/EraseMember.ts";
import type { MemberTable } from "./authentication/MemberTable.ts";
import type { Follower } from "./jobs/Follower.ts";
import type { Job, Retention } from "./jobs/Job.ts";
import type { MessageTemplate } from "./messages/MessageTemplate.ts";
import type { Secrets } from "./secrets/openSecrets.ts";
import type { AllServices } from "./Services.ts";
import type { ExportList } from "./exports/ExportList.ts";
import type { PaymentReports } from "./adapters/payments/PaymentReports.ts";
import type { ProposalKind } from "./staff/ProposalKind.ts";
import type { StaffTools } from "./staff/StaffTools.ts";
import type { WaitingLine } from "./staff/WaitingLine.ts";
import type { StaffRoute } from "./staff/staffRoute.ts";

/** A module's part of a demo, and the parts that must be there before it. */
export interface DemoOfModule {
  readonly part: DemoPart;
  readonly after?: readonly DemoPart[];
  readonly create: CreateDemo;
  /** Makes what of it is sealed by the gateway's own secrets, which a kept database has not: at each start, where it is missing. */
  readonly createSealed?: (services: AllServices, tenant: Tenant, brand: BrandDemo) => Promise<void>;
}

/** What a domain adds to the gateway (operations.md 1): its index exports one. */
export interface GatewayModule {
  readonly domain: string;
  /** The services that it takes: its use cases are given no others. */
  readonly services: readonly (keyof AllServices)[];
  /** The domain's rows of the contract; each has exactly one of `routes`. */
  readonly rows: readonly SchemaRow[];
  readonly routes: (services: AllServices) => readonly Route[];
  /** The domain's rows of the back office, and a handler for each. */
  readonly staffRows?: readonly StaffRow[];
  readonly staffRoutes?: (services: AllServices, tools: StaffTools) => readonly StaffRoute[];
  /** Its acts that one person proposes and another one approves. */
  readonly proposalKinds?: readonly ProposalKind[];
  /** What of it waits for a person. */
  readonly waiting?: readonly WaitingLine[];
  /** Its lists of the back office of which files can be made. */
  readonly exportLists?: readonly ExportList[];
  /** Its migrations, numbered across all domains. */
  readonly migrations: readonly Migration[];
  /** Its functions of the database, with their triggers: the files of its folder `functions`. */
  readonly functions?: readonly SqlFunction[];
  /** Its tables with rows of members: referring ones before those that they refer to. */
  readonly memberTables?: readonly MemberTable[];
  /** Removes, or makes anonymous, what else it keeps of a member whose account is deleted; rows that `memberTables` call removed go by themselves. */
  readonly erase?: EraseMember;
  /** Background work. */
  readonly jobs?: readonly Job[];
  /** What it does within a second of what it follows. */
  readonly followers?: readonly Follower[];
  /** Which of its rows are removed when they are old enough. */
  readonly retentions?: readonly Retention[];
  /** Demo data beyond what a merchant needs; never in production. */
  readonly demo?: DemoOfModule;
  /** The texts of the mails and short messages that it sends. */
  readonly messageTemplates?: readonly MessageTemplate[];
  /** Takes what a payment provider says about one kind of order, by a signed callback; false for an order that is not there. */
  readonly paymentReports?: PaymentReports;
  /** Routes outside the contract's rows, such as another protocol with its own answers. */
  readonly register?: (http: FastifyInstance, services: AllServices, secrets: Secrets) => Promise<void>;
}
