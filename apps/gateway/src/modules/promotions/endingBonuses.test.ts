import {
  claimPromotion,
  createWithdrawal,
  getFunds,
  getWithdrawalOptions,
  listBonuses,
  listInbox,
  listWithdrawals,
} from "@marquee/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { application, makePage } from "../../../test/promotionPages.ts";
import type { Staff } from "../../../test/staff.ts";
import type { Visitor } from "../../../test/visitor.ts";
import { newKey, paymentPassword, useWithdrawals } from "../../../test/withdrawals.ts";

describe("bonuses that end with a withdrawal", () => {
  const world = useWithdrawals();
  let olga: Staff;

  beforeAll(async () => {
    olga = await joinDesk(world.app(), "olga", "OPERATIONS");
  });

  /** A member with money and a claimed bonus. */
  async function withBonus(endsWithWithdrawal: boolean) {
    const activity = { ...application, trigger: "REGISTRATION", least: "50000", most: "50000" } as const;
    const id = await makePage(olga, { activity: { ...activity, endsWithWithdrawal } });
    const rich = await world.newRich();
    await rich.ann.get(claimPromotion, { id });
    return rich;
  }
  const bonusOf = async (ann: Visitor) => (await ann.get(listBonuses, {})).list[0];
  const send = async (ann: Visitor, accountId: string, more: { readonly endingBonusId?: string } = {}) => {
    const request = { accountId, amount: "100000.00", paymentPassword, ...more };
    const { body } = await ann.call(createWithdrawal, request, newKey());
    return body.success ? body.value.state : { code: body.errorCode, value: body.value };
  };

  it("X-34: such a bonus is told before the withdrawal, which is refused where it does not name it, and ends with it", async () => {
    const { ann, accountId } = await withBonus(true);
    const bonus = await bonusOf(ann);
    const { endingBonus, available } = await ann.get(getWithdrawalOptions, {});
    expect(endingBonus).toEqual({ id: bonus?.id, names: bonus?.names, balance: "50000.00" });
    const refused = { code: "withdraw.bonus", value: { balance: "50000.00" } };
    expect(await send(ann, accountId)).toEqual(refused);
    expect(await send(ann, accountId, { endingBonusId: "another" })).toEqual(refused);
    // Nothing has happened.
    expect(await ann.get(getWithdrawalOptions, {})).toMatchObject({ available, endingBonus: { balance: "50000.00" } });
    expect((await ann.get(listWithdrawals, {})).list).toEqual([]);
    expect(await bonusOf(ann)).toMatchObject({ state: "ACTIVE" });
    const named = { endingBonusId: bonus?.id ?? "" };
    const both = await Promise.all([send(ann, accountId, named), send(ann, accountId, named)]);
    for (const state of both) expect(typeof state).toBe("string");
    expect(await bonusOf(ann)).toMatchObject({ state: "CANCELLED", balance: "0.00", converted: "0.00" });
    expect((await ann.get(getFunds, {})).bonus).toBe("0.00");
    expect((await ann.get(getWithdrawalOptions, {})).endingBonus).toBeNull();
    const told = (await ann.get(listInbox, {})).list.filter(({ content }) => /bonus/i.test(content));
    expect(told).toHaveLength(2);
    expect(await send(ann, accountId)).toMatch(/[A-Z]/);
  });

  it("X-34: a withdrawal that is refused ends nothing, and any other bonus stays", async () => {
    const { ann, accountId } = await withBonus(true);
    const bonus = await bonusOf(ann);
    const request = { accountId, paymentPassword, endingBonusId: bonus?.id ?? "", amount: "900000000.00" };
    expect(await ann.refuse(createWithdrawal, request, newKey())).not.toBe("withdraw.bonus");
    expect(await bonusOf(ann)).toMatchObject({ state: "ACTIVE", balance: "50000.00" });
    const other = await withBonus(false);
    expect((await other.ann.get(getWithdrawalOptions, {})).endingBonus).toBeNull();
    expect(typeof (await send(other.ann, other.accountId))).toBe("string");
    expect(await bonusOf(other.ann)).toMatchObject({ state: "ACTIVE", balance: "50000.00" });
  });
});
