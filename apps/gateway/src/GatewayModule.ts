import type { SchemaRow } from "@marquee/contract/schema";
import type { Migration } from "@marquee/database";
import type { FastifyInstance } from "fastify";
import type { DemoPart } from "./demo/demoParts.ts";
import type { CreateDemo } from "./demo/CreateDemo.ts";
import type { Route } from "./http/route.ts";
import type { Job, Retention } from "./jobs/Job.ts";
import type { MessageTemplate } from "./messages/MessageTemplate.ts";
import type { Secrets } from "./secrets/openSecrets.ts";
import type { Services } from "./Services.ts";

/** What a domain adds to the gateway (operations.md 1): its door exports one, and `modules.ts` lists it. */
export interface GatewayModule {
  readonly domain: string;
  /** The domain's rows of the contract; each has exactly one of `routes`. */
  readonly rows: readonly SchemaRow[];
  readonly routes: (services: Services) => readonly Route[];
  /** Its steps of the database's schema, numbered over all domains. */
  readonly migrations: readonly Migration[];
  /** What runs beside the calls. */
  readonly jobs?: readonly Job[];
  /** What of its tables is removed when it is old enough. */
  readonly retentions?: readonly Retention[];
  /** What a demo shows of it, beyond what a merchant needs; never in production. */
  readonly demo?: { readonly part: DemoPart; readonly create: CreateDemo };
  /** Words of the messages that it sends to people outside. */
  readonly messageTemplates?: readonly MessageTemplate[];
  /** Calls that are no rows of the contract: another protocol, with its own answers. */
  readonly register?: (http: FastifyInstance, services: Services, secrets: Secrets) => Promise<void>;
}
