import {
  type AvailablePromo,
  type Bonus,
  type BonusList,
  cancelBonus,
  getAvailablePromo,
  listBonuses,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "./services.ts";
import { isExcluded } from "../protection/index.ts";
import { isReferralOpen } from "../referral/index.ts";
import { findBonus, listMemberBonuses } from "./bonusStore.ts";
import { listDepositPromotions } from "./chooseBonus.ts";
import { endActiveBonus } from "./endBonus.ts";
import { countAvailablePages } from "./listPages.ts";
import { pageRoutes } from "./pageRoutes.ts";
import { toOwnBonus } from "./toBonus.ts";

const pageSize = 20;

async function list({ db }: Services, call: Call, pageNo: number): Promise<BonusList> {
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, count } = await listMemberBonuses(db, requireSession(call), page);
  const totalPages = Math.ceil(count / pageSize);
  return { list: rows.map(toOwnBonus), pageNo, pageSize, totalPages, totalCount: count };
}

/** @throws Refusal `bonus.unknown`, also for somebody else's; `bonus.ended` */
async function cancel({ db }: Services, call: Call, id: string): Promise<Bonus> {
  const { tenantId, memberId } = requireSession(call);
  const find = async () => {
    const bonus = await findBonus(db, tenantId, { memberId, id });
    if (bonus === undefined) throw new Refusal("bonus.unknown");
    return bonus;
  };
  const bonus = await find();
  if (!(await transact(db, (tx) => endActiveBonus(tx, bonus, "CANCELLED")))) throw new Refusal("bonus.ended");
  return toOwnBonus(await find());
}

/** What of the promotions is for the member: nothing while he takes a time-out. */
async function listAvailable({ db }: Services, call: Call): Promise<AvailablePromo> {
  const { tenantId, memberId, currency } = requireSession(call);
  const key = { tenantId, memberId };
  const promotions = await listDepositPromotions(db, { ...key, currency, timeZone: call.tenant.timeZone });
  return {
    availablePromo: { REFERRAL: (await isReferralOpen(db, call.tenant)) && !(await isExcluded(db, key)) },
    availablePromoCount:
      (call.tenant.modules.has("DEPOSIT3") ? promotions.length : 0) + (await countAvailablePages(db, call)),
  };
}

/** Bonuses of members, and what is on offer for them. */
export function promotionsRoutes(services: Services): readonly Route[] {
  return [
    route(listBonuses, (call, { pageNo = 1 }) => list(services, call, pageNo)),
    route(getAvailablePromo, (call) => listAvailable(services, call)),
    route(cancelBonus, (call, { bonusId }) => cancel(services, call, bonusId)),
    ...pageRoutes(services),
  ];
}
