import type { Page } from "@playwright/test";
import { changeAnswer } from "./changeAnswer.ts";
import { expect, test, toUrl } from "./site.ts";

// A time zone that is neither the merchant's nor the machine's.
test.use({ timezoneId: "Asia/Tokyo" });

async function openAnnouncements(page: Page) {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Announcements" }).click();
  return page.getByRole("dialog", { name: "Announcements" });
}

test("AN-02, AN-05: an announcement opens with its time, as yyyy-MM-dd hh:mm:ss of 24 hours, in the viewer's zone", async ({
  page,
}) => {
  await changeAnswer(page, /MCSFE_getListAnnouncements.*types=PL/, ({ player, ...others }) => {
    const [first] = Array.isArray(player) ? player : [];
    return { ...others, player: [{ ...Object(first), timestamp: Date.UTC(2026, 0, 31, 8, 4, 5) }] };
  });
  const dialog = await openAnnouncements(page);
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await expect(dialog.getByText("2026-01-31 17:04:05")).toBeVisible();
  await dialog.getByRole("listitem").first().getByRole("button").click();
  await expect(dialog.getByText("2026-01-31 17:04:05")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "All announcements" })).toBeFocused();
});
