import type { Locator, Page } from "@playwright/test";
import { continueDeposit } from "./continueDeposit.ts";
import { openNewMember } from "./members.ts";
import { expect, readBalance, test, toUrl } from "./site.ts";

const brand = "aurelune";

/** A new member in the deposit panel. @returns the panel's dialog */
async function openDeposit(page: Page): Promise<Locator> {
  await openNewMember(page, toUrl(brand, "/member/depositv2"), brand);
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await centre.getByRole("button", { name: "Continue without a limit" }).click();
  await expect(centre.getByRole("heading", { level: 3, name: "Deposit" })).toBeVisible();
  return centre;
}

/** Orders a deposit; the order is shown. */
async function order(centre: Locator, method: string | RegExp, amount: string): Promise<void> {
  await centre.getByRole("radio", { name: method }).check();
  await centre.getByLabel("Amount", { exact: false }).first().fill(amount);
  await continueDeposit(centre);
  await expect(centre.getByRole("status").getByText("Waiting for your payment")).toBeVisible();
}

test("MC-03, X-32, X-43: a deposit goes from the member's order over the provider's page into the balance, in every tab by itself", async ({
  page,
  context,
}) => {
  const centre = await openDeposit(page);
  const other = await context.newPage();
  await other.goto(toUrl(brand));
  await expect.poll(() => readBalance(other)).toBe("100000.00");
  await order(centre, /^E-wallet/, "200000");
  await expect(page).toHaveURL(/order=D/);
  const opened = context.waitForEvent("page");
  await centre.getByRole("link", { name: "Pay at the payment provider" }).click();
  const provider = await opened;
  expect(new URL(provider.url()).origin).not.toBe(new URL(page.url()).origin);
  await expect(provider.getByText("200000.00 VND")).toBeVisible();
  await provider.getByRole("button", { name: "Pay from my wallet" }).click();
  await expect(centre.getByRole("status").getByText("In your balance")).toBeVisible();
  await expect(centre.getByRole("list", { name: "What has happened" }).getByRole("listitem")).toHaveText([
    /Being prepared/,
    /Waiting for your payment/,
    /Payment received/,
    /In your balance/,
  ]);
  await expect.poll(() => readBalance(other)).toBe("300000.00");
  // The provider sends the payer back to the order.
  await provider.getByRole("link", { name: "Back to the site" }).click();
  await expect(provider).toHaveURL(/\/member\/depositv2\?order=D/);
  await centre.getByRole("button", { name: "New deposit" }).click();
  await expect(centre.getByRole("table", { name: "Your deposits" }).getByRole("row")).toHaveCount(2);
});

test("X-32: a code to scan, an account to copy, a card that is declined, a cancelled order: each says what it is", async ({
  page,
  context,
}) => {
  const centre = await openDeposit(page);
  await order(centre, /^QR code/, "100000");
  await expect(centre.getByRole("img", { name: "Payment code for a banking app" })).toBeVisible();
  await centre.getByRole("button", { name: "End this deposit" }).click();
  await page
    .getByRole("alertdialog", { name: "End this deposit?" })
    .getByRole("button", { name: "End this deposit" })
    .click();
  await expect(centre.getByText("You cancelled this deposit.")).toBeVisible();
  await centre.getByRole("button", { name: "New deposit" }).click();
  await order(centre, /^Bank transfer/, "150000");
  await expect(centre.getByRole("button", { name: "Copy: Reference" })).toBeVisible();
  await centre.getByRole("button", { name: "All deposits" }).click();
  await order(centre, /^Card/, "150000");
  const opened = context.waitForEvent("page");
  await centre.getByRole("link", { name: "Pay at the payment provider" }).click();
  const provider = await opened;
  await provider.getByLabel("Card number").fill("4000 0000 0000 0002");
  await provider.getByRole("button", { name: "Pay" }).click();
  await expect(centre.getByText("The card was declined.")).toBeVisible();
  expect(await readBalance(page)).toBe("100000.00");
});

test("MC-03: a deposit is ordered and cancelled by keyboard alone on a narrow phone, and Back leads to the form again @sweep", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const centre = await openDeposit(page);
  await centre.getByRole("radio", { name: /^QR code/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(centre.getByRole("radio", { name: /^Bank transfer/ })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("100000");
  await page.keyboard.press("Enter");
  // Nothing is chosen beforehand: the form asks.
  await expect(centre.getByText("Choose a bonus, or no bonus.")).toBeVisible();
  await centre.getByRole("radio", { name: "No bonus" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(centre.getByRole("status").getByText("Waiting for your payment")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goBack();
  await expect(centre.getByRole("button", { name: "Continue" })).toBeVisible();
  await centre.getByRole("button", { name: /^Show deposit/ }).focus();
  await page.keyboard.press("Enter");
  await expect(centre.getByRole("button", { name: "Copy: Reference" })).toBeVisible();
});
