import { getAffiliateBill, listAffiliateBills } from "@marquee/contract";
import { listStaffAffiliateBills, type StaffAffiliateBill } from "@marquee/contract/staff";
import { sql } from "kysely";
import { type TestAffiliate, type TestMember, useAffiliates } from "./affiliateWorld.ts";
import { monthBefore } from "./pastTimes.ts";

/** Terms that ask for little, and bills that nobody looks at. */
export const openTerms = { qualifyDays: "30", reviewFrom: "1000000000" } as const;

/** A quarter of what the house wins, since the month before the last one. */
export const shareOf = (more: object = {}) =>
  ({
    kind: "REVENUE_SHARE",
    terms: { ...openTerms, rate: "25", carry: "FORWARD", ...more },
    since: `${monthBefore}-02`,
  }) as const;

/** The first of some things, which must be there. */
export const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error("there is none");
  return item;
};

/** Affiliates whose months are over, and how both sides read their bills. */
export function useAffiliateBills(prefix: string) {
  const world = useAffiliates(prefix);
  const { join, link } = world;

  const readBills = async ({ here }: TestMember) => (await here.get(listAffiliateBills, {})).list;
  const readBill = async (who: TestMember, month: string, currency = "VND") => {
    const line = (await readBills(who)).find((bill) => bill.month === month && bill.currency === currency);
    return who.here.get(getAffiliateBill, { billNo: line?.billNo ?? "" });
  };
  const findStaffBill = async ({ name }: TestMember, month: string): Promise<StaffAffiliateBill> => {
    const { items } = await world.people().pam.get(listStaffAffiliateBills, { member: name });
    const bill = items.find((item) => item.month === month);
    if (bill === undefined) throw new Error("there is no bill");
    return bill;
  };
  /** Puts the moment at which a player was found to be qualified back. */
  const qualifyAt = (players: readonly TestMember[], at: string) =>
    sql`update affiliate_players set qualified_at = ${at}::timestamp at time zone 'Asia/Ho_Chi_Minh'
      where member_id = any(${players.map(({ id }) => id)})`.execute(world.db());
  const joinAll = async (affiliate: TestAffiliate, count: number): Promise<readonly TestMember[]> => {
    const code = await link(affiliate);
    return Promise.all(Array.from({ length: count }, () => join(code)));
  };

  return { ...world, readBills, readBill, findStaffBill, qualifyAt, joinAll };
}
