import { chromiumPaths, toLaunchOptions } from "@marquee/chromium";
import type { Store } from "@marquee/site-store";
import type { Browser, Page } from "playwright";
import { CommandError } from "../cli/CommandError.ts";
import type { Parts } from "./checkRelease.ts";
import { serveRelease } from "./serveRelease.ts";

const patience = 20_000;

const unhealthy = (brand: string, why: string): CommandError => new CommandError("unhealthy", `${brand}: ${why}; what was live stays live`);

async function openBrowser(brand: string): Promise<Browser> {
  // Most commands open no browser, and its driver takes a third of a second to read.
  const { chromium } = await import("playwright");
  try {
    return await chromium.launch(toLaunchOptions());
  } catch {
    throw unhealthy(brand, `the health check needs Chromium, and there is none at CHROMIUM_PATH or ${chromiumPaths.join(" or ")}`);
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

/** Opens a page until it shows what it should, or something went wrong; answers the faults. */
async function visit(browser: Browser, url: string, isReady: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const page = await browser.newPage();
  const broken = new Promise<void>((resolve) =>
    listen(page, (fault) => {
      faults.push(fault);
      resolve();
    }),
  );
  const shown = (async () => {
    await page.goto(url, { waitUntil: "domcontentloaded", timeout: patience });
    await page.locator(isReady).first().waitFor({ timeout: patience });
  })().catch((error: unknown) => {
    if (faults.length === 0) faults.push(`${new URL(url).pathname} did not show ${isReady}: ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)}`);
  });
  await Promise.race([shown, broken]);
  await page.close();
  await shown;
  return faults;
}

/**
 * Opens a release in a real browser before anybody else can: the home boots and reads its status from the gateway, the login page
 * shows its form, no script throws, no file is missing, no policy is broken. @throws CommandError with the first fault
 */
export async function checkInBrowser(store: Store, parts: Parts, gateway: string, host: string): Promise<void> {
  const { brand } = parts.release;
  const browser = await openBrowser(brand);
  const served = await serveRelease(store, parts, gateway, host);
  try {
    const hasLogin = parts.engine.login.length > 0;
    const faults = [...(await visit(browser, `${served.url}/`, "main h1")), ...(hasLogin ? await visit(browser, `${served.url}/login`, "main form input[type=password]") : [])];
    if (faults.length > 0) throw unhealthy(brand, faults.join("; "));
  } finally {
    await served.close();
    await browser.close();
  }
}
