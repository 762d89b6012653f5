import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { withoutEvents } from "./liveEvents.ts";
import { type BrandId, brandIds, expect, showTransparency, test, toUrl } from "./site.ts";

const docs = fileURLToPath(new URL("../../../docs/pictures", import.meta.url));
const windows = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } } as const;

/** The form of a brand's page, measured on the page. */
type Form = {
  readonly menu: string;
  readonly card: string;
  readonly hero: string;
  readonly type: string;
  readonly radius: string;
};

async function measure(page: Page): Promise<Form> {
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.locator(".swiper-slide").first()).toBeAttached();
  return page.evaluate(() => {
    const find = (selector: string): Element => document.querySelector(selector) ?? document.body;
    const menu = find("[data-layout=menu]").getBoundingClientRect();
    const place = menu.height > 300 ? `beside, ${Math.round(menu.width)}` : menu.top > 400 ? "below" : "above";
    const picture = find("main article button").getBoundingClientRect();
    const active = find(".swiper-slide-active");
    const slide = active.getBoundingClientRect();
    const words = getComputedStyle(active.querySelector("[data-layout=words]") ?? document.body);
    const image = (active.querySelector("img") ?? document.body).getBoundingClientRect();
    const viewport = find("[data-layout=viewport]").getBoundingClientRect();
    const hero = [
      slide.width < viewport.width - 20 ? "neighbours look in" : "one at a time",
      image.left > slide.left + 50 ? "picture beside" : "picture behind",
      words.backgroundColor === "rgba(0, 0, 0, 0)" ? "words on it" : "words on paper",
    ];
    const title = getComputedStyle(find("main h2"));
    const radii = ["main article button", "header button:last-of-type"].map((selector) =>
      Number.parseFloat(getComputedStyle(find(selector)).borderRadius),
    );
    return {
      menu: place,
      card: (picture.width / picture.height).toFixed(1),
      hero: hero.join(", "),
      type: (title.fontFamily.split(",")[0] ?? "").replaceAll('"', ""),
      radius: radii.join(" "),
    };
  });
}

async function waitForRest(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: "Banners" }).locator(".swiper-slide").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const countLoading = () =>
    page.evaluate(
      () =>
        [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight && !image.complete)
          .length,
    );
  await expect.poll(countLoading).toBe(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const setTheme = (page: Page, theme: string | undefined): Promise<void> =>
  page.evaluate((value) => void (document.documentElement.dataset["theme"] = value), theme);

/** Takes the README's screenshots in both themes and window sizes; afterwards theme and size are as before. */
async function takePictures(page: Page, brand: BrandId): Promise<void> {
  const own = await page.evaluate(() => document.documentElement.dataset["theme"]);
  for (const name of ["phone", "desktop"] as const) {
    await page.setViewportSize(windows[name]);
    await waitForRest(page);
    for (const theme of ["dark", "light"] as const) {
      await setTheme(page, theme);
      const picture = await page.screenshot({
        path: `${docs}/${brand}-${theme}-${name}.jpg`,
        type: "jpeg",
        quality: 82,
        animations: "disabled",
      });
      expect(picture.length).toBeGreaterThan(15_000);
    }
  }
  await setTheme(page, own);
}

/** A grey screenshot of the page without logos, as data: brands can be told apart only by their form. */
async function takeGrey(page: Page): Promise<string> {
  await page.evaluate(() => {
    document.documentElement.style.filter = "grayscale(1)";
    for (const mark of document.querySelectorAll<HTMLElement>("header img")) mark.style.visibility = "hidden";
  });
  return (await page.screenshot({ type: "jpeg", quality: 90, animations: "disabled" })).toString("base64");
}

/** Puts the screenshots beside each other, for the README. */
async function writeSheet(browser: Browser, pictures: readonly string[]): Promise<void> {
  const sheet = await browser.newPage({ viewport: { width: 1290, height: 810 } });
  const images = pictures.map((data) => `<img style="width:640px" src="data:image/jpeg;base64,${data}">`);
  await sheet.setContent(
    `<body style="margin:0;display:grid;grid-template-columns:640px 640px;gap:10px">${images.join("")}`,
  );
  await sheet.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  await sheet.screenshot({ path: `${docs}/grey.jpg`, type: "jpeg", quality: 82 });
  await sheet.close();
}

test("any two brands differ in at least four of menu, card, hero, type and radius; this run takes the README's screenshots @sweep", async ({
  page,
  browser,
}) => {
  await showTransparency(page);
  // A network with an open stream is never idle.
  await withoutEvents(page);
  const forms = new Map<string, Form>();
  const pictures: string[] = [];
  for (const brand of brandIds) {
    await page.goto(toUrl(brand));
    forms.set(brand, await measure(page));
    await takePictures(page, brand);
    pictures.push(await takeGrey(page));
  }
  await writeSheet(browser, pictures);
  const pairs = [...forms].flatMap(([one, a], index) =>
    [...forms].slice(index + 1).map(([other, b]) => ({ pair: `${one} and ${other}`, a, b })),
  );
  expect(pairs).toHaveLength(6);
  for (const { pair, a, b } of pairs) {
    const same = (["menu", "card", "hero", "type", "radius"] as const).filter((part) => a[part] === b[part]);
    expect(same.length, `${pair}: ${same.join(", ")}`).toBeLessThanOrEqual(1);
  }
});
