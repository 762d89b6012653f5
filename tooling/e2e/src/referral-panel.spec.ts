import type { Locator, Page } from "@playwright/test";
import { listAxeFaults } from "./listAxeFaults.ts";
import { openNewMember } from "./members.ts";
import { expect, register, test, toNewName, toUrl } from "./site.ts";

const brand = "aurelune";

const findCentre = (page: Page): Locator => page.getByRole("dialog", { name: "Member centre" });
const findEntry = (page: Page): Locator =>
  findCentre(page).getByRole("navigation").getByRole("link", { name: "Invite friends" });

test("MC-11: a member sends the link of a code of the own; who follows it and registers is counted, and not named", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openNewMember(page, toUrl(brand, "/member/referral"), brand);
  await expect(findEntry(page)).toHaveAttribute("aria-current", "page");
  const panel = findCentre(page);
  const title = panel.getByRole("heading", { level: 4, name: /^[A-Z2-9]{8}$/ });
  const code = (await title.textContent())?.trim() ?? "";
  const url = toUrl(brand, `/register?referralCode=${code}`);
  await expect(panel.getByRole("link", { name: url })).toHaveAttribute("href", url);
  await expect(panel.getByRole("img", { name: `Link of ${code} for a camera` })).toBeVisible();
  await expect(panel.getByText("0 friends registered with your code.")).toBeVisible();
  expect(await listAxeFaults(page)).toEqual([]);
  await panel.getByRole("button", { name: `Copy link of ${code}` }).click();
  await expect(page.getByText("The link was copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  const visit = await browser.newContext();
  const friend = await visit.newPage();
  await friend.goto(url);
  const name = toNewName();
  await register(friend, brand, name);
  await visit.close();
  await page.reload();
  await expect(panel.getByText("1 friend registered with your code.")).toBeVisible();
  await expect(panel.getByText("1 of them in the last 30 days.")).toBeVisible();
  await expect(panel.getByText(name)).toHaveCount(0);
});

test("MC-11, RP-12: where the merchant has no such promotion the centre has no entry, and its address says that it is closed @sweep", async ({
  page,
}) => {
  await openNewMember(page, toUrl("kickline", "/member/referral"), "kickline");
  await expect(findCentre(page).getByRole("heading", { name: "This is closed at the moment" })).toBeVisible();
  await expect(findCentre(page).getByRole("navigation").getByRole("link", { name: "Bonuses" })).toBeVisible();
  await expect(findEntry(page)).toHaveCount(0);
});
