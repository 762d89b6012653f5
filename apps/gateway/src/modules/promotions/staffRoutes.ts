import { toDecimal } from "@marquee/contract";
import {
  type EndBonus,
  endBonus,
  getMemberBonuses,
  listPromotions,
  type MemberBonuses,
  type Promotion,
  savePromotion,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { isExcluded } from "../protection/index.ts";
import { findBonus, findMember, listMemberBonuses } from "./bonusStore.ts";
import { listClaims } from "./claimStore.ts";
import { endActiveBonus } from "./endBonus.ts";
import { codeStaffRoutes } from "./codeStaffRoutes.ts";
import { judgeClaim } from "./judgeClaim.ts";
import { type CountedPromotion, listStoredPromotions } from "./promotionStore.ts";
import { pageStaffRoutes } from "./pageStaffRoutes.ts";
import { savePromotionOf } from "./savePromotion.ts";
import { toBonus, toTerms } from "./toBonus.ts";
import { tellBonus } from "./tellBonus.ts";

const mostBonuses = 100;

const toPromotion = (row: CountedPromotion): Promotion => ({
  id: row.id,
  version: row.version,
  ...toTerms(row),
  isOn: row.is_on,
  currency: row.currency,
  minDeposit: toDecimal(BigInt(row.min_deposit)),
  byCode: row.by_code,
  turn: row.turn,
  nth: row.nth,
  weekdays: row.weekdays,
  hours: row.hours_from === null || row.hours_to === null ? null : { from: row.hours_from, to: row.hours_to },
  oncePerPerson: row.once_per_person,
  startsAt: row.starts_at?.getTime() ?? null,
  endsAt: row.ends_at?.getTime() ?? null,
  granted: row.granted,
  given: toDecimal(BigInt(row.given)),
});

async function requireMember({ db }: Services, call: MerchantCall, memberId: string) {
  const key = { tenantId: call.tenant.id, memberId };
  const member = await findMember(db, key);
  if (member === undefined) throw new Refusal("member.unknown");
  return { ...key, ...member };
}

/** @throws Refusal `member.unknown` */
async function show(services: Services, call: MerchantCall, memberId: string): Promise<MemberBonuses> {
  const { db } = services;
  const member = await requireMember(services, call, memberId);
  await call.audit(db, { action: "read member bonuses", subject: member.username });
  const { rows } = await listMemberBonuses(db, member, { limit: mostBonuses, offset: 0 });
  const claims = await listClaims(db, { ...member, timeZone: call.tenant.timeZone });
  const facts = { isExcluded: await isExcluded(db, member), amount: undefined, isChosen: false };
  return {
    bonuses: rows.map(toBonus),
    promotions: claims.map((claim) => {
      const rule = judgeClaim(claim, facts);
      const accounts = rule === "linked.account" ? [...claim.linked] : [];
      return { promotionId: claim.id, names: claim.names, rule, accounts };
    }),
  };
}

/** @throws Refusal `member.unknown`, `state.changed` for one that has ended */
async function end(
  services: Services,
  call: MerchantCall,
  { memberId, bonusId, reason }: EndBonus,
): Promise<MemberBonuses> {
  const { db } = services;
  const { tenantId, username } = await requireMember(services, call, memberId);
  const bonus = await findBonus(db, tenantId, { memberId, id: bonusId });
  if (bonus === undefined) throw new Refusal("state.changed");
  await transact(db, async (tx) => {
    if (!(await endActiveBonus(tx, bonus, "CANCELLED"))) throw new Refusal("state.changed");
    await publishEvent(tx, { tenantId, memberId, kind: "order" });
    await tellBonus(tx, services, bonus, "bonus.cancelled");
    const { id, balance, done, required } = toBonus(bonus);
    await call.audit(tx, { action: "end bonus", subject: username, before: { id, balance, done, required }, reason });
  });
  return show(services, call, memberId);
}

/** Promotions and bonuses in the back office. */
export function promotionsStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(listPromotions, async ({ tenant }) =>
      (await listStoredPromotions(services.db, tenant.id)).map(toPromotion),
    ),
    merchantRoute(savePromotion, (call, request) => savePromotionOf(services, call, request)),
    merchantRoute(getMemberBonuses, (call, { memberId }) => show(services, call, memberId)),
    merchantRoute(endBonus, (call, request) => end(services, call, request)),
    ...pageStaffRoutes(services),
    ...codeStaffRoutes(services),
  ];
}
