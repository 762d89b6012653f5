import type { BrowserContext, Locator, Page } from "@playwright/test";
import { continueDeposit } from "./continueDeposit.ts";
import { listAxeFaults } from "./listAxeFaults.ts";
import { openWithEvents } from "./liveEvents.ts";
import { openNewMember } from "./members.ts";
import { expect, test, toUrl } from "./site.ts";

const brand = "aurelune";

const findCentre = (page: Page): Locator => page.getByRole("dialog", { name: "Member centre" });
const findButton = (page: Page, name: string): Locator =>
  page.getByRole("banner").getByRole("button", { name, exact: true });
const findList = (page: Page): Locator => findCentre(page).getByRole("list", { name: "Your messages" });
const findMessage = (page: Page, name: RegExp): Locator => findList(page).getByRole("button", { name });

/** Orders and pays a deposit with a bonus, which makes two messages. */
async function deposit(page: Page, context: BrowserContext): Promise<void> {
  await page.goto(toUrl(brand, "/member/depositv2"));
  await findCentre(page).getByRole("button", { name: "Continue without a limit" }).click();
  const form = findCentre(page).getByRole("form", { name: "New deposit" });
  await form.getByRole("radio", { name: /^E-wallet/ }).check();
  await form.getByLabel("Amount", { exact: false }).first().fill("50000");
  await form.getByRole("radio", { name: "Daily moonlight", exact: true }).check();
  await continueDeposit(form);
  const opened = context.waitForEvent("page");
  await findCentre(page).getByRole("link", { name: "Pay at the payment provider" }).click();
  const provider = await opened;
  await provider.getByRole("button", { name: "Pay from my wallet" }).click();
  await expect(findCentre(page).getByRole("status").getByText("In your balance")).toBeVisible();
  await provider.close();
}

test("MC-13, HD-03, X-43: a deposit's credit raises the badge in every tab; reading lowers it in all; what is deleted stays so", async ({
  page,
  context,
}) => {
  await openNewMember(page, toUrl(brand), brand);
  // One tab listens for all of them.
  await openWithEvents(page, toUrl(brand));
  await expect(findButton(page, "Inbox")).toBeVisible();
  const other = await context.newPage();
  await other.goto(toUrl(brand));
  await deposit(page, context);
  const entry = findCentre(page)
    .getByRole("navigation")
    .getByRole("link", { name: /^Inbox/ });
  await expect(entry).toHaveAccessibleName("Inbox 2 unread");
  await expect(findButton(other, "Inbox, 2 unread")).toBeVisible();
  await expect(other.getByRole("banner").getByText("2", { exact: true })).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(/\/member\/messageV2$/);
  const bonus = findMessage(page, /^You have a bonus/);
  await expect(bonus).toHaveAccessibleName(/New$/);
  await expect(findList(page).getByRole("button")).toHaveCount(2);
  await bonus.click();
  await expect(findList(page).getByRole("region").filter({ visible: true })).toContainText(
    "Stake 25,000.00 VND within",
  );
  await expect(bonus).not.toHaveAccessibleName(/New$/);
  await expect(entry).toHaveAccessibleName("Inbox 1 unread");
  await expect(findButton(other, "Inbox, 1 unread")).toBeVisible();
  expect(await listAxeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  // A phone has the number at the account's tab.
  await other.setViewportSize({ width: 360, height: 740 });
  const tab = other.getByRole("navigation", { name: "Quick menu" }).getByRole("button", { name: /^Account/ });
  await expect(tab).toHaveAccessibleName("Account 1 unread");
  await expect(findButton(other, "Inbox, 1 unread")).toHaveCount(0);
  expect(await listAxeFaults(other)).toEqual([]);
  await other.setViewportSize({ width: 1280, height: 800 });
  // The other tab opens it by its own button, and reads the rest.
  await findButton(other, "Inbox, 1 unread").click();
  await findCentre(other).getByRole("button", { name: "Mark all as read" }).click();
  await expect(findCentre(other).getByRole("button", { name: "Mark all as read" })).toHaveCount(0);
  await expect(findCentre(other).getByRole("heading", { name: "Inbox" })).toBeFocused();
  await expect(entry).toHaveAccessibleName("Inbox");
  await findList(page).getByRole("button", { name: "Delete: You have a bonus" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this message?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(bonus).toBeVisible();
  await findList(page).getByRole("button", { name: "Delete: You have a bonus" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(findCentre(page).getByRole("heading", { name: "Inbox" })).toBeFocused();
  for (const tab of [page, other]) await expect(findMessage(tab, /^You have a bonus/)).toHaveCount(0);
  await page.reload();
  await expect(findMessage(page, /^Your deposit has arrived/)).toBeVisible();
  await expect(bonus).toHaveCount(0);
});
