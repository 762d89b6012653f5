import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, expect, type Page } from "@playwright/test";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The address of a page of the back office. */
export const toDesk = (path = "/"): string => `http://desk.localhost:${process.env["E2E_PORT"] ?? ""}${path}`;

/** A browser of somebody who is logged in at a back office, at a page. */
export async function openDeskAt(
  browser: Browser,
  address: string,
  email: string,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(address);
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill("marquee back office");
  await page.keyboard.press("Enter");
  // Who goes on before the answer has come takes the login back.
  await expect(page.locator("input[type=password]")).toHaveCount(0);
  await expect(page.locator("main h1")).toBeVisible();
  return page;
}

/** The same at the back office of all journeys. */
export const openDesk = (
  browser: Browser,
  email: string,
  path: string,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<Page> => openDeskAt(browser, toDesk(path), email, options);

/** What axe finds on a page, and whether it scrolls sideways; looked at anew where a list began to load meanwhile. */
export async function listPageFaults(page: Page): Promise<readonly string[]> {
  for (;;) {
    // A list is dimmed while another page of it loads.
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(axeSource);
    const found = await page.evaluate(async () => {
      let isMoved = document.querySelector("main [aria-busy=true]") !== null;
      const observer = new MutationObserver(() => (isMoved = true));
      observer.observe(document, { subtree: true, attributes: true, attributeFilter: ["aria-busy"] });
      // Colours on their way from one theme to the other are nobody's.
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(({ finished }) => finished),
      );
      const result = await globalThis.axe?.run(document);
      observer.disconnect();
      const { scrollWidth, clientWidth } = document.documentElement;
      return isMoved
        ? null
        : [
            ...(result?.violations ?? []).map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ""}`),
            ...(scrollWidth > clientWidth ? [`it scrolls sideways: ${scrollWidth} > ${clientWidth}`] : []),
          ];
    });
    if (found !== null) return found;
  }
}

/** The faults of an open page, by one of the lists, in the dark in a wide window, and in the light on a phone; there it stays. */
export async function listFaultsInLooks(page: Page, list = listPageFaults): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [colorScheme, width] of [
    ["dark", 1280],
    ["light", 360],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    // Until it is drawn so.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    faults.push(...(await list(page)).map((fault) => `${colorScheme}, ${width} px: ${fault}`));
  }
  return faults;
}
