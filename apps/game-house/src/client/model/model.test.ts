import { toDecimal } from "@marquee/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSeededDraw } from "../../maths/createSeededDraw.ts";
import { listModels } from "../../maths/listModels.ts";
import { toClock } from "../parts/Strip.tsx";
import { readLaunch, withoutToken } from "../platform/readLaunch.ts";
import { toBands } from "../sheets/toBands.ts";
import { toWorth } from "../sheets/toWorth.ts";
import { takeStake } from "./takeStake.ts";
import { createBoard, listSymbols, toBoard } from "./Board.ts";
import { isGain } from "./toMessage.ts";

describe("what the screen is made from", () => {
  it("GM-34: falling symbols start where they were", () => {
    const model = listModels().find(({ rule }) => rule === "anywhere");
    if (!model) throw new Error("no tumble");
    fc.assert(
      fc.property(fc.nat(), (nonce) => {
        const [spin] = model.play(createSeededDraw({ serverSeed: "s", clientSeed: "c", nonce })).stages;
        const frames = spin?.kind === "spin" ? spin.frames : [];
        for (const [index, frame] of frames.entries()) {
          const next = frames[index + 1];
          if (!next) continue;
          const before = { ...toBoard(frame, createBoard(model), "still"), wins: frame.wins };
          const { grid, falls } = toBoard(next, before, "falling");
          for (const [reel, column] of grid.entries())
            for (const [row, symbol] of column.entries()) {
              const from = row - (falls[reel]?.[row] ?? 0);
              if (from >= 0) expect(frame.grid[reel]?.[from]).toBe(symbol);
              expect(from).toBeLessThanOrEqual(row);
            }
        }
      }),
    );
  });

  it("GM-34: reels show nothing that their model does not have", () => {
    for (const model of listModels()) {
      const seen = new Set(
        Array.from({ length: 300 }, (_, nonce) =>
          model.play(createSeededDraw({ serverSeed: "s", clientSeed: "c", nonce })),
        ).flatMap(({ stages }) =>
          stages.flatMap((stage) => (stage.kind === "pick" ? [] : stage.frames.flatMap(({ grid }) => grid.flat()))),
        ),
      );
      expect([...seen].toSorted(), model.id).toEqual(listSymbols(model).toSorted());
    }
  });

  it("X-13: only a win above the stake is a gain", () => {
    expect(isGain({ stake: "1.00", win: "1.00" })).toBe(false);
    expect(isGain({ stake: "1.00", win: "1.0001" })).toBe(true);
    expect(isGain({ stake: "10.00", win: "9.00" })).toBe(false);
  });

  it("X-12: time is told in hours, minutes and seconds", () => {
    expect(toClock(3_723_999)).toBe("1:02:03");
    expect(toClock(-5)).toBe("0:00:00");
  });

  it("X-14: pays are told in bands, at the chosen stake", () => {
    expect(toBands({ 7: 50, 8: 50, 9: 160 })).toEqual([
      { counts: "9", pay: 160 },
      { counts: "7–8", pay: 50 },
    ]);
    expect(toWorth("2.50", 160)).toBe("4.00");
  });

  it("WL-01: a balance beyond a number's reach loses the stake and no digit", () => {
    const sums = fc.bigInt({ min: 0n, max: 10n ** 30n });
    const stakes = fc.bigInt({ min: 0n, max: 10n ** 9n });
    fc.assert(
      fc.property(sums, stakes, (sum, stake) => takeStake(toDecimal(sum + stake), toDecimal(stake)) === toDecimal(sum)),
    );
    expect(takeStake("100000000000.0001", "0.01")).toBe("99999999999.9901");
    expect(["0.99", "-5.00"].map((balance) => takeStake(balance, "1.00"))).toEqual(["0.99", "-5.00"]);
    expect(toWorth("0.0150", 250)).toBe("0.0375");
  });

  it("the launch address gives its parts, and loses its token", () => {
    const address = "http://g.test/play/rng-1?t=abc&lang=VI&back=http%3A%2F%2Fa.test%2Fslots";
    expect(readLaunch(address)).toEqual({
      gameCode: "rng-1",
      token: "abc",
      language: "VI",
      stake: undefined,
      name: undefined,
      round: undefined,
      hasSiteBar: false,
    });
    expect(readLaunch(`${address}&bar=site`).hasSiteBar).toBe(true);
    expect(withoutToken(address)).not.toContain("abc");
    expect(readLaunch("http://g.test/play/x?name=Jade%20Koi").name).toBe("Jade Koi");
  });
});
