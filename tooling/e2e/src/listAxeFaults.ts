import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type program from "axe-core";

declare global {
  // Set by axe-core's script.
  var axe: typeof program | undefined;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong on a page by WCAG 2.2 AA, each with the first element. */
export async function listAxeFaults(page: Page): Promise<readonly string[]> {
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const result = await globalThis.axe?.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] });
    return (result?.violations ?? []).map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ""}`);
  });
}
