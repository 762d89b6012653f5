import { describe, expect, it } from "vitest";
import { Check } from "typebox/value";
import {
  getProviderStatus,
  providerCalls,
  providerStatusNames,
  toSignatureText,
  toSummaryText,
  toTransactionText,
  toWireAmount,
} from "./provider.ts";
import { providerSchemas } from "./schemas.ts";
import type { ProviderAnswer } from "./schemas.ts";

const bet = {
  sessionId: "aurelune.s1",
  requestId: "q1",
  txId: "t1",
  roundId: "r1",
  gameCode: "rng-marq-1",
  amount: 10_000,
  currency: "VND",
};

describe("seamless wallet contract", () => {
  it("GM-34: nine calls, each with its schemas", () => {
    expect(providerCalls.map(({ name }) => name).toSorted()).toEqual(Object.keys(providerSchemas).toSorted());
    expect(providerCalls.filter(({ liveSession }) => liveSession).map(({ name }) => name)).toEqual(["bet", "betwin"]);
  });

  it("only what the gateway decided is HTTP 200, and only that is final", () => {
    for (const name of providerStatusNames) {
      const { http, final } = getProviderStatus(name);
      expect(final, name).toBe(http === 200);
    }
    expect(providerStatusNames).toHaveLength(23);
  });

  it.each([-1, 0.5, 1e15 + 1, Number.NaN, "10000", "1e4", null])("an amount of %s is off the schema", (amount) => {
    expect(Check(providerSchemas.bet.request, { ...bet, amount })).toBe(false);
    expect(Check(providerSchemas.bet.request, bet)).toBe(true);
  });

  it("an OK answer must hold what its call promises", () => {
    const common = { requestId: "q1", processedAt: 1, status: "OK" };
    expect(Check(providerSchemas.round.answer, common)).toBe(false);
    const full: ProviderAnswer<"round"> = {
      ...common,
      status: "OK",
      round: { roundId: "r1", state: "OPEN", transactions: [] },
    };
    expect(Check(providerSchemas.round.answer, full)).toBe(true);
    expect(Check(providerSchemas.round.answer, { ...common, status: "TX_NOT_FOUND" })).toBe(true);
  });

  it("a balance beyond what a number holds loses no digit", () => {
    const answer = { requestId: "q1", processedAt: 1, status: "OK" };
    for (const balance of [0n, 10n ** 15n + 1n, 2n ** 53n - 1n, 2n ** 53n, 9n * 10n ** 18n - 1n]) {
      const wire: unknown = JSON.parse(JSON.stringify(toWireAmount(balance)));
      expect(Check(providerSchemas.balance.answer, { ...answer, balance: wire }), `${balance}`).toBe(true);
      expect(BigInt(String(wire))).toBe(balance);
    }
    for (const balance of [-1, 0.5, "12", "01000000000000000", 2 ** 53]) {
      expect(Check(providerSchemas.balance.answer, { ...answer, balance }), `${balance}`).toBe(false);
    }
  });

  it("texts to sign are exact", () => {
    expect(toSignatureText("1", "/provider/v1/bet", "{}")).toBe("1\n/provider/v1/bet\n{}");
    const thb = { currency: "THB", bets: 1, wins: 2, rollbacks: 3 };
    const totals = [{ ...thb, currency: "VND" }, thb];
    expect(toSummaryText(5, 6, 2, totals)).toBe("5\n6\n2\nTHB:1:2:3\nVND:1:2:3");
    const fields = { kind: "bet", playerId: "p", roundId: "r" } as const;
    expect(toTransactionText({ ...fields, amount: 1 })).not.toBe(toTransactionText({ ...fields, winAmount: 1 }));
  });
});
