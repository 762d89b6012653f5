import type { Page } from "@playwright/test";
import { continueDeposit } from "./continueDeposit.ts";
import { listPageFaults, openDesk, toDesk } from "./desk.ts";
import { brands, confirmAge, expect, readBalance, test, toNewName, toUrl } from "./site.ts";

const brand = "kickline";
const findBalance = (page: Page) => page.getByRole("group", { name: "Balance", exact: true });

/** Registers a member whose wallet has a currency. @returns the username */
async function registerIn(page: Page, currency: string): Promise<string> {
  await page.goto(toUrl(brand, "/register"));
  const [dialog, username, { password }] = [page.getByRole("dialog"), toNewName(), brands[brand]];
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByLabel("Confirm password").fill(password);
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await confirmAge(dialog);
  await dialog.getByLabel("Currency").selectOption({ label: currency });
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Kickline" })).toBeVisible();
  return username;
}

test("X-48: who registers in dollars has a wallet, deposits and records in dollars, and no sign of the site's own currency @sweep", async ({
  page,
  context,
}) => {
  await registerIn(page, "US Dollar (USD $)");
  await expect(page.getByText("Your opening balance: $5.00")).toBeVisible();
  await page.getByRole("button", { name: "See the games" }).click();
  await expect(findBalance(page)).toContainText("$5.00");
  await page.goto(toUrl(brand, "/member/depositv2"));
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await centre.getByRole("button", { name: "Continue without a limit" }).click();
  await expect(centre.getByText("From $20.00 to $100,000.00")).toBeVisible();
  await expect(centre).not.toContainText("฿");
  await centre.getByRole("radio", { name: /^E-wallet/ }).check();
  await centre.getByLabel("Amount", { exact: false }).first().fill("20");
  await continueDeposit(centre);
  const opened = context.waitForEvent("page");
  await centre.getByRole("link", { name: "Pay at the payment provider" }).click();
  const provider = await opened;
  await expect(provider.getByText("20.00 USD")).toBeVisible();
  await provider.getByRole("button", { name: "Pay from my wallet" }).click();
  await expect(centre.getByRole("status").getByText("In your balance")).toBeVisible();
  await expect.poll(() => readBalance(page)).toBe("25.00");
  await page.goto(toUrl(brand, "/member/transactionHistory"));
  await expect(centre.getByRole("table")).toContainText("$20.00");
  await expect(centre).not.toContainText("฿");
});

test("X-48: a member sees the balance in a second currency too, marked as approximate with the day of its rate, and can cover both @sweep", async ({
  page,
  context,
}) => {
  await registerIn(page, "Thai Baht (THB ฿)");
  await page.getByRole("button", { name: "See the games" }).click();
  const other = await context.newPage();
  await other.goto(toUrl(brand));
  await expect(findBalance(other)).toContainText("฿200.00");
  await page.goto(toUrl(brand, "/member/securityCenter"));
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await centre.getByRole("combobox", { name: "Show my balance also in" }).selectOption("USD");
  await expect(
    centre.getByText(/1 USD ≈ 32\.5 THB, the rate of \d{4}-\d\d-\d\d; for orientation only\./),
  ).toBeVisible();
  for (const tab of [page, other]) await expect(findBalance(tab)).toContainText("≈ 6.15 USD");
  await other.getByRole("button", { name: "Hide the balance" }).click();
  await expect(findBalance(other)).not.toContainText(/6\.15|200/);
  await page.reload();
  await expect(findBalance(page)).toContainText("≈ 6.15 USD");
  await centre.getByRole("combobox", { name: "Show my balance also in" }).selectOption("");
  await expect(findBalance(page)).not.toContainText("≈");
});

test("X-48, X-62: staff look at one currency at a time, by the address, and set the checks of withdrawals for each @sweep", async ({
  browser,
}) => {
  const page = await openDesk(browser, "owner@kickline.example", "/KICKLINE/revenue?currency=USD");
  const currency = page.getByLabel("Currency", { exact: true });
  await expect(currency.locator("option")).toHaveText(["THB", "USD", "VND"]);
  await expect(currency).toHaveValue("USD");
  await expect(page.getByRole("term").filter({ hasText: "Net gaming revenue (USD)" })).toBeVisible();
  await currency.selectOption("VND");
  await expect(page).toHaveURL(/currency=VND/);
  await expect(page.getByRole("term").filter({ hasText: "Net gaming revenue (VND)" })).toBeVisible();
  await page.goto(toDesk("/KICKLINE/overview?currency=USD"));
  await expect(page.getByText("Gross gaming revenue (USD)").first()).toBeVisible();
  await page.goto(toDesk("/KICKLINE/withdrawal-checks"));
  const most = page.getByLabel(/^Maximum in 24 hours/);
  await expect(most).toHaveAccessibleName("Maximum in 24 hours, in THB");
  const own = await most.inputValue();
  await currency.selectOption("USD");
  await expect(most).toHaveAccessibleName("Maximum in 24 hours, in USD");
  await most.fill("4321");
  await page
    .getByRole("form", { name: "Withdrawal checks" })
    .getByRole("textbox", { name: "Why" })
    .fill("dollars have a limit of their own");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(currency).toHaveValue("USD");
  await expect(most).toHaveValue(/^4,?321(\.00)?$/);
  await currency.selectOption("THB");
  await expect(most).toHaveAccessibleName("Maximum in 24 hours, in THB");
  await expect(most).toHaveValue(own);
  expect(await listPageFaults(page)).toEqual([]);
  await page.context().close();
});
