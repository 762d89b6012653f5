import { expect, it } from "vitest";
import { toGame } from "../../maths/toGame.ts";
import { createWords } from "./createWords.ts";

it.each(["VND", "THB", ""])(
  "WL-01, CN-06: amounts in %j have two decimals at least, and all the digits of the amount",
  (currency) => {
    const game = toGame({ code: "rng-luna-1", theme: "sea", model: "classic-calm" });
    if (game === undefined) throw new Error("the house has not the game of this test");
    const { amount, money } = createWords("EN", game, currency);
    expect([amount("1000.00"), amount("0.0099"), amount("1234567.8999"), amount("-0.00001")]).toEqual([
      "1,000.00",
      "0.0099",
      "1,234,567.8999",
      "0.00",
    ]);
    expect(money("2000000.00")).toBe(`2,000,000.00 ${currency}`.trim());
  },
);
