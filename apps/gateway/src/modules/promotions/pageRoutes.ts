import { applyForPromotion, claimPromotion, getPromotionPage, listPromotionPages } from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Route, route } from "../../http/route.ts";
import { applyForPage } from "./applyForPage.ts";
import { payPage } from "./claimPage.ts";
import { showPage, showPages } from "./listPages.ts";
import type { Services } from "./services.ts";

/** The site's pages of promotions. */
export function pageRoutes(services: Services): readonly Route[] {
  return [
    route(listPromotionPages, (call, request) => showPages(services, call, request)),
    route(getPromotionPage, (call, { id }) => showPage(services, call, id)),
    route(applyForPromotion, async (call, request) => {
      await applyForPage(services, call, request);
      return showPage(services, call, request.id);
    }),
    route(claimPromotion, async (call, { id }) => {
      await transact(services.db, (tx) => payPage(tx, services, call, id));
      return showPage(services, call, id);
    }),
  ];
}
