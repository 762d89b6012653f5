import { getTipOptions, sendRain } from "@marquee/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { bonusOf, makeEndingBonus } from "../../../test/endingBonus.ts";
import { toCode, useTips } from "../../../test/tipWorld.ts";
import { newKey, paymentPassword } from "../../../test/withdrawals.ts";

describe("gifts in chat rooms of a member whose bonus ends with a withdrawal", () => {
  const world = useTips();
  const { balanceOf, join, tipError } = world;
  let claim: Awaited<ReturnType<typeof makeEndingBonus>>;

  beforeAll(async () => {
    claim = await makeEndingBonus(world.staff("olga"));
  });

  it("X-34, X-44: a tip that does not name the bonus is refused, and one that does ends it; crossing tips wait for each other", async () => {
    const [ann, ben] = [await join(500_000), await join(500_000)];
    const [ofAnn, ofBen] = [await claim(ann.visitor), await claim(ben.visitor)];
    expect((await ann.visitor.get(getTipOptions, {})).endingBonus).toMatchObject({ id: ofAnn, balance: "50000.00" });
    for (const endingBonusId of [undefined, ofBen])
      expect(await tipError(ann, ben, "1000", endingBonusId === undefined ? {} : { endingBonusId })).toMatchObject({
        errorCode: "withdraw.bonus",
        value: { balance: "50000.00" },
      });
    expect([await balanceOf(ann), await bonusOf(ann.visitor)]).toEqual([
      500_000,
      { state: "ACTIVE", wallet: "50000.00" },
    ]);
    const given = await Promise.all([
      tipError(ann, ben, "1000", { endingBonusId: ofAnn }),
      tipError(ben, ann, "2000", { endingBonusId: ofBen }),
      tipError(ann, ben, "3000", { endingBonusId: ofAnn }),
    ]);
    expect(given.map(toCode)).toEqual(["sent", "sent", "sent"]);
    expect([await balanceOf(ann), await balanceOf(ben)]).toEqual([498_000, 502_000]);
    for (const { visitor } of [ann, ben])
      expect(await bonusOf(visitor)).toEqual({ state: "CANCELLED", wallet: "0.00" });
    expect((await ann.visitor.get(getTipOptions, {})).endingBonus).toBeNull();
  });

  it("X-34, X-44: a rain does the same; one that nobody can get keeps the bonus", async () => {
    const roomId = await world.makeRoom();
    const ann = await join(500_000, roomId);
    const endingBonusId = await claim(ann.visitor);
    const rain = async (more: object): Promise<string> =>
      toCode((await ann.visitor.call(sendRain, { roomId, amount: "90000", paymentPassword, ...more }, newKey())).body);
    expect(await rain({ endingBonusId })).toBe("chat.tip.nobody");
    const ben = await join(0, roomId);
    expect(await rain({})).toBe("withdraw.bonus");
    expect([await balanceOf(ben), await bonusOf(ann.visitor)]).toEqual([0, { state: "ACTIVE", wallet: "50000.00" }]);
    expect(await rain({ endingBonusId })).toBe("sent");
    expect([await balanceOf(ben), await bonusOf(ann.visitor)]).toEqual([
      90_000,
      { state: "CANCELLED", wallet: "0.00" },
    ]);
  });
});
