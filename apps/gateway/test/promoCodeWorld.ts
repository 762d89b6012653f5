import { randomUUID } from "node:crypto";
import { checkPromotionCode, claimPromotion } from "@marquee/contract";
import {
  issuePromotionCodes,
  listPromotionCodes,
  listPromotionCodeUses,
  type MakePromotionCodes,
  makePromotionCodes,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { type Claimer, useBonuses } from "./bonusWorld.ts";
import { application } from "./promotionPages.ts";
import { type Gateway, openAurelune } from "./visitor.ts";

const reason = "for a test";

/** An activity by codes that gives 20,000, to be staked twice. */
export const byCode = { ...application, trigger: "CODE", least: "20000", most: "20000" } as const;

/** The world of bonuses, with promo codes in it. */
export function usePromoCodes() {
  const world = useBonuses();
  const { staff } = world;
  const db = () => world.app().services.db;

  const newWord = (): string => `HARBOUR${randomUUID().slice(0, 8).toUpperCase()}`;
  const make = async (pageId: string | null, more: Partial<MakePromotionCodes> = {}, by = "olga"): Promise<string> => {
    const id = randomUUID();
    const request = {
      id,
      proposalId: randomUUID(),
      pageId,
      promotionId: null,
      name: "Newsletter",
      word: null,
      count: 3,
      reason,
    };
    await staff(by).get(makePromotionCodes, { ...request, ...more });
    return id;
  };
  const issue = async (id: string): Promise<readonly string[]> =>
    (await staff("olga").get(issuePromotionCodes, { id, reason })).codes;
  const check = async ({ visitor }: Claimer, code: string) => {
    const { body } = await visitor.call(checkPromotionCode, { code });
    return body.success ? body.value : body.errorCode;
  };
  const claim = async ({ visitor }: Claimer, id: string, code?: string) => {
    const { body } = await visitor.call(claimPromotion, { id, ...(code === undefined ? {} : { code }) });
    return body.success ? body.value.state : body.errorCode;
  };
  const idOf = async ({ name }: Claimer): Promise<string> => {
    const { rows } = await sql<{ id: string }>`
      select id from members where tenant_id = 'aurelune' and username_key = ${name}`.execute(db());
    return rows[0]?.id ?? "";
  };
  /** The same member at another gateway. */
  const at = (gateway: Gateway, { name, visitor: { getToken } }: Claimer): Claimer => {
    const visitor = openAurelune(gateway);
    visitor.setToken(getToken());
    return { name, visitor };
  };
  const countUses = async (id: string): Promise<readonly [stored: number, counted: number]> => {
    const batch = (await staff("olga").get(listPromotionCodes, {})).find((each) => each.id === id);
    const { items } = await staff("pia").get(listPromotionCodeUses, { id });
    return [items.length, batch?.used ?? -1];
  };

  return { ...world, db, newWord, make, issue, check, claim, idOf, at, countUses };
}
