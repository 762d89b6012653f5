import type { Page } from "@playwright/test";
import { rotateBrands } from "@marquee/sweep";
import { readShifts, watchShifts } from "./shifts.ts";
import { brandIds, expect, isSweep, test, toUrl } from "./site.ts";

const isSlice = (url: string): boolean => url.includes("/fonts/noto-sans-sc-");

/** Records the addresses of the fonts that a page requests. */
function watchFonts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") asked.push(request.url());
  });
  return asked;
}

async function openHome(page: Page, brand: (typeof brandIds)[number]): Promise<void> {
  // Do not wait for the load event: a late font delays it, but nothing visible.
  await page.goto(toUrl(brand), { waitUntil: "commit" });
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** The size of each fallback font relative to its family, by family and weight: 1 means the same width or height. */
async function measureStandIns(
  page: Page,
): Promise<readonly { readonly name: string; readonly width: number; readonly height: number }[]> {
  return page.evaluate(async () => {
    const words =
      "Play every game in one wallet: welcome bonus, live casino, sports and lottery 0123456789. Tài khoản của bạn";
    const standIns = [...document.fonts].filter(({ family }) => family.includes("stand-in"));
    const measure = (family: string, weight: string) => {
      const line = document.body.appendChild(document.createElement("span"));
      Object.assign(line.style, {
        position: "absolute",
        whiteSpace: "nowrap",
        font: `${weight} 100px "${family}"`,
        lineHeight: "normal",
      });
      line.textContent = words;
      const { width, height } = line.getBoundingClientRect();
      line.remove();
      return { width, height };
    };
    return Promise.all(
      standIns.map(async ({ family, weight }) => {
        const name = family.replaceAll('"', "");
        const own = name.replace(" stand-in", "");
        await Promise.all([
          document.fonts.load(`${weight} 100px "${own}"`, words),
          document.fonts.load(`${weight} 100px "${name}"`, words),
        ]);
        const [ours, theirs] = [measure(own, weight), measure(name, weight)];
        return { name: `${name} ${weight}`, width: theirs.width / ours.width, height: theirs.height / ours.height };
      }),
    );
  });
}

test("a page in English loads no Chinese fonts; switched to Chinese, it loads some subsets without a reload", async ({
  page,
}) => {
  const asked = watchFonts(page);
  await openHome(page, "aurelune");
  await page.evaluate(() => document.fonts.ready);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(isSlice)).toEqual([]);
  await expect(page.locator("link[href*='fonts.CN.css']")).toHaveCount(0);
  await page.getByLabel("Language").selectOption("CN");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.getByRole("banner").getByRole("button", { name: "登录" })).toBeVisible();
  await expect.poll(() => asked.filter(isSlice).length).toBeGreaterThan(0);
  expect(asked.filter(isSlice).length).toBeLessThan(40);
});

test("a page in Thai uses the brand's Thai font @sweep", async ({ page }) => {
  const asked = watchFonts(page);
  await openHome(page, "saltlantern");
  await page.getByLabel("Language").selectOption("TH");
  await expect(page.getByRole("banner").getByRole("button", { name: "เข้าสู่ระบบ" })).toBeVisible();
  await expect.poll(() => asked.filter((url) => /\/fonts\/prompt-thai-/.test(url)).length).toBeGreaterThan(0);
});

/** The brand whose fonts are checked; a sweep checks all brands. */
const own = rotateBrands(["fonts"], brandIds).get("fonts");

for (const brand of brandIds.filter((id) => isSweep || id === own))
  test(`late or missing fonts of ${brand} change only the letters: text shows at once, nothing moves, no error is shown @sweep`, async ({
    page,
    faults,
  }) => {
    faults.allow(/Failed to load resource/);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/fonts/*.woff2", async (route) => {
      await held;
      await route.continue();
    });
    await watchShifts(page);
    await openHome(page, brand);
    const text = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    await expect(text).toBeVisible();
    const before = { box: await text.boundingBox(), shifts: await readShifts(page) };
    release();
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].some(({ family, status }) => status === "loaded" && !family.includes("stand-in")),
        ),
      )
      .toBe(true);
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    expect((await text.boundingBox())?.y).toBeCloseTo(before.box?.y ?? -1, 0);
    expect(await readShifts(page)).toBeLessThanOrEqual(before.shifts + 0.005);
    const standIns = await measureStandIns(page);
    expect(standIns.length).toBeGreaterThan(0);
    expect(standIns.filter(({ width, height }) => Math.abs(width - 1) > 0.03 || Math.abs(height - 1) > 0.03)).toEqual(
      [],
    );

    await page.unroute("**/fonts/*.woff2");
    await page.route("**/fonts/*.woff2", (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(text).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(
      await page.evaluate(
        () =>
          [...document.fonts].filter(({ family, status }) => status === "loaded" && !family.includes("stand-in"))
            .length,
      ),
    ).toBe(0);
  });
