import { memberRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { removeUnusedFiles } from "../../files/removeFiles.ts";
import { eraseLabels } from "./eraseLabelsStore.ts";
import { createDemoLabels } from "./demo/createDemoLabels.ts";
import { labelsMigration } from "./migrations/036-labels.ts";
import { memberRoutes } from "./routes.ts";
import { memberServices } from "./services.ts";

export { type Author, removeLabel, saveLabel } from "./changeLabel.ts";
export { listLabelsOf, listStoredLabels, lockLabel, putLabels } from "./labelStore.ts";
export { findSecurityContact, notifyMember } from "./notifyMember.ts";
export { toLabelName } from "./toLabelName.ts";
export { readPreferences } from "./preferences.ts";
export { toKycLevel } from "./toMemberInfo.ts";

/** The logged-in member. */
export const memberModule: GatewayModule = {
  domain: "member",
  services: memberServices,
  rows: memberRows,
  routes: memberRoutes,
  erase: eraseLabels,
  migrations: [labelsMigration],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  demo: { part: "labels", after: ["members"], create: createDemoLabels },
  retentions: [{ name: "unused uploads", days: 1, remove: removeUnusedFiles }],
};
