import { getAffiliate } from "@marquee/contract";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "../../Services.ts";
import { findAffiliate } from "./findAffiliate.ts";

/** Affiliate and referral codes. */
export function agentRoutes({ db }: Services): readonly Route[] {
  return [route(getAffiliate, (call, request) => findAffiliate(db, call, request))];
}
