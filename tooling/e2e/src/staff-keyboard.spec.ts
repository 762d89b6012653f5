import type { Page } from "@playwright/test";
import { walkByKeyboard } from "@marquee/keyboard";
import { listPageFaults, openDesk } from "./desk.ts";
import { expect, isSweep, test } from "./site.ts";

declare global {
  // Given to the page by the test.
  var pressKey: (key: string) => Promise<void>;
}

/** The addresses that the menu of the back office leads to. */
async function listPages(desk: Page): Promise<readonly string[]> {
  const links = desk.getByRole("navigation", { name: "Pages" }).getByRole("link");
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

/** The faults of the keyboard in the page's own part. A long list is walked through for some rows. */
async function listFaults(desk: Page, part: string): Promise<readonly string[]> {
  await expect(desk.locator("main h1")).toBeVisible();
  // A page's chunk comes first, and then what it asks for.
  await desk.waitForLoadState("networkidle");
  await expect(desk.locator("main [aria-busy=true]")).toHaveCount(0);
  const source = `(${walkByKeyboard.toString()})(globalThis.pressKey, { part: ${JSON.stringify(part)}, most: 60 })`;
  return desk.evaluate<readonly string[]>(source);
}

test("X-50: each page of the back office is used by keyboard alone: all is reached, shows its focus, and gives it back; and axe finds nothing", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const desk = await openDesk(browser, "owner@marquee.example", "/AURELUNE");
  await desk.exposeFunction("pressKey", async (key: string) => {
    await desk.keyboard.press(key);
    await desk.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  });
  const pages = await listPages(desk);
  expect(pages.length).toBeGreaterThan(30);
  expect(await listFaults(desk, "body"), "the menu").toEqual([]);
  // A sweep looks at every page, a run at every third: all are made of the same parts.
  for (const page of pages.filter((_, at) => isSweep || at % 3 === 0)) {
    await desk.goto(new URL(page, desk.url()).href);
    expect.soft([...(await listFaults(desk, "main")), ...(await listPageFaults(desk))], page).toEqual([]);
  }
});
