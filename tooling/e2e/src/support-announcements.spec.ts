import type { Page } from "@playwright/test";
import { changeAnswer } from "./changeAnswer.ts";
import { expect, test, toUrl } from "./site.ts";

// A time zone that is neither the merchant's nor the machine's.
test.use({ timezoneId: "Asia/Tokyo" });

const hostile = [
  "<p>Read <b>this</b>.</p>",
  "<script>globalThis.ran = 'script'</script>",
  "<img src='/nothing.png' onerror=\"globalThis.ran = 'handler'\">",
  "<svg onload=\"globalThis.ran = 'svg'\"></svg>",
  "<iframe srcdoc=\"<script>parent.ran = 'frame'</script>\"></iframe>",
  "<a href=\"javascript:globalThis.ran = 'link'\">a link</a>",
].join("");

async function openAnnouncements(page: Page) {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await page.getByRole("button", { name: "Announcements" }).click();
  return page.getByRole("dialog", { name: "Announcements" });
}

test("AN-02: an announcement shows its title and its text, and no script in it runs", async ({ page, faults }) => {
  faults.allow(/Failed to load resource/);
  await changeAnswer(page, /MCSFE_getListAnnouncements.*types=PL/, ({ player, ...others }) => {
    const [first] = Array.isArray(player) ? player : [];
    return { ...others, player: [{ ...Object(first), title: "Hear, hear", content: hostile }] };
  });
  const dialog = await openAnnouncements(page);
  await dialog.getByRole("button", { name: /^Hear, hear/ }).click();
  await expect(dialog.getByRole("heading", { level: 3, name: "Hear, hear" })).toBeVisible();
  await expect(dialog.getByText("Read this.")).toBeVisible();
  await expect(dialog.locator("b")).toHaveText("this");
  await dialog.getByText("a link").click();
  // Anything that could run is removed, so it does not depend on the page's content security policy.
  await expect(dialog.locator("script, iframe, svg[onload], [onerror], a[href^='javascript']")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, "ran"))).toBeUndefined();
});

test("AN-05: times are yyyy-MM-dd hh:mm:ss of 24 hours, in the viewer's zone", async ({ page }) => {
  await changeAnswer(page, /MCSFE_getListAnnouncements.*types=PL/, ({ player, ...others }) => {
    const [first] = Array.isArray(player) ? player : [];
    return { ...others, player: [{ ...Object(first), timestamp: Date.UTC(2026, 0, 31, 8, 4, 5) }] };
  });
  const dialog = await openAnnouncements(page);
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await expect(dialog.getByText("2026-01-31 17:04:05")).toBeVisible();
});
