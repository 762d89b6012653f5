import { isCall, type Store } from "@marquee/site-store";
import type { BrowserContext, Page } from "playwright";
import { CommandError } from "../cli/CommandError.ts";
import type { Parts } from "./checkRelease.ts";
import { listPages, type PageToCheck } from "./listPages.ts";
import { serveRelease } from "./serveRelease.ts";
import type { SharedBrowser } from "./shareBrowser.ts";

const timeout = 20_000;

const unhealthy = (brand: string, why: string): CommandError =>
  new CommandError("unhealthy", `${brand}: ${why}; what was live stays live`);

/** A fresh context, so that nothing of another release is in it; phone-sized, as most players' are, which also renders in half the time. */
async function openContext(brand: string, browser: SharedBrowser): Promise<BrowserContext> {
  try {
    return await (await browser.get()).newContext({ reducedMotion: "reduce", viewport: { width: 360, height: 640 } });
  } catch (error) {
    throw unhealthy(brand, error instanceof Error ? error.message : String(error));
  }
}

/** Collects what goes wrong in a page: script errors, failed files, policy violations. */
function listen(page: Page, expects: number | undefined, hear: (fault: string) => void): void {
  page.on("pageerror", (error) => hear(`a script threw ${JSON.stringify(error.message)}`));
  page.on("console", (message) => {
    if (message.type() === "error" && /Content Security Policy|MIME type|Failed to load module/.test(message.text()))
      hear(message.text());
  });
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === expects && isCall(pathname)) return;
    if (response.status() >= 500 || (response.status() >= 400 && /^\/(?:assets|layer)\//.test(pathname)))
      hear(`${pathname} answered ${response.status()}`);
  });
}

/** Opens pages one after another in one tab, each until it shows what it should or fails; returns the faults. */
async function visit(context: BrowserContext, base: string, pages: readonly PageToCheck[]): Promise<readonly string[]> {
  const faults: string[] = [];
  const page = await context.newPage();
  const broken = new Promise<void>((resolve) =>
    listen(page, pages.find(({ expects }) => expects !== undefined)?.expects, (fault) => {
      faults.push(fault);
      resolve();
    }),
  );
  const show = async (): Promise<void> => {
    for (const { path, shows } of pages) {
      try {
        await page.goto(`${base}${path}`, { waitUntil: "domcontentloaded", timeout: timeout });
        await page.locator(shows).first().waitFor({ timeout: timeout });
      } catch (error) {
        if (faults.length === 0)
          faults.push(
            `${path} did not show ${shows}: ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)}`,
          );
        return;
      }
    }
  };
  const shown = show();
  await Promise.race([shown, broken]);
  await page.close();
  await shown;
  return faults;
}

/**
 * Opens a release in a real browser before it is live: the home page starts and reads its status from the gateway, the login page
 * shows its form, no script throws, no file is missing, no policy is broken; a site that its merchant's state closes shows what it
 * should show then. Several releases each get their own context in
 * one browser. @throws CommandError with the first fault
 */
export async function checkInBrowser(
  store: Store,
  parts: Parts,
  gateway: string,
  host: string,
  browser: SharedBrowser,
): Promise<void> {
  const { brand } = parts.release;
  const context = await openContext(brand, browser);
  const served = await serveRelease(store, parts, gateway, host);
  try {
    const faults = await visit(context, served.url, await listPages(gateway, host, parts));
    if (faults.length > 0) throw unhealthy(brand, faults.join("; "));
  } finally {
    await served.close();
    await context.close();
  }
}
