import type { Locator, Page } from "@playwright/test";
import { openAs } from "./members.ts";
import { expect, register, test, toUrl, repeats } from "./site.ts";

const panelPath = "/agent/announcements";

const findCentre = (page: Page): Locator => page.getByRole("dialog", { name: "Agent centre" });
const findPanel = (page: Page): Locator => findCentre(page).getByRole("heading", { level: 3, name: "Announcements" });
const findMenu = (page: Page): Locator => page.getByRole("navigation", { name: "Main menu" });
const findEntry = (page: Page): Locator => findMenu(page).getByRole("button", { name: "Agent centre" });

for (const [kind, username, brand] of [
  [1, "agent0001", "kickline"],
  [2, "agent0002", "saltlantern"],
  [41, "agent0041", "paperkite"],
  [42, "agent0042", "aurelune"],
] as const)
  test(
    `RP-05, AC-01, SH-17: account kind ${kind} opens the agent centre from the menu, over the page, and closes it there`,
    repeats(kind !== 42),
    async ({ page }) => {
      await openAs(page, toUrl(brand, "/rng"), brand, username);
      await findEntry(page).click();
      await expect(findPanel(page)).toBeVisible();
      await expect(page).toHaveURL(toUrl(brand, panelPath));
      const link = findCentre(page).getByRole("navigation").getByRole("link", { name: "Announcements" });
      await expect(link).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("heading", { level: 1, name: "Slots", includeHidden: true })).toBeAttached();
      await expect(findCentre(page).getByRole("heading", { level: 4, name: "There is nothing new" })).toBeVisible();
      await findCentre(page).getByRole("button", { name: "Close", exact: true }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL(toUrl(brand, "/rng"));
      await expect(findEntry(page)).toBeFocused();
    },
  );

test("AC-04: an agent copies a code's link; who follows it and registers is counted there", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAs(page, toUrl("aurelune", "/agent/invitationCodes"), "aurelune", "agent0001");
  const url = toUrl("aurelune", "/register?affiliateCode=AGENT1");
  await expect(findCentre(page).getByRole("link", { name: url })).toHaveAttribute("href", url);
  await expect(findCentre(page).getByRole("img", { name: "Link of AGENT1 for a camera" })).toBeVisible();
  const count = findCentre(page)
    .getByText("Registrations", { exact: true })
    .first()
    .locator("xpath=following-sibling::dd[1]");
  const before = Number.parseInt((await count.textContent()) ?? "", 10);
  await findCentre(page).getByRole("button", { name: "Copy link of AGENT1" }).click();
  await expect(page.getByText("The link was copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  const visit = await browser.newContext();
  const guest = await visit.newPage();
  await guest.goto(url);
  await register(guest, "aurelune");
  await visit.close();
  await page.reload();
  await expect(count).toHaveText(String(before + 1));
});
