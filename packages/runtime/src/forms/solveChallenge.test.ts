import { describe, expect, it } from "vitest";
import { solveChallenge } from "./solveChallenge.ts";

/** SHA-256 of "salt37". */
const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode("salt37"));
const challenge = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

describe("solveChallenge", () => {
  it("LG-03: finds the number behind the challenge and sends it with the signature", async () => {
    const proof = await solveChallenge(JSON.stringify({ salt: "salt", challenge, signature: "sig", maxNumber: 100 }));
    expect(JSON.parse(proof)).toEqual({ salt: "salt", challenge, signature: "sig", number: 37 });
  });

  it("gives up where there is none", async () => {
    await expect(
      solveChallenge(JSON.stringify({ salt: "salt", challenge, signature: "sig", maxNumber: 36 })),
    ).rejects.toThrow("no solution");
    await expect(solveChallenge("{}")).rejects.toThrow("not a challenge");
  });
});
