import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findCode } from "../../../test/findSeed.ts";
import { createTestHouse } from "../../../test/testHouse.ts";
import type { TestHouse } from "../../../test/testHouse.ts";
import { serveOperator } from "./serveOperator.ts";

const command = fileURLToPath(new URL("../cli/disputes.ts", import.meta.url));
const run = promisify(execFile);

describe("pnpm disputes", () => {
  let test: TestHouse;
  let folder: string;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    test = await createTestHouse();
    folder = mkdtempSync(join(tmpdir(), "house-"));
    stop = await serveOperator(test.house, join(folder, "s"));
  });
  afterEach(async () => {
    await stop();
    await test.close();
    rmSync(folder, { recursive: true });
  });
  const disputes = (...words: string[]) => run(process.execPath, [command, ...words, "--socket", join(folder, "s")]);

  it("lists what the wallet refused for good and settles it, with who and why", async () => {
    const player = await test.open(findCode("classic-calm"));
    const { round } = await player.spin("r1");
    await test.house.db
      .updateTable("rounds")
      .set({ status: "DISPUTED", refusal: "WRONG_CURRENCY", disputes: 1 })
      .execute();
    expect(JSON.parse((await disputes()).stdout)).toMatchObject([{ id: round.roundId, refusal: "WRONG_CURRENCY" }]);
    await expect(disputes("settle", round.roundId)).rejects.toThrow(/--why/);
    await expect(disputes("settle", round.roundId, "--why", " ")).rejects.toThrow(/a reason/);
    await expect(disputes("forget", round.roundId, "--why", "x")).rejects.toThrow(/an action/);
    const { stdout } = await disputes("settle", round.roundId, "--why", "paid by hand");
    expect(JSON.parse(stdout)).toEqual({ roundId: round.roundId, status: "SETTLED" });
    expect(JSON.parse((await disputes()).stdout)).toEqual([]);
    await expect(disputes("settle", round.roundId, "--why", "again")).rejects.toThrow(/not a disputed round/);
    expect(await test.house.db.selectFrom("resolutions").select(["actor", "why"]).execute()).toMatchObject([
      { actor: expect.any(String), why: "paid by hand" },
    ]);
  });

  it("is for the owner of the folder alone, and says when no house runs", async () => {
    expect(statSync(join(folder, "s")).mode & 0o777).toBe(0o600);
    await stop();
    await expect(disputes()).rejects.toThrow(/no game house listens/);
  });
});
