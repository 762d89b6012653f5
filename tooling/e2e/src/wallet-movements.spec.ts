import type { Locator, Page } from "@playwright/test";
import { listAxeFaults } from "./listAxeFaults.ts";
import { openNewMember } from "./members.ts";
import { expect, test, toUrl } from "./site.ts";

const brand = "aurelune";

/** How far below the centre's upper edge it stands: the centre itself moves while it opens. */
const readTop = (entry: Locator): Promise<number> =>
  entry.evaluate((link) => {
    const centre = link.closest('[role="dialog"]');
    return link.getBoundingClientRect().top - (centre?.getBoundingClientRect().top ?? Number.NaN);
  });

const findCentre = (page: Page): Locator => page.getByRole("dialog", { name: "Member centre" });

test("AP-58: the latest movements are asked for when they are opened, and lead to the whole record", async ({
  page,
}) => {
  await openNewMember(page, toUrl(brand), brand);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("ODSFE2_MemTransDet")) asked.push(new URL(request.url()).search);
  });
  await page.goto(toUrl(brand, "/member/depositv2"));
  const money = findCentre(page).getByRole("region", { name: "Your money" });
  const opener = money.getByRole("button", { name: "Latest movements" });
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  expect(asked).toEqual([]);
  await opener.click();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  // What every new member of the demo begins with.
  const line = money.getByRole("listitem");
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(/^Bonus.*\+₫?100,000\.00/);
  expect(asked).toEqual(["?kind=CASH"]);
  expect(await listAxeFaults(page)).toEqual([]);
  await money.getByRole("button", { name: "Whole account record" }).click();
  await expect(page).toHaveURL(/\/member\/transactionHistory$/);
  await expect(findCentre(page).getByRole("table", { name: "Account record" })).toContainText("100,000.00");
});

test("WL-14: the centre's entries stay where they are when the figures above them come", async ({ page }) => {
  await openNewMember(page, toUrl(brand), brand);
  const release = Promise.withResolvers<void>();
  await page.route(/\/funds\/consolidated$/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(toUrl(brand, "/member/depositv2"));
  const money = findCentre(page).getByRole("region", { name: "Your money" });
  const entry = findCentre(page).getByRole("navigation").getByRole("link").first();
  await expect(money.getByRole("button", { name: "Latest movements" })).toBeVisible();
  await expect(entry).toBeVisible();
  const before = await readTop(entry);
  await expect(money).not.toContainText("100,000");
  release.resolve();
  await expect(money.getByText("100,000.00").first()).toBeVisible();
  expect(Math.abs((await readTop(entry)) - before)).toBeLessThan(2);
});
