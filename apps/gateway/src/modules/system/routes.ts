import { getRegisterRules, getStatus, getWhitelabel } from "@marquee/contract";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "../../Services.ts";
import { getRegisterRules as getRules } from "../auth/index.ts";
import { toStatus } from "./toStatus.ts";

/** Status, tree, registration rules. */
export function systemRoutes(services: Services): readonly Route[] {
  return [
    route(getStatus, async ({ tenant, location, language }) => toStatus(services, tenant, location, language)),
    route(getWhitelabel, async ({ tenant }) => tenant.tree),
    route(getRegisterRules, async ({ tenant }) => ({ fields: getRules(tenant) })),
  ];
}
