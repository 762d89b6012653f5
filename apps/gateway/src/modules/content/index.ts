import { contentRows, contentStaffRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { createDemoContent } from "./demo/createDemoContent.ts";
import { acceptedTermsMigration } from "./migrations/215-accepted-terms.ts";
import { contentMigration } from "./migrations/195-content.ts";
import { documentGramsMigration } from "./migrations/225-document-grams.ts";
import { contentRoutes } from "./routes.ts";
import { contentServices } from "./services.ts";
import { contentStaffRoutes } from "./staffRoutes.ts";
import { termsRows } from "./termsStore.ts";

export { cleanHtml } from "./cleanHtml.ts";
export { prepareRegisteredTerms, requireTermsAccepted } from "./memberTerms.ts";
export { findAcceptedTerms } from "./termsStore.ts";

/** Pages, the help centre, news and the blog, as staff write them. */
export const contentModule: GatewayModule = {
  domain: "content",
  services: contentServices,
  rows: contentRows,
  routes: contentRoutes,
  staffRows: contentStaffRows,
  staffRoutes: contentStaffRoutes,
  migrations: [contentMigration, acceptedTermsMigration, documentGramsMigration],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  memberTables: [termsRows],
  demo: { part: "content", create: createDemoContent },
};
