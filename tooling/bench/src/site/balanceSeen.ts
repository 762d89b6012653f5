import type { Browser, Page } from "playwright";
import { toAddress } from "./toAddress.ts";
import { toMedian } from "./toMedian.ts";

/** An odd number, so that the middle one is a measurement. */
const turns = 21;

const host = "kickline.localhost";
const member = { username: "player0005", password: "marquee2026" };

/** Logs the member in, in a browser window that shares nothing with the others, and waits until the page hears of events. */
async function openMember(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(toAddress(url, host, "/inhouse"));
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill(member.username);
  await dialog.getByLabel("Password", { exact: true }).fill(member.password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("button", { name: "Account menu" }).waitFor();
  const listening = page.waitForResponse((response) => response.url().includes("/wps/events"));
  await page.goto(toAddress(url, host, "/inhouse"));
  await listening;
  return page;
}

/** Waits until the window shows another balance than `before`; looks at each frame. */
async function waitForChange(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (text) => document.querySelector('[role="group"][aria-label="Balance"]')?.textContent !== text,
    before,
    { polling: "raf", timeout: 10_000 },
  );
}

const readBalance = async (page: Page): Promise<string> =>
  (await page.getByRole("group", { name: "Balance" }).textContent()) ?? "";

/**
 * From the press that plays a round at `url` to the member's balance in another window, which is open at `other`: the
 * median, in milliseconds. The round itself is in it.
 */
export async function measureBalance(browser: Browser, url: string, other: string): Promise<number> {
  const watching = await openMember(browser, other);
  const playing = await openMember(browser, url);
  await playing
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Play / })
    .click();
  const spin = playing.frameLocator("iframe").getByRole("button", { name: "Spin" });
  await spin.waitFor();
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const before = await readBalance(watching);
    const changed = waitForChange(watching, before);
    const began = performance.now();
    await spin.click();
    await changed;
    times.push(performance.now() - began);
    // The round's second change, and a pause of another length each time.
    await watching.waitForTimeout(2_500 + ((turn * 370) % 1_000));
  }
  await Promise.all([watching.close(), playing.close()]);
  return toMedian(times);
}
