import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "@playwright/test";
import type program from "axe-core";

declare global {
  // Set by axe-core's script.
  var axe: typeof program | undefined;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Logs a person of a demo merchant in at a page of the back office, in a browser of its own. */
export async function openDeskPage(browser: Browser, address: string, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  await page.getByLabel("Mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("marquee back office");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  // A page that is left before the login is answered stays logged out.
  await page.getByLabel("Mail address").waitFor({ state: "detached" });
  return page;
}

/** What axe finds wrong with a page by WCAG 2.2 AA. */
export async function listAxeFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const result = await globalThis.axe?.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] });
    return (result?.violations ?? []).map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ""}`);
  });
}
