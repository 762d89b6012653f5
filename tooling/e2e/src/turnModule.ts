import type { Page } from "@playwright/test";
import { type BrandId, expect, setGateway } from "./site.ts";

/** Switches a module of a merchant, and waits until the gateway's status shows it. The page is on the brand's site. */
export async function turnModule(page: Page, brand: BrandId, module: string, state: "on" | "off"): Promise<void> {
  await setGateway("module", module, state, "--merchant", brand);
  const ask = () =>
    page.evaluate(
      (merchant) => fetch("/wps/system/status", { headers: { Merchant: merchant } }).then((answer) => answer.text()),
      brand.toUpperCase(),
    );
  await expect.poll(ask).toContain(`"modId":"${module}","enabled":"${state === "on" ? "1" : "0"}"`);
}

/** Lets the page request its status, as it does when its tab becomes visible, until `check` passes. */
export async function lookUntil(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await check();
  }).toPass();
}
