import { inboxRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { removeOldInboxMessages } from "../../messages/inboxStore.ts";
import { inboxRoutes } from "./routes.ts";
import { inboxServices } from "./services.ts";

/** The member's inbox (decision 084); what is put into it is written by `messages.tell`. */
export const inboxModule: GatewayModule = {
  domain: "inbox",
  services: inboxServices,
  rows: inboxRows,
  routes: inboxRoutes,
  migrations: [],
  retentions: [{ name: "inbox messages", days: 400, remove: ({ db }, days) => removeOldInboxMessages(db, days) }],
};
