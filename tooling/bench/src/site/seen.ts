import { startPostgres } from "@marquee/database/testing";
import type { Browser, Page } from "playwright";
import type { Figure } from "../Figure.ts";
import { openBrowser } from "./openBrowser.ts";
import { measureBalance, measureProgress } from "./roundSeen.ts";
import { startPlatform } from "./startPlatform.ts";
import { toAddress } from "./toAddress.ts";
import { toMedian } from "./toMedian.ts";

/** An odd number, so that the middle one is a measurement. */
const turns = 21;

const apart = "two gateways without a wake-up";

const toFigure = (id: string, what: string, value: number, atMost: number): Figure => ({
  id,
  what,
  value,
  unit: "ms",
  budget: { of: "value", atMost, isBinding: false },
});

async function openDesk(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(toAddress(url, "desk.localhost", "/AURELUNE/site"));
  await page.getByLabel("Mail address").fill("owner@aurelune.example");
  await page.getByLabel("Password", { exact: true }).fill("marquee back office");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  return page;
}

/** Opens a player's home and waits until it hears of events: what it shows then follows without a reload. */
async function openPlayer(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const listening = page.waitForResponse((response) => response.url().includes("/wps/events"));
  await page.goto(toAddress(url, "aurelune.localhost", "/"));
  await listening;
  return page;
}

/** From a press of staff to what a player's open page shows of it: the median, in milliseconds. */
async function measure(desk: Page, player: Page): Promise<number> {
  const form = desk.getByRole("form", { name: "Customer service and links" });
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const address = `https://network.example/${crypto.randomUUID()}`;
    await form.getByLabel("Link").selectOption("FACEBOOK");
    await form.getByLabel("Address").fill(address);
    await form.getByLabel("Why").fill("a measurement");
    const seen = player.locator(`a[href="${address}"]`).waitFor({ timeout: 60_000 });
    const began = performance.now();
    await form.getByRole("button", { name: "Change now" }).click();
    await seen;
    times.push(performance.now() - began);
    // The form begins anew after its answer; a pause of another length each time meets every moment between two looks of a gateway.
    await desk.waitForTimeout(1_000 + ((turn * 370) % 1_000));
  }
  return toMedian(times);
}

/** From save to seen, and from a round to the balance and to a mission's bar (PM-09) in another window: at one gateway, and at two of one database that tell each other nothing but through it. */
export async function measureSeen(say: (line: string) => void): Promise<readonly Figure[]> {
  const server = await startPostgres();
  const settings = { DATABASE_URL: server.url };
  const first = await startPlatform(4820, settings);
  const second = await startPlatform(4840, settings);
  const browser = await openBrowser();
  try {
    const desk = await openDesk(browser, first.url);
    const one = await measure(desk, await openPlayer(browser, first.url));
    say(`one gateway: ${one.toFixed(0)} ms`);
    const two = await measure(desk, await openPlayer(browser, second.url));
    say(`two gateways: ${two.toFixed(0)} ms`);
    const oneBalance = await measureBalance(browser, first.url, first.url);
    say(`balance, one gateway: ${oneBalance.toFixed(0)} ms`);
    const twoBalance = await measureBalance(browser, first.url, second.url);
    say(`balance, two gateways: ${twoBalance.toFixed(0)} ms`);
    const oneProgress = await measureProgress(browser, first.url, first.url, "player0005");
    say(`mission, one gateway: ${oneProgress.toFixed(0)} ms`);
    const twoProgress = await measureProgress(browser, first.url, second.url, "player0006");
    say(`mission, two gateways: ${twoProgress.toFixed(0)} ms`);
    const round = "from the press for a round to";
    return [
      toFigure("P15", "from save to seen on an open page, median of 21, one gateway", one, 2_000),
      toFigure("P15", `from save to seen on an open page, median of 21, ${apart}`, two, 3_000),
      toFigure("P16", `${round} the balance in another window, median of 21, one gateway`, oneBalance, 1_000),
      toFigure("P16", `${round} the balance in another window, median of 21, ${apart}`, twoBalance, 2_000),
      toFigure("P19", `${round} the bar of a mission in another window, median of 15, one gateway`, oneProgress, 2_000),
      toFigure("P19", `${round} the bar of a mission in another window, median of 15, ${apart}`, twoProgress, 2_000),
    ];
  } finally {
    await browser.close();
    await Promise.all([second.stop(), first.stop()]);
    await server.stop();
  }
}
