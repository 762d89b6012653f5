import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { finish, getBalance, listTiles, openGame, type Player, type Round, type Tile } from "./houseClient.ts";
import { openNewMember } from "./members.ts";
import { expect, isSweep, test, toUrl } from "./site.ts";

async function toPlayer(page: Page): Promise<Player> {
  const username = await openNewMember(page, toUrl("aurelune"), "aurelune");
  const token = await page.evaluate(() => sessionStorage.getItem("token") ?? "");
  return { brand: "aurelune", token, username, request: page.request };
}

async function toOtherPlayer(page: Page): Promise<Player> {
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  return toPlayer(page);
}

/** Settles one spin on each of `count` different random tiles from the lobby's pages `first` to `last`. */
async function playTiles(player: Player, count: number, [first, last]: readonly [number, number]): Promise<void> {
  let expected = toCents(await getBalance(player));
  const seen = new Set<string>();
  while (seen.size < count) {
    const tiles = (await listTiles(player, randomInt(first, last + 1))).filter(
      ({ maintenance, gameCode }) => !maintenance && !seen.has(gameCode),
    );
    for (const tile of tiles.slice(0, Math.min(20, count - seen.size))) {
      const game = await openGame(player, tile);
      const round = await finish(game, await game.spin(randomUUID(), game.state.stakes[0] ?? "1"));
      expect(round.status, tile.gameCode).toBe("SETTLED");
      expected += toCents(round.win) - toCents(round.stake);
      seen.add(tile.gameCode);
    }
  }
  expect(toCents(await getBalance(player))).toBe(expected);
}

const toCents = (text: string): number => Math.round(Number(text) * 10_000);

// Four tests run in parallel with one member each. The sign-up credit is a hundred smallest stakes, enough for fifty spins without a win.
const count = isSweep ? 50 : 20;
for (const pages of [
  [1, 59],
  [60, 118],
  [119, 177],
  [178, 237],
] as const) {
  test(`GM-34, GM-35: ${count} random tiles of the lobby's pages ${pages.join(" to ")} open and settle a spin, and the balance moves by exactly their sums @sweep`, async ({
    page,
  }) => {
    await playTiles(await toPlayer(page), count, pages);
  });
}

/** Spins until a round continues after its first stage; undefined when the player's money runs out first. */
async function findUnfinished(
  player: Player,
): Promise<{ readonly tile: Tile; readonly stake: string; readonly round: Round } | undefined> {
  for (const tile of (await listTiles(player, 1)).filter(({ maintenance }) => !maintenance)) {
    const game = await openGame(player, tile);
    const stake = game.state.stakes[0] ?? "1";
    for (let spin = 0; spin < 12; spin += 1) {
      const round = await game.spin(randomUUID(), stake);
      if (round.next !== undefined) return { tile, stake, round };
      if (round.status === "REFUSED") return undefined;
    }
  }
  return undefined;
}

test("X-15: a launch during a round resumes it with the shown stages, takes no other spin, and ends it with what these stages brought", async ({
  page,
}) => {
  let player = await toPlayer(page);
  let found = await findUnfinished(player);
  for (let member = 1; found === undefined && member < 10; member += 1) {
    player = await toOtherPlayer(page);
    found = await findUnfinished(player);
  }
  if (found === undefined) throw new Error("no round with a feature in about a thousand spins");
  const { tile, stake, round } = found;
  const again = await openGame(player, tile);
  expect(again.state.round).toMatchObject({
    roundId: round.roundId,
    stake: round.stake,
    win: round.win,
    stages: round.stages,
  });
  await expect(again.spin(randomUUID(), stake)).rejects.toThrow("round.unfinished");
  const before = toCents(await getBalance(player));
  const done = await finish(again, again.state.round ?? round);
  expect(done).toMatchObject({ status: "SETTLED", roundId: round.roundId, stake: round.stake });
  expect(done.stages.slice(0, round.stages.length)).toEqual(round.stages);
  expect(toCents(await getBalance(player))).toBe(before + toCents(done.win));
});
