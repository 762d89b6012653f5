import type { Browser, Locator, Page } from "playwright";
import { toAddress } from "./toAddress.ts";
import { toMedian } from "./toMedian.ts";

/** What a member watches in one window while another one plays. */
interface Watched {
  readonly host: string;
  readonly username: string;
  readonly password: string;
  /** How many rounds are played: an odd number, so that the middle one is a measurement. */
  readonly turns: number;
  /** Opens it in a window that is logged in. */
  readonly find: (page: Page, url: string) => Promise<Locator>;
}

const balance: Watched = {
  host: "kickline.localhost",
  username: "player0005",
  password: "marquee2026",
  turns: 21,
  find: async (page) => page.getByRole("group", { name: "Balance" }),
};

/** The daily missions of the demo are complete after twenty rounds. */
const toMission = (username: string): Watched => ({
  host: "aurelune.localhost",
  username,
  password: "Marquee#2026",
  turns: 15,
  async find(page, url) {
    await page.goto(toAddress(url, "aurelune.localhost", "/member/missionLeaderboard"));
    const centre = page.getByRole("dialog", { name: "Member centre" });
    await centre.getByRole("tab", { name: "Daily" }).click();
    const missions = centre.getByRole("tabpanel", { name: "Daily" });
    await missions.getByRole("progressbar").first().waitFor();
    return missions;
  },
});

/** Logs the member in, in a browser window that shares nothing with the others, and waits until the page hears of events. */
async function openMember(browser: Browser, url: string, { host, username, password }: Watched): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(toAddress(url, host, "/inhouse"));
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("button", { name: "Account menu" }).waitFor();
  const listening = page.waitForResponse((response) => response.url().includes("/wps/events"));
  await page.goto(toAddress(url, host, "/inhouse"));
  await listening;
  return page;
}

/** From the press that plays a round at `url` to what another window, open at `other`, shows of it: the median, in milliseconds. The round itself is in it. */
async function measureRound(browser: Browser, url: string, other: string, watched: Watched): Promise<number> {
  const watching = await openMember(browser, other, watched);
  const part = await watched.find(watching, other);
  const playing = await openMember(browser, url, watched);
  await playing
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Play / })
    .click();
  const spin = playing.frameLocator("iframe").getByRole("button", { name: "Spin" });
  await spin.waitFor();
  const times: number[] = [];
  for (let turn = 0; turn < watched.turns; turn += 1) {
    const node = await part.elementHandle();
    const before = await part.textContent();
    // Looks at each frame.
    const changed = watching.waitForFunction(([shown, text]) => shown?.textContent !== text, [node, before] as const, {
      polling: "raf",
      timeout: 20_000,
    });
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

/** From the press for a round at `url` to the member's balance in another window, which is open at `other`. */
export const measureBalance = (browser: Browser, url: string, other: string): Promise<number> =>
  measureRound(browser, url, other, balance);

/** The like to the bars of a member's daily missions (PM-09), who has not played today. */
export const measureProgress = (browser: Browser, url: string, other: string, username: string): Promise<number> =>
  measureRound(browser, url, other, toMission(username));
