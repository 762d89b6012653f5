import { memberRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { removeUnusedFiles } from "../../files/removeFiles.ts";
import { memberRoutes } from "./routes.ts";

export { notifyMember } from "./notifyMember.ts";
export { toKycLevel } from "./toMemberInfo.ts";

/** The logged-in member. */
export const memberModule: GatewayModule = {
  domain: "member",
  rows: memberRows,
  routes: memberRoutes,
  migrations: [],
  retentions: [{ name: "unused uploads", days: 1, remove: removeUnusedFiles }],
};
