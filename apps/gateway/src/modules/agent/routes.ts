import { getAffiliate, listInvitationCodes } from "@marquee/contract";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "./services.ts";
import { findAffiliate } from "./findAffiliate.ts";
import { listOwnCodes } from "./listOwnCodes.ts";

/** Affiliate and referral codes. */
export function agentRoutes({ db }: Services): readonly Route[] {
  return [
    route(getAffiliate, (call, request) => findAffiliate(db, call, request)),
    route(listInvitationCodes, (call, request) => listOwnCodes(db, call, request)),
  ];
}
