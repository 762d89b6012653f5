import { type Bonus, type BonusList, cancelBonus, listBonuses } from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "../../Services.ts";
import { findBonus, listMemberBonuses } from "./bonusStore.ts";
import { endActiveBonus } from "./endBonus.ts";
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

/** Bonuses of members. */
export function promotionsRoutes(services: Services): readonly Route[] {
  return [
    route(listBonuses, (call, { pageNo = 1 }) => list(services, call, pageNo)),
    route(cancelBonus, (call, { bonusId }) => cancel(services, call, bonusId)),
  ];
}
