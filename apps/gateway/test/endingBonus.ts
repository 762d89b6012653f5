import { claimPromotion, getFunds, listBonuses } from "@marquee/contract";
import { application, makePage } from "./promotionPages.ts";
import type { Staff } from "./staff.ts";
import type { Visitor } from "./visitor.ts";

/** Makes a page whose bonus of 50,000 ends with a withdrawal. @returns how a member claims it, with the bonus's id */
export async function makeEndingBonus(by: Staff, more: object = {}): Promise<(visitor: Visitor) => Promise<string>> {
  const terms = { trigger: "REGISTRATION", least: "50000", most: "50000", endsWithWithdrawal: true } as const;
  const id = await makePage(by, { activity: { ...application, ...terms, ...more } });
  return async (visitor) => {
    await visitor.get(claimPromotion, { id });
    return (await visitor.get(listBonuses, {})).list[0]?.id ?? "";
  };
}

/** The state of a member's newest bonus, and what is in the bonus wallet. */
export const bonusOf = async (visitor: Visitor) => ({
  state: (await visitor.get(listBonuses, {})).list[0]?.state,
  wallet: (await visitor.get(getFunds, {})).bonus,
});
