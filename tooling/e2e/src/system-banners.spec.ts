import type { Page } from "@playwright/test";
import { expect, test, toUrl } from "./site.ts";

// With animations, as most players see the site.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const findBanners = (page: Page) => page.getByRole("region", { name: "Banners" });

test("BN-18, BN-19, CN-04: the next banner appears after five seconds, and the first after the last", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune"));
  await expect(findBanners(page).getByText("1 / 3", { exact: true })).toBeVisible();
  // Record the changes inside the page, because polling from the test is too slow.
  const changes = await findBanners(page).evaluate(
    (region) =>
      new Promise<readonly { readonly place: string; readonly at: number }[]>((resolve) => {
        const read = (): string => /[1-3] \/ 3/.exec(region.textContent ?? "")?.[0] ?? "";
        const seen = [{ place: read(), at: performance.now() }];
        const observer = new MutationObserver(() => {
          if (read() === seen.at(-1)?.place) return;
          seen.push({ place: read(), at: performance.now() });
          if (seen.length < 4) return;
          observer.disconnect();
          resolve(seen);
        });
        observer.observe(region, { childList: true, characterData: true, subtree: true });
      }),
  );
  expect(changes.map(({ place }) => place)).toEqual(["1 / 3", "2 / 3", "3 / 3", "1 / 3"]);
  const gaps = changes.slice(2).map(({ at }, index) => at - (changes[index + 1]?.at ?? 0));
  // On a busy machine a banner may appear late but never early, and some gap is close to five seconds.
  expect(Math.min(...gaps)).toBeGreaterThan(4_500);
  expect(Math.min(...gaps)).toBeLessThan(7_000);
});
