import { randomUUID } from "node:crypto";
import { getBalance, listTiles, openGame, type Player } from "./houseClient.ts";
import { openWithEvents } from "./liveEvents.ts";
import { expect, readBalance, register, test, toUrl } from "./site.ts";

/** Plays as the game does until a round wins more than its stake; the sign-up credit is enough for a hundred rounds. */
async function win(player: Player): Promise<void> {
  for (const tile of (await listTiles(player, 1)).filter(({ maintenance }) => !maintenance)) {
    const game = await openGame(player, tile);
    const stake = game.state.stakes[0] ?? "1";
    for (let spin = 0; spin < 12; spin += 1) {
      const round = await game.spin(randomUUID(), stake);
      if (round.status === "REFUSED") throw new Error("the money ran out before a win");
      if (round.status === "SETTLED" && Number(round.win) > Number(stake)) return;
      if (round.status !== "SETTLED") break;
    }
  }
  throw new Error("no round has won");
}

test("X-43: what a member wins in one tab is in the balance of another by itself", async ({ page, context }) => {
  await page.goto(toUrl("aurelune"));
  const username = await register(page, "aurelune");
  const token = await page.evaluate(() => sessionStorage.getItem("token") ?? "");
  const player: Player = { brand: "aurelune", token, username, request: page.request };
  // One tab listens for all of them.
  await openWithEvents(page, toUrl("aurelune"));
  const other = await context.newPage();
  await other.goto(toUrl("aurelune"));
  await expect.poll(() => readBalance(other)).toBe("100000.00");
  await win(player);
  const won = Number(await getBalance(player));
  for (const tab of [page, other])
    await expect.poll(async () => Number((await readBalance(tab)).replaceAll(",", ""))).toBe(won);
});
