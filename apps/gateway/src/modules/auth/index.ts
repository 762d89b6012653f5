import { authRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { createDemoMembers } from "./demo/createDemoMembers.ts";
import { removeOldTrials } from "./memberStore.ts";
import { removeOldDays } from "./registrationDayStore.ts";
import { authRoutes } from "./routes.ts";

export { getDemoPassword, toDemoName } from "./demo/createDemoMembers.ts";
export {
  findMemberByName,
  getMember,
  type Member,
  setMemberLanguage,
  setMemberStatus,
  toUsernameKey,
} from "./memberStore.ts";
export { getRegisterRules } from "./registerRules.ts";

/** Login, free play, logout, captcha, registration. */
export const authModule: GatewayModule = {
  domain: "auth",
  rows: authRows,
  routes: authRoutes,
  migrations: [],
  demo: { part: "members", create: createDemoMembers },
  retentions: [
    { name: "registration days", days: 2, remove: ({ db }, days) => removeOldDays(db, days) },
    { name: "trials", days: 2, remove: ({ db }, days) => removeOldTrials(db, days) },
  ],
};
