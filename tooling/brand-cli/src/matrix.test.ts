import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { toLaunchOptions } from "@marquee/chromium";
import { catalogue } from "@marquee/whitelabel/catalogue";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../test/testCli.ts";

let bench: Bench;
let browser: Browser;
let address: string;

beforeAll(async () => {
  bench = openBench(["aurelune", "kickline"]);
  bench.editData("kickline", (data) => ({ ...data, modules: { LOBBYFAV3: "off", ANNOUNCE3: "out" } }));
  const out = join(bench.brands, "../matrix.html");
  expect(await bench.brand("matrix", "--out", out)).toMatchObject({ code: 0 });
  address = pathToFileURL(out).href;
  browser = await chromium.launch(toLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  bench.close();
});

async function open(options: Parameters<Browser["newPage"]>[0] = {}): Promise<Page> {
  const page = await browser.newPage(options);
  await page.goto(address);
  return page;
}

/** The modules whose rows are visible. */
const listShown = (page: Page): Promise<string[]> =>
  page.locator("tbody tr[data-path] th").filter({ visible: true }).allTextContents();

describe("the matrix's page", () => {
  it("filters by keys alone: by text, by a module and those below it, by owner and by state, and says how many are left", async () => {
    const page = await open();
    expect((await listShown(page)).length).toBe(catalogue.length);
    await page.keyboard.press("Tab");
    await page.keyboard.type("lobbyf");
    expect(await listShown(page)).toEqual(["LOBBYFAV3"]);
    expect(await page.getByRole("status").textContent()).toBe(`1 of ${catalogue.length} modules`);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Tab");
    await page.keyboard.type("SIGNUP3");
    expect(await listShown(page)).toEqual([
      "SIGNUP3",
      "DIRECTREG3",
      "USERNAMEREG3",
      "REGAGE3",
      "MOBILENUMREG3",
      "MOBILENUMPASSREG3",
      "REGMOBVERF3",
      "REGFIRE3",
      "REGAFF3",
      "REGREF3",
      "GEETEST3",
    ]);
    await page.getByRole("button", { name: "Show all" }).press("Enter");
    await expect.poll(() => listShown(page)).toHaveLength(catalogue.length);
    await page.getByLabel("Owner").selectOption("auth");
    expect(await listShown(page)).toEqual(catalogue.filter(({ owner }) => owner === "auth").map(({ id }) => id));
    await page.getByLabel("Owner").selectOption("");
    await page.getByLabel("State in any brand").selectOption("off: brand");
    expect(await listShown(page)).toEqual(["LOBBYFAV3"]);
    await page.close();
  });

  it("shows what differs between brands alone, and why, on a press", async () => {
    const page = await open();
    await page.getByLabel("Differences only").press("Space");
    expect(await listShown(page)).toEqual([
      "SMSCODE3",
      "MOBILEVERCODELOGIN3",
      "REGAFF3",
      "REGREF3",
      "CHNGPASSVERIF3",
      "LOBBYFAV3",
      "ANNOUNCE3",
      "POPNOTICE3",
      "MARQUEE3",
      "BELL3",
      "KYC3",
      "NEWS3",
      "VIP3",
      "RAFFLE3",
      "CBS3",
      "CHATROOM3",
      "LIVECHAT3",
    ]);
    await page.getByRole("row", { name: "LOBBYFAV3" }).getByText("off: brand").press("Enter");
    expect(await page.getByText('brand.json says "off"').isVisible()).toBe(true);
    await page.close();
  });

  it.each(["dark", "light"] as const)("fits a telephone of 360 pixels, in %s", async (colorScheme) => {
    const page = await open({ colorScheme, viewport: { width: 360, height: 740 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const [ink, ground] = await page.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.querySelector("thead th") ?? document.body).backgroundColor,
    ]);
    expect([ink, ground]).toEqual(
      colorScheme === "dark" ? ["rgb(255, 255, 255)", "rgb(18, 18, 18)"] : ["rgb(0, 0, 0)", "rgb(255, 255, 255)"],
    );
    await page.close();
  });

  it("is the whole table, and no form, without scripts", async () => {
    const page = await open({ javaScriptEnabled: false });
    expect([
      (await listShown(page)).length,
      await page.getByRole("search").count(),
      await page.getByLabel("Owner").isVisible(),
    ]).toEqual([catalogue.length, 0, false]);
    await page.close();
  });
});
