import * as row from "@marquee/contract";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { answerOffer, readOwnAccount } from "./ownAccount.ts";
import { beginCampaign, beginLink, readOwnFigures, showCampaign, showLink, switchLink } from "./ownCampaigns.ts";
import { beginPostback, readPostback, showPostback } from "./postback.ts";
import type { Services } from "./services.ts";
import { readOwnBill, readOwnBills } from "./showBill.ts";

/** What a member does as an affiliate. */
export function affiliateRoutes(services: Services): readonly Route[] {
  return [
    route(row.getAffiliateAccount, (call) => readOwnAccount(services, call)),
    route(row.answerAffiliateOffer, async (call, request) => {
      await answerOffer(services, call, request);
      return readOwnAccount(services, call);
    }),
    idempotentRoute(row.createCampaign, {
      begin: (call, request) => beginCampaign(services, call, request),
      answer: (call, _request, { id }) => showCampaign(services, call, id),
    }),
    idempotentRoute(row.createAffiliateLink, {
      begin: (call, request) => beginLink(services, call, request),
      answer: async (call, _request, { code }) => showLink(call, code),
    }),
    route(row.switchAffiliateLink, async (call, request) => {
      await switchLink(services, call, request);
      return {};
    }),
    route(row.listCampaignFigures, (call, request) => readOwnFigures(services, call, request)),
    route(row.listAffiliateBills, (call, request) => readOwnBills(services, call, request)),
    route(row.getAffiliateBill, (call, request) => readOwnBill(services, call, request)),
    route(row.getAffiliatePostback, (call) => readPostback(services, call)),
    idempotentRoute(row.setAffiliatePostback, {
      begin: (call, request) => beginPostback(services, call, request),
      answer: (call, _request, { isTold }) => showPostback(services, call, isTold),
    }),
  ];
}
