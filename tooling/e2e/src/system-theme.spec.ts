import type { Page } from "@playwright/test";
import { expect, test, toUrl } from "./site.ts";

/** Counts React's commits through its hook for developer tools. */
const watchCommits = (): void => {
  const counter = { commits: 0 };
  const hook = {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => void (counter.commits += 1),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
  Object.assign(globalThis, { counter, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
};

/** The number of React commits for a click. React handles a click before the next task starts, so nothing else is counted. */
function countCommits(page: Page, name: string): Promise<number> {
  return page.getByRole("button", { name }).evaluate(async (button: HTMLElement) => {
    const read = (): number => Number(Reflect.get(Object(Reflect.get(globalThis, "counter")), "commits"));
    const before = read();
    button.click();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    return read() - before;
  });
}

test("B8: switching the theme re-renders nothing, and everything is in the other colours", async ({ page }) => {
  await page.addInitScript(watchCommits);
  await page.goto(toUrl("kickline", "/rng"));
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const readColour = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await readColour();
  expect(await countCommits(page, "Change theme")).toBe(0);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(await readColour()).not.toBe(dark);
  // A click that does render is counted.
  expect(await countCommits(page, "Collapse the menu")).toBeGreaterThan(0);
});
