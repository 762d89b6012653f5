import type { Page } from "@playwright/test";
import { changeAnswer } from "./changeAnswer.ts";
import { expect, test, toUrl } from "./site.ts";

// With animations, as most players see the site.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const findBanners = (page: Page) => page.getByRole("region", { name: "Banners" });

/** Removes the banners from the HTML before the page reads them, so that it requests them. */
const hideBanners = (): void =>
  new MutationObserver(() => document.getElementById("mq-banners")?.remove()).observe(document, {
    childList: true,
    subtree: true,
  });

test("BN-15, BN-19: a group with one banner shows it without controls; an empty group is not shown", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/rng"));
  await expect(findBanners(page)).toBeVisible();
  await expect(findBanners(page).getByRole("button")).toHaveCount(0);
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "In-house" }).click();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(findBanners(page)).toHaveCount(0);
});

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
          if (seen.length < 5) return;
          observer.disconnect();
          resolve(seen);
        });
        observer.observe(region, { childList: true, characterData: true, subtree: true });
      }),
  );
  expect(changes.map(({ place }) => place)).toEqual(["1 / 3", "2 / 3", "3 / 3", "1 / 3", "2 / 3"]);
  const gaps = changes.slice(2).map(({ at }, index) => at - (changes[index + 1]?.at ?? 0));
  // On a busy machine a banner may appear late but never early, and some gap is close to five seconds.
  expect(Math.min(...gaps)).toBeGreaterThan(4_500);
  expect(Math.min(...gaps)).toBeLessThan(7_000);
});

test("BN-16: a banner with a linkage type is a link; one without is not, and a click on it does nothing", async ({
  page,
}) => {
  await page.addInitScript(hideBanners);
  let linkage: object = { linkageType: "INNER", linkage: "/hot" };
  await changeAnswer(page, /MCSFE_getListAnnouncements/, ({ banners, ...others }) => {
    const [first] = Array.isArray(banners) ? banners : [];
    const { linkageType: _, linkage: __, ...plain } = Object(first);
    return { ...others, banners: [{ ...plain, ...linkage }] };
  });
  await page.goto(toUrl("aurelune"));
  await expect(findBanners(page).getByRole("link")).toHaveCSS("cursor", "pointer");
  await findBanners(page).getByRole("link").click();
  await expect(page).toHaveURL(toUrl("aurelune", "/hot"));
  linkage = {};
  await page.goto(toUrl("aurelune"));
  await expect(findBanners(page)).toBeVisible();
  await expect(findBanners(page).getByRole("link")).toHaveCount(0);
  const place = (await findBanners(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  const cursor = await page.evaluate(
    ({ x, y }) => getComputedStyle(document.elementFromPoint(x, y) ?? document.body).cursor,
    { x: place.x + place.width / 2, y: place.y + place.height / 2 },
  );
  expect(["auto", "default"]).toContain(cursor);
  await expect(page).toHaveURL(toUrl("aurelune"));
});
