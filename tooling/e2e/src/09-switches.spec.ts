import type { Page } from "@playwright/test";
import { expect, test, toUrl } from "./site.ts";

/** Counts what React commits, by the hook that it tells its developer tools. */
const watchCommits = (): void => {
  const counter = { commits: 0 };
  const hook = { isDisabled: false, supportsFiber: true, inject: () => 1, onCommitFiberRoot: () => void (counter.commits += 1), onCommitFiberUnmount: () => undefined, onPostCommitFiberRoot: () => undefined };
  Object.assign(globalThis, { counter, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
};

const readCommits = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(Object(Reflect.get(globalThis, "counter")), "commits")));

test("B8: a theme is switched without React: nothing renders again, everything is in the other colours", async ({ page }) => {
  await page.addInitScript(watchCommits);
  await page.goto(toUrl("kickline", "/rng"));
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const readColour = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [before, dark] = [await readCommits(page), await readColour()];
  expect(before).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(await readColour()).not.toBe(dark);
  expect(await readCommits(page)).toBe(before);
});
