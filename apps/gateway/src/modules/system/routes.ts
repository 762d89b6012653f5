import {
  getDomainRoute,
  getRegisterRules,
  getStatus,
  getWhitelabel,
  listCountries,
  listenEvents,
} from "@marquee/contract";
import { listCountriesOf } from "../../authentication/toMobile.ts";
import { type Route, route, streamRoute } from "../../http/route.ts";
import { toAddressKey } from "@marquee/rate-limit";
import type { Services } from "./services.ts";
import { getRegisterRules as getRules } from "../auth/index.ts";
import { toDomains, toResources } from "./toLinks.ts";
import { toStatus } from "./toStatus.ts";

/** Status, tree, registration rules. */
export function systemRoutes(services: Services): readonly Route[] {
  return [
    route(getStatus, async ({ tenant, location, language }) => toStatus(services, tenant, location, language)),
    route(getWhitelabel, async ({ tenant }) => tenant.tree),
    route(getRegisterRules, async ({ tenant }, { type }) => ({ fields: { ...getRules(tenant, type) } })),
    route(listCountries, async ({ tenant }) => listCountriesOf(tenant)),
    route(getDomainRoute, async ({ tenant, origin }) => ({
      domainList: toDomains(tenant, origin),
      resources: toResources(tenant),
    })),
    streamRoute(listenEvents, ({ tenant, session, location, lastEventId, isAdmitted, open }) =>
      services.events.listen(
        {
          tenantId: tenant.id,
          memberId: session?.memberId,
          tokenHash: session?.tokenHash,
          addressKey: `${tenant.id} ${toAddressKey(location.ip)}`,
          isAdmitted,
        },
        lastEventId,
        open,
      ),
    ),
  ];
}
