import type { Page } from "@playwright/test";
import { brandIds, expect, test, toUrl } from "./site.ts";

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

test("every two brands differ in at least four of menu, card, hero, type and radius", async ({ page }) => {
  const forms = new Map<string, Form>();
  for (const brand of brandIds) {
    await page.goto(toUrl(brand));
    forms.set(brand, await measure(page));
  }
  const pairs = [...forms].flatMap(([one, a], index) => [...forms].slice(index + 1).map(([other, b]) => ({ pair: `${one} and ${other}`, a, b })));
  expect(pairs).toHaveLength(6);
  for (const { pair, a, b } of pairs) {
    const same = (["menu", "card", "hero", "type", "radius"] as const).filter((part) => a[part] === b[part]);
    expect(same.length, `${pair}: ${same.join(", ")}`).toBeLessThanOrEqual(1);
  }
});
