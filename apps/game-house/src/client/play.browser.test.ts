import { toLaunchOptions } from "@marquee/chromium";
import { type Browser, chromium, type Locator } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Outcome } from "../maths/Outcome.ts";
import { findCode } from "../../test/findSeed.ts";
import { openGamePage } from "../../test/openGamePage.ts";
import type { Framed, GamePage } from "../../test/openGamePage.ts";

const isGain = ({ stages: [spin, more] }: Outcome): boolean => spin?.kind === "spin" && spin.pay > 100 && !more;
const isLoss = ({ stages: [spin, more] }: Outcome): boolean => spin?.kind === "spin" && spin.pay === 0 && !more;

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

const spinOf = ({ game }: Framed, name = "Spin") => game.getByRole("button", { name, exact: true });
const stakeOf = ({ game }: Framed) => game.getByRole("group", { name: "Stake" }).locator("output").innerText();

async function getReady(framed: Framed, name?: string): Promise<void> {
  await spinOf(framed, name).and(framed.game.locator("[aria-disabled=false]")).waitFor();
}

describe("a player at the game", () => {
  it("X-15: a round that was left in mid-spin tells at the next visit what it won", async () => {
    const framed = await stage.open({ model: "classic-calm", isWanted: isGain });
    await getReady(framed);
    const answered = framed.page.waitForResponse(/api\/spin/);
    await spinOf(framed).click();
    await answered;
    await stage.launchAgain(framed, { model: "classic-calm" });
    await framed.game.getByText(/^Your last round ended while you were away and paid .*VND\.$/).waitFor();
    const { balance } = stage.house.wallet.getPlayer("p1");
    const shown = (balance / 10_000).toLocaleString("en", { minimumFractionDigits: 2 });
    await framed.game.getByText(`${shown} VND`, { exact: true }).waitFor();
    await stage.launchAgain(framed, { model: "classic-calm" });
    await getReady(framed);
    await framed.game.getByText("Good luck", { exact: true }).waitFor();
  });

  it("X-12: net position and elapsed time are in view", async () => {
    const framed = await stage.open({ model: "classic-calm", isWanted: isLoss });
    await getReady(framed);
    await spinOf(framed).click();
    await framed.game.getByText("No win this time").waitFor();
    await framed.game.getByText("-3.00 VND").waitFor();
    await framed.game.getByText(/^0:(?!00:00)\d\d:\d\d$/).waitFor();
  });

  it("GM-34: on a phone on its side the hidden prizes lie whole over the reels, before and after the choice", async () => {
    const framed = await stage.open({
      model: "lantern-calm",
      isWanted: ({ stages }) => stages.length > 1,
      context: { viewport: { width: 652, height: 256 } },
    });
    await getReady(framed);
    await spinOf(framed).click();
    const choices = framed.game.getByRole("group", { name: "Choose one" }).getByRole("button");
    await choices.nth(4).and(framed.game.locator(":enabled")).waitFor();
    const listCut = (): Promise<readonly string[] | undefined> | undefined =>
      framed.page.frames()[1]?.evaluate(() =>
        [...document.querySelectorAll("[role=group] button, [role=group] p")].flatMap((element) => {
          const cover = element.closest("[role=group]")?.getBoundingClientRect();
          const { top, bottom } = element.getBoundingClientRect();
          return cover && (top < cover.top - 0.5 || bottom > cover.bottom + 0.5) ? [element.textContent] : [];
        }),
      );
    expect(await listCut()).toEqual([]);
    await choices.nth(0).click();
    await framed.game.getByText(/^Your choice pays/).waitFor();
    expect(await listCut()).toEqual([]);
  });

  it.each([
    ["upright", 360, 696],
    ["on its side", 740, 316],
  ] as const)(
    "GM-34: under a site's bar, on a phone %s, the game has none of its own, nothing lies over another thing, and the reels have the room",
    async (_, width, height) => {
      const framed = await stage.open({
        model: "voyage-calm",
        query: { bar: "site" },
        context: { viewport: { width, height } },
      });
      await getReady(framed);
      const buttons = framed.game.getByRole("button");
      const names = await buttons.evaluateAll((all) =>
        all.map((each) => each.getAttribute("aria-label") ?? each.textContent),
      );
      expect(names).toEqual(["Turn sound on", "Fairness", "History", "Rules", "Spin", "Lower stake", "Higher stake"]);
      const boxes = await framed.game
        .locator("button, dl, output, strong, [role=status], [role=img]")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      for (const { left, top, right, bottom } of boxes)
        expect([left >= 0, top >= 0, right <= width, bottom <= height]).toEqual([true, true, true, true]);
      const reels = await framed.game
        .getByRole("img", { name: /^Reel|^Reels/ })
        .first()
        .locator("..")
        .boundingBox();
      expect(reels?.height).toBeGreaterThan(width > height ? 0.8 * height : 0.3 * height);
      await framed.game.getByRole("button", { name: "Rules" }).click();
      await framed.game.getByRole("heading", { name: "Rules" }).waitFor();
    },
  );

  it("GM-34: alone in a window the game has its own bar and way out, whatever its address says of a site's", async () => {
    const page = await stage.openAlone({ model: "classic-calm", query: { bar: "site" } }, (site) => `${site}/slots`);
    await page.getByRole("button", { name: "Exit game" }).waitFor();
    await page.close();
  });

  it("GM-34: the window that lost its session says why, and asks its host to play here", async () => {
    const first = await stage.open({ model: "classic-calm" });
    await getReady(first);
    const second = await stage.open({ model: "classic-calm" });
    await getReady(second);
    await spinOf(first).click();
    await first.game.getByRole("alert").getByText("You opened a game in another window").waitFor();
    expect(await spinOf(first).getAttribute("aria-disabled")).toBe("true");
    await first.game.getByRole("button", { name: "Play here" }).press("Enter");
    await expect.poll(async () => (await first.heard()).at(-1)?.type).toBe("game:reopen");
  });

  it("GM-34: Space spins as soon as the frame has the focus", async () => {
    const framed = await stage.open({ model: "classic-calm", isWanted: isLoss });
    await getReady(framed);
    await framed.page.evaluate(() => document.querySelector("iframe")?.focus());
    await framed.page.keyboard.press("Space");
    await framed.game.getByText("No win this time").waitFor();
    expect(stage.house.calls.filter((call) => call === "betwin")).toHaveLength(1);
  });

  it("GM-34: stakes fit the balance: the highest that it covers is offered, the next says why not", async () => {
    const open = async (balance: number): Promise<Framed> => {
      stage.house.wallet.getPlayer("p1").balance = balance;
      const framed = await stage.open({ model: "classic-calm" });
      await framed.game.getByRole("group", { name: "Stake" }).waitFor();
      return framed;
    };
    const framed = await open(25_000);
    await getReady(framed);
    expect(await stakeOf(framed)).toBe("2.00");
    const more = framed.game.getByRole("button", { name: "Higher stake" });
    expect([await more.getAttribute("aria-disabled"), await more.getAttribute("title")]).toEqual([
      "true",
      "Your balance is lower than the next stake, 3.00 VND.",
    ]);
    await more.press("Enter");
    await framed.game.getByRole("status").getByText("Your balance is lower than the next stake, 3.00 VND.").waitFor();
    expect(await stakeOf(framed)).toBe("2.00");
    const poor = await open(9_900);
    await poor.game.getByRole("status").getByText("Your balance is lower than the smallest stake, 1.00 VND.").waitFor();
    expect(await spinOf(poor).getAttribute("aria-disabled")).toBe("true");
    await spinOf(poor).press("Enter");
    expect(stage.house.calls.filter((call) => call === "betwin")).toEqual([]);
  });

  it("X-34, GM-34: a bonus's highest stake is told with its number, and stops the button while the stake is above it", async () => {
    stage.house.disturb = async (call, pass) => {
      const answer = await pass();
      return call.path.endsWith("/balance")
        ? { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), maxStake: 20_000 }) }
        : answer;
    };
    const framed = await stage.open({ model: "classic-calm", query: { stake: "3.00" } });
    const told = "While your bonus is active, a stake is at most 2.00 VND.";
    await framed.game.getByRole("status").getByText(told).waitFor();
    expect(await stakeOf(framed)).toBe("3.00");
    expect(await spinOf(framed).getAttribute("aria-disabled")).toBe("true");
    await spinOf(framed).press("Enter");
    expect(stage.house.calls.filter((call) => call === "betwin")).toEqual([]);
    await framed.game.getByRole("button", { name: "Lower stake" }).click();
    await getReady(framed);
    expect(await stakeOf(framed)).toBe("2.00");
    expect(await framed.game.getByRole("button", { name: "Higher stake" }).getAttribute("title")).toBe(told);
  });

  it("GM-34: a stake that the game takes no more is refused in words with the stakes that it takes, and goes to the nearest; nothing was staked", async () => {
    const limits = { minBet: 10_000, maxBet: 50_000 };
    let isNarrow = false;
    stage.house.disturb = async (call, pass) => {
      const answer = await pass();
      return isNarrow && call.path.endsWith("/balance")
        ? { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), limits }) }
        : answer;
    };
    const framed = await stage.open({ model: "classic-calm", isWanted: isLoss, query: { stake: "10.00" } });
    await getReady(framed);
    expect(await stakeOf(framed)).toBe("10.00");
    const before = stage.house.wallet.getPlayer("p1").balance;
    isNarrow = true;
    for (const { session } of stage.house.wallet.memory.sessions.values()) Object.assign(session.limits, limits);
    await spinOf(framed).click();
    const status = framed.game.getByRole("status");
    await status.getByText("This game takes stakes from 1.00 VND to 5.00 VND. Nothing was staked.").waitFor();
    await status.getByText("Your stake is now 5.00 VND:").waitFor();
    expect(await stakeOf(framed)).toBe("5.00");
    expect(stage.house.wallet.getPlayer("p1").balance).toBe(before);
    expect(await framed.game.getByRole("button", { name: "Higher stake" }).isEnabled()).toBe(false);
    await getReady(framed);
    await spinOf(framed).click();
    await status.getByText("No win this time").waitFor();
    expect(stage.house.wallet.getPlayer("p1").balance).toBe(before - 50_000);
  });

  it("GM-34: a stake that the balance covers no more goes down with a word, at a visit and after a round, until a press", async () => {
    stage.house.wallet.getPlayer("p1").balance = 35_000;
    const framed = await stage.open({ model: "classic-calm", isWanted: isLoss, query: { stake: "10.00" } });
    await getReady(framed);
    const status = framed.game.getByRole("status");
    const said = (stake: string): Locator => status.getByText(`Your stake is now ${stake} VND:`);
    expect(await stakeOf(framed)).toBe("3.00");
    await said("3.00").waitFor();
    await framed.game.getByRole("button", { name: "Lower stake" }).click();
    await said("3.00").waitFor({ state: "detached" });
    expect(await stakeOf(framed)).toBe("2.00");
    await spinOf(framed).click();
    await status.getByText("No win this time").waitFor();
    await said("1.00").waitFor();
    expect(await stakeOf(framed)).toBe("1.00");
  });

  it("GM-34: the stake that was chosen here the last time is offered again, and the host hears of a choice", async () => {
    const framed = await stage.open({ model: "classic-calm", query: { stake: "10.00" } });
    await getReady(framed);
    expect(await stakeOf(framed)).toBe("10.00");
    await framed.game.getByRole("button", { name: "Higher stake" }).click();
    await expect.poll(async () => (await framed.heard()).at(-1)).toMatchObject({ type: "game:stake", stake: "20.00" });
  });

  it("GM-34: without a network Spin is not lit and says why, and comes back by itself", async () => {
    const framed = await stage.open({ model: "classic-calm" });
    await getReady(framed);
    await framed.page.context().setOffline(true);
    await framed.game.getByRole("status").getByText("You are offline.").waitFor();
    expect(await spinOf(framed).getAttribute("aria-disabled")).toBe("true");
    await framed.page.context().setOffline(false);
    await getReady(framed);
  });

  it("X-14: the history tells times in the merchant's zone, amounts with their currency, and no model", async () => {
    stage.house.disturb = async ({ path }, pass) => {
      const answer = await pass();
      if (!path.endsWith("/session")) return answer;
      return { ...answer, body: answer.body.replace('"sessionId"', '"timeZone":"Asia/Ho_Chi_Minh","sessionId"') };
    };
    const framed = await stage.open({ model: "classic-calm", isWanted: isLoss });
    await getReady(framed);
    await spinOf(framed).click();
    await framed.game.getByText("No win this time").waitFor();
    await getReady(framed);
    await framed.game.getByRole("button", { name: "History" }).click();
    const dialog = framed.game.getByRole("dialog");
    await dialog.getByText("Stake 3.00 VND, win 0.00 VND").waitFor();
    await dialog.getByText("Times are in Asia/Ho_Chi_Minh (UTC+07:00).").waitFor();
    await dialog.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/).waitFor();
    await dialog.getByRole("button", { name: "Replay round" }).click();
    await dialog.getByText("Game version 1, rules version 1").waitFor();
    expect(await dialog.innerText()).not.toContain("classic-calm");
  });

  it.each([
    ["TH", "Prompt", "หมุน", "ก"],
    ["CN", "Be Vietnam Pro,Noto Sans SC Variable", "旋转", "旋"],
  ])("GM-34: in %s the game has the letters of its site", async (language, font, spin, letter) => {
    const framed = await stage.open({ model: "voyage-calm", language, query: { font, fontDisplay: font } });
    await getReady(framed, spin);
    const frame = framed.page.frames()[1];
    const family = font.split(",").at(-1) ?? "";
    await expect
      .poll(() =>
        frame?.evaluate(
          ([name]) =>
            [...document.fonts].some((face) => face.family.replaceAll('"', "") === name && face.status === "loaded"),
          [family] as const,
        ),
      )
      .toBe(true);
    expect(await frame?.evaluate((text) => document.body.innerText.includes(text), letter)).toBe(true);
    await framed.game.getByRole("button", { name: language === "TH" ? "กติกา" : "规则", exact: true }).click();
    const rules = await framed.game.getByRole("dialog").innerText();
    expect(rules).not.toMatch(/spins?\b|stake|symbol/i);
    expect(rules).not.toContain(findCode("voyage-calm"));
    expect(stage.house.logs.filter((line) => line.startsWith("CSP"))).toEqual([]);
  });
});
