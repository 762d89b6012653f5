import { randomUUID } from "node:crypto";
import { getFunds, listTransactions } from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { type Claimer, units, useBonuses } from "../../../test/bonusWorld.ts";

describe("the record of a bonus", () => {
  const { play, withBonus } = useBonuses();

  const walletsOf = async ({ visitor }: Claimer) => {
    const { sumBalance, wallets } = await visitor.getBalance();
    return { all: sumBalance, main: wallets[0]?.balance, bonus: (await visitor.get(getFunds, {})).bonus };
  };

  it("MC-07: a grant, its stakes and its wins are lines of the bonus wallet's record; the last balances of all records are the balance in the header", async () => {
    const ann = await withBonus();
    const game = await play(ann);
    const own = Number((await walletsOf(ann)).main);
    const round = randomUUID();
    await game.bet(round, units(own));
    await game.bet(round, units(20_000));
    await game.win(round, units(own + 20_000));
    const read = (wallet?: string) => ann.visitor.get(listTransactions, wallet === undefined ? {} : { wallet });
    const bonus = await read("BONUS");
    expect(bonus.list.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ["WIN", "20000.00", "100000.00"],
      ["BET", "-20000.00", "80000.00"],
      ["BONUS_GRANT", "100000.00", "100000.00"],
    ]);
    expect([bonus.totalCount, bonus.totals]).toEqual([3, { in: "120000.00", out: "-20000.00", net: "0.00" }]);
    const main = await read("MAIN");
    expect(main).toEqual(await read());
    const wallets = await walletsOf(ann);
    expect([main.list[0]?.balance, bonus.list[0]?.balance]).toEqual([wallets.main, wallets.bonus]);
    expect(Number(wallets.all)).toBe(Number(wallets.main) + Number(wallets.bonus));
    // A wallet that the member does not have is empty, and nobody reads another's.
    expect((await read("NOBODY")).list).toEqual([]);
    expect(await ann.visitor.refuse(listTransactions, { wallet: "x:member:someone:main" })).toBe("request.invalid");
  });
});
