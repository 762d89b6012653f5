import { toMoney } from "@marquee/contract";
import { expect, it } from "vitest";
import { toBonusAmount } from "./toBonusAmount.ts";

const terms = { percent: 15, max_bonus: String(toMoney("200000.55")), factor: 3 };

it("X-34, WL-01: a bonus has the digits of its currency, also where an older promotion's most has more", () => {
  expect(toBonusAmount(terms, toMoney("100003"), 0)).toEqual({ amount: toMoney("15000"), required: toMoney("45000") });
  expect(toBonusAmount(terms, toMoney("100003"), 2).amount).toBe(toMoney("15000.45"));
  expect(toBonusAmount(terms, toMoney("9000000"), 0).amount).toBe(toMoney("200000"));
});
