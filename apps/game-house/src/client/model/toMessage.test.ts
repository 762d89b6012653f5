import { expect, it } from "vitest";
import type { RoundView } from "../../api/GameApi.ts";
import { toGame } from "../../maths/toGame.ts";
import { createWords } from "../texts/createWords.ts";
import { toMessage } from "./toMessage.ts";

const refused = (more: Partial<RoundView>): RoundView => ({
  roundId: "r1",
  clientRoundId: "c1",
  gameCode: "g1",
  status: "REFUSED",
  stake: "2000.00",
  win: "0.00",
  stages: [],
  startedAt: 0,
  refusal: "RG_LIMIT",
  ...more,
});

it("X-05: a limit's refusal says what is left and until when, in the merchant's zone and in every language", () => {
  const game = toGame({ code: "rng-luna-1", theme: "sea", model: "classic-calm" });
  if (game === undefined) throw new Error("the house has not the game of this test");
  const until = Date.UTC(2026, 10, 27, 17);
  for (const language of ["EN", "VI", "TH", "CN", "ID", "TL"])
    for (const limit of ["LOSS", "WAGER"]) {
      const { t, money, minute } = createWords(language, game, "VND", "Asia/Bangkok");
      const { key, amount = "", time = 0 } = toMessage(refused({ limit, left: "1500.00", until }));
      const text = t(key, { amount: money(amount), time: minute(time) });
      expect(text).toContain(money("1500.00"));
      expect(text).toContain("2026-11-28 00:00 (UTC+07:00)");
      const above = toMessage(refused({ limit, left: "1500.00" }));
      expect(above.time).toBeUndefined();
      expect(t(above.key, { amount: money(above.amount ?? "") })).toContain(money("1500.00"));
      expect(above.key).not.toBe(key);
    }
});

it("X-05: a round that is looked at later says its limit's name alone", () => {
  expect(toMessage(refused({ limit: "LOSS" }))).toEqual({ key: "refusedLoss" });
  expect(toMessage(refused({ limit: "SESSION", left: "1.00" }))).toEqual({ key: "refusedSession" });
});
