import { describe, expect, it } from "vitest";
import { toGameParams } from "./gameAddress.ts";
import { readGameAddress } from "./readGameAddress.ts";

const game = { gameCode: "rng-nova-7", nodeId: "7", vassalage: "NOVA", accountTypeName: "", gameName: "Cá & Tiên" };

describe("game address", () => {
  it("RT-23: says all that a reload needs", () => {
    const address = { ...game, mode: "DEMO", back: "/rng?page=2" } as const;
    expect(readGameAddress(new URLSearchParams(toGameParams(address).toString()))).toEqual(address);
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/.//evil.example",
    "",
  ])("does not go back to %j", (back) => {
    expect(readGameAddress(new URLSearchParams({ gameCode: "a", back }))?.back).toBe("/");
  });

  it("an address without a game names none", () => {
    expect(readGameAddress(new URLSearchParams())).toBeNull();
  });
});
