import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { brandIds, expect, showTransparency, test, toUrl } from "./site.ts";

/** What makes a brand's page look like its own: where and what things are, measured on the page. */
type Form = { readonly menu: string; readonly card: string; readonly hero: string; readonly type: string; readonly radius: string };

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
    const stage = find("[data-layout=stage]").getBoundingClientRect();
    const hero = [
      slide.width < stage.width - 20 ? "neighbours look in" : "one at a time",
      image.left > slide.left + 50 ? "picture beside" : "picture behind",
      words.backgroundColor === "rgba(0, 0, 0, 0)" ? "words on it" : "words on paper",
    ];
    const title = getComputedStyle(find("main h2"));
    const radii = ["main article button", "header button:last-of-type"].map((selector) => Number.parseFloat(getComputedStyle(find(selector)).borderRadius));
    return {
      menu: place,
      card: (picture.width / picture.height).toFixed(1),
      hero: hero.join(", "),
      type: (title.fontFamily.split(",")[0] ?? "").replaceAll('"', ""),
      radius: radii.join(" "),
    };
  });
}

/** A picture of the page in grey and without its marks, as data: no brand is told by its colours or its name there, what is left is its form. */
async function takeGrey(page: Page): Promise<string> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    document.documentElement.style.filter = "grayscale(1)";
    for (const mark of document.querySelectorAll<HTMLElement>("header img")) mark.style.visibility = "hidden";
  });
  return (await page.screenshot({ type: "jpeg", quality: 90, animations: "disabled" })).toString("base64");
}

/** Puts pictures beside each other, for the README. */
async function writeSheet(browser: Browser, pictures: readonly string[]): Promise<void> {
  const sheet = await browser.newPage({ viewport: { width: 1290, height: 810 } });
  const images = pictures.map((data) => `<img style="width:640px" src="data:image/jpeg;base64,${data}">`);
  await sheet.setContent(`<body style="margin:0;display:grid;grid-template-columns:640px 640px;gap:10px">${images.join("")}`);
  await sheet.waitForFunction(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0));
  await sheet.screenshot({ path: fileURLToPath(new URL("../../../docs/pictures/grey.jpg", import.meta.url)), type: "jpeg", quality: 82 });
  await sheet.close();
}

test("every two brands differ in at least four of menu, card, hero, type and radius, and the README shows them in grey", async ({ page, browser }) => {
  await showTransparency(page);
  const forms = new Map<string, Form>();
  const pictures: string[] = [];
  for (const brand of brandIds) {
    await page.goto(toUrl(brand));
    forms.set(brand, await measure(page));
    pictures.push(await takeGrey(page));
  }
  await writeSheet(browser, pictures);
  const pairs = [...forms].flatMap(([one, a], index) => [...forms].slice(index + 1).map(([other, b]) => ({ pair: `${one} and ${other}`, a, b })));
  expect(pairs).toHaveLength(6);
  for (const { pair, a, b } of pairs) {
    const same = (["menu", "card", "hero", "type", "radius"] as const).filter((part) => a[part] === b[part]);
    expect(same.length, `${pair}: ${same.join(", ")}`).toBeLessThanOrEqual(1);
  }
});
