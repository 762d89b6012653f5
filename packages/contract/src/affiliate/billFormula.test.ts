import { describe, expect, it } from "vitest";
import { toBalance, toDecimal } from "../money.ts";
import { type AffiliateBillInput, computeAffiliateBill, toAffiliateFee, toPlayerNgr } from "./billFormula.ts";

const zero = {
  rate: 0,
  amount: 0n,
  tiers: [],
  carry: "NONE",
  subRate: 0,
  digits: 2,
  minimumPay: 10_000n,
  ngr: 0n,
  qualified: 0,
  carryIn: 0n,
  remainderIn: 0n,
  below: 0n,
} as const satisfies Omit<AffiliateBillInput, "kind">;

const reckon = (input: Partial<AffiliateBillInput> & Pick<AffiliateBillInput, "kind">) => {
  const { amount, carryOut, remainderOut, steps } = computeAffiliateBill({ ...zero, ...input });
  return {
    amount: toDecimal(amount),
    carryOut: toDecimal(carryOut),
    remainderOut: toDecimal(remainderOut),
    texts: steps.map(({ step, text }) => `${step} ${text}`),
  };
};

describe("X-56: the worked examples of contract 3.9.7", () => {
  it("a revenue share takes off what was lost before; a lost month is carried on, or not", () => {
    const share = { kind: "REVENUE_SHARE", rate: 2_500, carry: "FORWARD" } as const;
    expect(reckon({ ...share, ngr: toBalance("100000"), carryIn: toBalance("20000") })).toEqual({
      amount: "20000.00",
      carryOut: "0.00",
      remainderOut: "0.00",
      texts: [
        "BASE 100000.00 - 20000.00 = 80000.00",
        "SHARE max(0, 80000.00) × 25.00 % = 20000.00",
        "DUE 20000.00 + 0.00 + 0.00 + 0.00 = 20000.00",
        "AMOUNT 20000.00 → 20000.00 (≥ 1.00) = 20000.00",
        "REMAINDER 20000.00 - 20000.00 = 0.00",
        "CARRY max(0, -80000.00) = 0.00",
      ],
    });
    const lost = toBalance("-5000");
    expect(reckon({ ...share, ngr: lost })).toMatchObject({ amount: "0.00", carryOut: "5000.00" });
    expect(reckon({ ...share, carry: "NONE", ngr: lost })).toMatchObject({ amount: "0.00", carryOut: "0.00" });
  });

  it("CPA pays for each qualified player; HYBRID adds a share that takes nothing off it", () => {
    expect(reckon({ kind: "CPA", amount: toBalance("300"), qualified: 4, ngr: toBalance("-9") }).amount).toBe(
      "1200.00",
    );
    const hybrid = { kind: "HYBRID", amount: toBalance("150"), qualified: 2, rate: 1_000 } as const;
    expect(reckon({ ...hybrid, ngr: toBalance("40000") }).amount).toBe("4300.00");
    expect(reckon({ ...hybrid, ngr: toBalance("-40000") }).amount).toBe("300.00");
  });

  it("TIERED takes the rate of the highest tier that both figures reach", () => {
    const tiers = [
      { rate: 2_000, ngr: 0n, qualified: 0 },
      { rate: 3_000, ngr: toBalance("50000"), qualified: 5 },
    ];
    const month = { kind: "TIERED", tiers, ngr: toBalance("80000") } as const;
    expect(reckon({ ...month, qualified: 6 }).amount).toBe("24000.00");
    expect(reckon({ ...month, qualified: 4 }).amount).toBe("16000.00");
    expect(reckon({ ...month, ngr: toBalance("-1"), qualified: 9 }).texts[0]).toBe("TIER -");
  });

  it("what is too small stays, and is paid with the next; halves go to the even digit", () => {
    const share = { kind: "REVENUE_SHARE", rate: 1_000 } as const;
    const small = reckon({ ...share, ngr: toBalance("9.90") });
    expect(small).toMatchObject({ amount: "0.00", remainderOut: "0.99" });
    expect(reckon({ ...share, ngr: toBalance("1.05"), remainderIn: toBalance("0.99") })).toMatchObject({
      amount: "1.10",
      remainderOut: "-0.005",
    });
    expect(reckon({ ...share, ngr: toBalance("20.25") })).toMatchObject({ amount: "2.02", remainderOut: "0.005" });
    expect(reckon({ ...share, digits: 0, ngr: toBalance("35") })).toMatchObject({
      amount: "4.00",
      remainderOut: "-0.50",
    });
  });

  it("the one above has its part of what those below bring, and a player's fee is of what the house won", () => {
    expect(reckon({ kind: "CPA", below: toBalance("1200"), subRate: 500 })).toMatchObject({
      amount: "60.00",
      texts: expect.arrayContaining(["SUB 1200.00 × 5.00 % = 60.00"]),
    });
    const won = {
      stakes: toBalance("1000"),
      wins: toBalance("400"),
      bonuses: toBalance("20"),
      rebates: toBalance("5"),
    };
    expect(toDecimal(toAffiliateFee(won, 1_500))).toBe("90.00");
    expect(toDecimal(toPlayerNgr(won, 1_500))).toBe("485.00");
    expect(toDecimal(toPlayerNgr({ ...won, wins: toBalance("1400") }, 1_500))).toBe("-425.00");
  });
});
