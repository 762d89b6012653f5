import { getRegisterRules, getStatus, getWhitelabel, listCountries } from "@marquee/contract";
import { listCountriesOf } from "../../identity/toMobile.ts";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "../../Services.ts";
import { getRegisterRules as getRules } from "../auth/index.ts";
import { toStatus } from "./toStatus.ts";

/** Status, tree, registration rules. */
export function systemRoutes(services: Services): readonly Route[] {
  return [
    route(getStatus, async ({ tenant, location, language }) => toStatus(services, tenant, location, language)),
    route(getWhitelabel, async ({ tenant }) => tenant.tree),
    route(getRegisterRules, async ({ tenant }, { type }) => ({ fields: { ...getRules(tenant, type) } })),
    route(listCountries, async ({ tenant }) => listCountriesOf(tenant)),
  ];
}
