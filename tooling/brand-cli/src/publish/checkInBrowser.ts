import type { Store } from "@marquee/site-store";
import type { BrowserContext, Page } from "playwright";
import { CommandError } from "../cli/CommandError.ts";
import type { Parts } from "./checkRelease.ts";
import { serveRelease } from "./serveRelease.ts";
import type { SharedBrowser } from "./shareBrowser.ts";

const patience = 20_000;

const unhealthy = (brand: string, why: string): CommandError => new CommandError("unhealthy", `${brand}: ${why}; what was live stays live`);

/** A visitor's own context: nothing of another release is in it. */
async function openContext(brand: string, browser: SharedBrowser): Promise<BrowserContext> {
  try {
    return await (await browser.get()).newContext({ reducedMotion: "reduce" });
  } catch (error) {
    throw unhealthy(brand, error instanceof Error ? error.message : String(error));
  }
}

/** Hears what goes wrong in a page: scripts that throw, files that fail, policies that are broken. */
function listen(page: Page, hear: (fault: string) => void): void {
  page.on("pageerror", (error) => hear(`a script threw ${JSON.stringify(error.message)}`));
  page.on("console", (message) => {
    if (message.type() === "error" && /Content Security Policy|MIME type|Failed to load module/.test(message.text())) hear(message.text());
  });
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 500 || (response.status() >= 400 && /^\/(?:assets|layer)\//.test(pathname))) hear(`${pathname} answered ${response.status()}`);
  });
}

/** Opens addresses in one tab, one after another, each until it shows what it should, or until something went wrong; answers the faults. */
async function visit(context: BrowserContext, visits: readonly (readonly [url: string, isReady: string])[]): Promise<readonly string[]> {
  const faults: string[] = [];
  const page = await context.newPage();
  const broken = new Promise<void>((resolve) =>
    listen(page, (fault) => {
      faults.push(fault);
      resolve();
    }),
  );
  const show = async (): Promise<void> => {
    for (const [url, isReady] of visits) {
      try {
        await page.goto(url, { waitUntil: "domcontentloaded", timeout: patience });
        await page.locator(isReady).first().waitFor({ timeout: patience });
      } catch (error) {
        if (faults.length === 0) faults.push(`${new URL(url).pathname} did not show ${isReady}: ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)}`);
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
 * Opens a release in a real browser before anybody else can: the home boots and reads its status from the gateway, the login page
 * shows its form, no script throws, no file is missing, no policy is broken. Of many releases each has a context of its own in
 * one browser. @throws CommandError with the first fault
 */
export async function checkInBrowser(store: Store, parts: Parts, gateway: string, host: string, browser: SharedBrowser): Promise<void> {
  const { brand } = parts.release;
  const context = await openContext(brand, browser);
  const served = await serveRelease(store, parts, gateway, host);
  try {
    const hasLogin = parts.engine.login.length > 0;
    const faults = await visit(context, [[`${served.url}/`, "main h1"], ...(hasLogin ? [[`${served.url}/login`, "main form input[type=password]"] as const] : [])]);
    if (faults.length > 0) throw unhealthy(brand, faults.join("; "));
  } finally {
    await served.close();
    await context.close();
  }
}
