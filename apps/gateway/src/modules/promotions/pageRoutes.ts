import {
  applyForPromotion,
  checkDepositCode,
  checkPromotionCode,
  claimPromotion,
  getPromotionPage,
  listPromotionPages,
  type PromotionPage,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Call } from "../../http/Call.ts";
import { type Route, route } from "../../http/route.ts";
import { applyForPage } from "./applyForPage.ts";
import { payPage } from "./claimPage.ts";
import { judgeCode } from "./judgeCode.ts";
import { showPage, showPages, toPage } from "./listPages.ts";
import { judgeDepositCode, takeCode } from "./judgeDepositCode.ts";
import type { Services } from "./services.ts";

/** The promotion of a code. @throws Refusal as {@link judgeCode}, and `rate.limited` */
async function check(services: Services, call: Call, code: string): Promise<PromotionPage> {
  const { judged } = await judgeCode(services.db, call, await takeCode(services, call, code));
  return toPage(call, judged);
}

/** The site's pages of promotions. */
export function pageRoutes(services: Services): readonly Route[] {
  return [
    route(listPromotionPages, (call, request) => showPages(services, call, request)),
    route(getPromotionPage, (call, { id }) => showPage(services, call, id)),
    route(applyForPromotion, async (call, request) => {
      await applyForPage(services, call, request);
      return showPage(services, call, request.id);
    }),
    route(checkPromotionCode, (call, { code }) => check(services, call, code)),
    route(checkDepositCode, (call, { code }) => judgeDepositCode(services, call, code)),
    route(claimPromotion, async (call, { id, code }) => {
      const keys = code === undefined ? undefined : await takeCode(services, call, code);
      await transact(services.db, (tx) => payPage(tx, services, call, id, keys));
      return showPage(services, call, id);
    }),
  ];
}
