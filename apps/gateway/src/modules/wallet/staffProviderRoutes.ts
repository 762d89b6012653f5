import {
  changePaymentProvider,
  changePaymentWay,
  connectPaymentProvider,
  listPaymentProviders,
} from "@marquee/contract/staff";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { proposeConnection } from "./providers/connectProvider.ts";
import { changeProvider, changeWay, listProviders } from "./providers/settings.ts";
import type { Services } from "./services.ts";

/** Payment providers in the back office. */
export function providerStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(listPaymentProviders, ({ tenant }) => listProviders(services, tenant)),
    merchantRoute(changePaymentProvider, (call, request) => changeProvider(services, call, request)),
    merchantRoute(changePaymentWay, (call, request) => changeWay(services, call, request)),
    merchantRoute(connectPaymentProvider, (call, request) => proposeConnection(services, call, request)),
  ];
}
