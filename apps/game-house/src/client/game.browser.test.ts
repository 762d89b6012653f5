import { toLaunchOptions } from "@marquee/chromium";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Outcome } from "../maths/Outcome.ts";
import { listAxeFaults } from "../../test/listAxeFaults.ts";
import { openGamePage } from "../../test/openGamePage.ts";
import type { Framed, GamePage } from "../../test/openGamePage.ts";
import { looks } from "../../test/looks.ts";
import { refuseNextSpin } from "../../test/refuseNextSpin.ts";

const isLoss = ({ stages: [spin, more] }: Outcome): boolean => spin?.kind === "spin" && spin.pay === 0 && !more;
const isGain = ({ stages: [spin, more] }: Outcome): boolean => spin?.kind === "spin" && spin.pay > 100 && !more;
const isReturn = ({ stages: [spin, more] }: Outcome): boolean =>
  spin?.kind === "spin" && spin.pay > 0 && spin.pay <= 100 && !more;
const isFeature = ({ stages }: Outcome): boolean => stages.length > 1;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(toLaunchOptions());
});
afterAll(() => browser.close());

let stage: GamePage;
beforeEach(async () => {
  stage = await openGamePage(browser);
});
afterEach(() => stage.close());

const spins = Object.entries({ EN: "Spin", VI: "Quay", TH: "หมุน", CN: "旋转", ID: "Putar", TL: "Paikutin" });
const spinOf = ({ game }: Framed) => game.getByRole("button", { name: "Spin", exact: true });
const statusOf = ({ game }: Framed) => game.getByRole("status");

async function getReady(framed: Framed): Promise<void> {
  try {
    await spinOf(framed).and(framed.game.locator("[aria-disabled=false]")).waitFor();
  } catch (cause) {
    const shown = await framed.game.locator("body").innerText({ timeout: 1_000 }).catch(String);
    throw new Error(`the game was not ready; it shows: ${shown}`, { cause });
  }
}

function countBets(): number {
  return stage.house.calls.filter((call) => call === "bet" || call === "betwin").length;
}

describe("the game in its frame", () => {
  it("GM-34: a win moves the balance, is announced, and the host hears of it", async () => {
    const framed = await stage.open({ model: "classic-calm", isWanted: isGain });
    await getReady(framed);
    const before = stage.house.wallet.getPlayer("p1").balance;
    await spinOf(framed).click();
    await framed.game.getByText(/^You win/).waitFor();
    const { balance } = stage.house.wallet.getPlayer("p1");
    expect(balance).toBeGreaterThan(before);
    await framed.game
      .getByText(
        `${(balance / 10_000).toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 })} VND`,
        { exact: true },
      )
      .waitFor();
    // A message arrives after what the page shows.
    await expect
      .poll(async () => (await framed.heard()).map(({ type }) => type))
      .toEqual(["game:balance", "game:ready", "game:roundStart", "game:balance", "game:roundEnd"]);
    const heard = await framed.heard();
    expect(Number(heard[3]?.balance) * 10_000).toBe(balance);
    expect(stage.house.logs.filter((line) => line.startsWith("CSP"))).toEqual([]);
    expect(await framed.page.frames()[1]?.evaluate(() => [location.search.includes("t="), document.title])).toEqual([
      false,
      expect.stringMatching(/Five Lines/),
    ]);
  });

  it("GM-34: a double click is one round, and the keyboard plays too", async () => {
    const framed = await stage.open({ model: "tumble-calm", isWanted: isLoss });
    await getReady(framed);
    await spinOf(framed).dblclick();
    await framed.game.getByText("No win this time").waitFor();
    expect(countBets()).toBe(1);
    await framed.game.locator("body").press("Space");
    await framed.game.getByText("The reels are spinning…").waitFor();
    await getReady(framed);
    expect(countBets()).toBe(2);
  });

  it("X-13: nothing is celebrated at or below the stake, and nothing plays by itself or stops the reels", async () => {
    stage.house.disturb = async (_, pass) => {
      const answer = await pass();
      return { ...answer, body: answer.body.replace('"jurisdiction":"SEA"', '"jurisdiction":"GB"') };
    };
    const framed = await stage.open({ model: "voyage-calm", isWanted: isReturn });
    await getReady(framed);
    await spinOf(framed).click();
    await framed.game.getByText("The reels are spinning…").waitFor();
    const buttons = await framed.game
      .getByRole("button")
      .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? each.textContent));
    expect(buttons).toEqual([
      "Exit game",
      "Turn sound on",
      "Fairness",
      "History",
      "Rules",
      "Spin",
      "Lower stake",
      "Higher stake",
    ]);
    await framed.game.getByText(/ back\.$/).waitFor();
    expect(await framed.game.getByText(/You win/).count()).toBe(0);
    expect(await framed.game.locator("[aria-hidden=true]", { hasText: "VND" }).count()).toBe(0);
    await getReady(framed);
    expect(countBets()).toBe(1);
  });

  it("X-13: a press that the server finds too early for GB is one spin, a moment later", async () => {
    const framed = await stage.open({ model: "tumble-calm", isWanted: isLoss });
    await getReady(framed);
    await spinOf(framed).click();
    await framed.game.getByText("No win this time").waitFor();
    await getReady(framed);
    const { house } = stage.house;
    // The page was told another jurisdiction, so it does not hold the press back itself.
    await house.db.updateTable("sessions").set({ jurisdiction: "GB" }).execute();
    const codes = await refuseNextSpin(framed.page, house, 2_500);
    await spinOf(framed).click();
    await expect.poll(() => countBets()).toBe(2);
    await getReady(framed);
    expect(codes).toEqual([409, 200]);
    expect(await framed.game.getByRole("alert").count()).toBe(0);
  });

  it("X-15: a closed tab in mid-round comes back to the same round", async () => {
    const framed = await stage.open({ model: "lantern-calm", isWanted: isFeature });
    await getReady(framed);
    await spinOf(framed).click();
    const choices = framed.game.getByRole("group", { name: "Choose one" }).getByRole("button");
    await choices.nth(4).waitFor();
    await stage.launchAgain(framed, { model: "lantern-calm" });
    await statusOf(framed).getByText("Your unfinished round continues here.").waitFor();
    // The host is told that a round is open, so that it does not close the game over it.
    await expect
      .poll(async () => (await framed.heard()).map(({ type }) => type).slice(-2))
      .toEqual(["game:ready", "game:roundStart"]);
    const before = stage.house.wallet.getPlayer("p1").balance;
    await choices.nth(1).click();
    await framed.game.getByText(/^Your choice pays/).waitFor();
    await expect.poll(() => stage.house.wallet.getPlayer("p1").balance).toBeGreaterThan(before);
    expect(countBets()).toBe(1);
  });

  it("GM-34: without a connection the stake is kept, and trying again is the same round", async () => {
    const framed = await stage.open({ model: "classic-bold", isWanted: isLoss });
    await getReady(framed);
    await framed.game.getByRole("button", { name: "Higher stake" }).click();
    const stake = await framed.game.getByRole("group", { name: "Stake" }).locator("output").innerText();
    // The request arrives, its answer does not.
    await framed.page.route(/api\/spin/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await spinOf(framed).click();
    await framed.game
      .getByRole("alert")
      .getByText(/The connection was lost/)
      .waitFor();
    expect(await framed.game.getByRole("group", { name: "Stake" }).locator("output").innerText()).toBe(stake);
    await framed.page.unroute(/api\/spin/);
    await framed.game.getByRole("button", { name: "Try again" }).click();
    await framed.game.getByText("No win this time").waitFor();
    expect(countBets()).toBe(1);
  });

  it("GM-34: it obeys its host and no one else, and Exit game tells it", async () => {
    const framed = await stage.open({ model: "classic-calm" });
    await getReady(framed);
    await framed.tell("host:pause");
    await framed.game.getByText("The game is paused").waitFor();
    await framed.game.locator("body").press("Space");
    await framed.tell("host:resume");
    await getReady(framed);
    expect(countBets()).toBe(0);
    await framed.page.frames()[1]?.evaluate(() => window.postMessage({ type: "host:pause" }, "*"));
    await framed.game.getByRole("button", { name: "Exit game" }).press("Enter");
    await expect.poll(async () => (await framed.heard()).at(-1)?.type).toBe("game:exit");
    expect((await framed.heard()).some(({ type }) => type === "host:pause")).toBe(false);
    await expect.poll(() => stage.house.calls.at(-1)).toBe("end");
  });

  it("GM-34: alone in a window it leads back to the site that shows it, and to no stranger's", async () => {
    const openAlone = async (toBack: (site: string) => string): Promise<Page> => {
      const page = await stage.openAlone({ model: "classic-calm" }, toBack);
      await page
        .getByRole("button", { name: "Spin", exact: true })
        .and(page.locator("[aria-disabled=false]"))
        .waitFor();
      return page;
    };
    const own = await openAlone((site) => `${site}/slots`);
    await own.getByRole("button", { name: "Exit game" }).press("Enter");
    await own.waitForURL(/\/slots$/);
    for (const toBack of [(site: string) => site.replace("//", "//good@"), () => "http://localhost:9/"]) {
      const page = await openAlone(toBack);
      const asked: string[] = [];
      page.on("request", (request) => request.isNavigationRequest() && asked.push(request.url()));
      const ended = page.waitForResponse(/\/api\/end/);
      await page.getByRole("button", { name: "Exit game" }).press("Enter");
      await ended;
      // Whoever leaves does it in the turn after the answer: two of the page's own come later.
      await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done)))).catch(() => undefined);
      expect(asked).toEqual([]);
    }
  });

  it("X-14: rules with the return, and a replay of each round, are one press away", async () => {
    const framed = await stage.open({ model: "treasure-calm", isWanted: isGain });
    await getReady(framed);
    await spinOf(framed).click();
    await framed.game.getByText(/^You win/).waitFor();
    await framed.game.getByRole("button", { name: "Rules" }).click();
    await framed.game.getByText("Return to player (RTP): 95.16%").waitFor();
    await framed.page.keyboard.press("Escape");
    await framed.game.getByRole("button", { name: "History" }).click();
    await framed.game.getByRole("button", { name: "Replay round" }).click();
    await framed.game
      .getByRole("dialog")
      .getByRole("img", { name: /^Reels/ })
      .waitFor();
    await framed.game.getByRole("button", { name: "Close" }).click();
    await framed.game.getByRole("button", { name: "Fairness" }).click();
    const shown = async (name: string) =>
      framed.game.getByText(name, { exact: true }).first().locator("xpath=following-sibling::dd[1]").innerText();
    const next = await shown("Fingerprint of the next server seed");
    await framed.game.getByRole("button", { name: "Change seed" }).click();
    await framed.game.getByText("Previous seed").waitFor();
    // What was published before the player chose a seed is what is in use now.
    expect(await shown("Fingerprint of the current server seed")).toBe(next);
  });

  it.each(looks)(
    "GM-34, LT-01: at %d × %d in %s %s is whole and axe finds nothing",
    async (width, height, language, model) => {
      const framed = await stage.open({ model, language, context: { viewport: { width, height } } });
      await framed.game
        .getByRole("button", { name: new Map(spins).get(language) ?? "", exact: true })
        .and(framed.game.locator("[aria-disabled=false]"))
        .waitFor();
      const frame = framed.page.frames()[1];
      const cut = await frame?.evaluate(() =>
        [...document.querySelectorAll("button, output, strong, dd")].flatMap((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5
            ? [element.textContent]
            : [];
        }),
      );
      expect(cut).toEqual([]);
      const covered = await frame?.evaluate(() =>
        [...document.querySelectorAll("button, output, strong, dd, [role=status] > span")].flatMap((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const front = document.elementFromPoint(left + width / 2, top + height / 2);
          return element.contains(front) ? [] : [element.textContent];
        }),
      );
      expect(covered).toEqual([]);
      expect(
        await frame?.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      expect(await frame?.evaluate(() => document.documentElement.lang)).toBe(
        { CN: "zh", TL: "fil" }[language] ?? language.toLowerCase(),
      );
      expect(await listAxeFaults(frame)).toEqual([]);
    },
  );

  it("GM-34: with reduced motion nothing travels", async () => {
    const framed = await stage.open({ model: "voyage-calm", isWanted: isLoss, context: { reducedMotion: "reduce" } });
    await getReady(framed);
    await spinOf(framed).click();
    const moving = await framed.page.frames()[1]?.evaluate(
      () =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
          .filter(({ transform }) => transform !== undefined).length,
    );
    expect(moving).toBe(0);
    await framed.game.getByText("No win this time").waitFor();
  });
});
