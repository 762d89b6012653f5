import type { Locator, Page } from "@playwright/test";
import { releaseSignupCredit } from "./deskRules.ts";
import { openAs, openNewMember } from "./members.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { type BrandId, brands, expect, readBalance, test, toUrl } from "./site.ts";

// A platform of its own: other journeys count on a sign-up credit that is held.
const { openDesk } = useOwnPlatform(["aurelune"]);

async function goToPanel(page: Page, brand: BrandId, panel: string, heading: string): Promise<Locator> {
  await page.goto(toUrl(brand, `/member/${panel}`));
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await expect(centre.getByRole("heading", { level: 3, name: heading })).toBeVisible();
  return centre;
}

test("X-08: during a time-out a member logs in and withdraws @sweep", async ({ page, browser }) => {
  await releaseSignupCredit(
    await openDesk(browser, "withdrawal-checks"),
    await openDesk(browser, "proposals", "partner"),
  );
  const secret = "482915";
  const { password } = brands.aurelune;
  const username = await openNewMember(page, toUrl("aurelune"), "aurelune");
  const centre = await goToPanel(page, "aurelune", "timeOut", "Time-out");
  await centre.getByRole("button", { name: "Take a time-out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Begin now" }).click();
  await expect(centre.getByRole("status").getByText(/Time-out until/)).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await openAs(page, toUrl("aurelune", "/rng"), "aurelune", username);
  await page.goto(toUrl("aurelune", "/member/securityCenter"));
  await centre.getByRole("button", { name: "Set payment password" }).click();
  const form = centre.getByRole("form", { name: "Set payment password" });
  await form.getByLabel("Login password").fill(password);
  await form.getByLabel("New payment password", { exact: true }).fill(secret);
  await form.getByLabel("Repeat the new payment password").fill(secret);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your payment password was set.")).toBeVisible();
  await page.goto(toUrl("aurelune", "/member/withdraw"));
  const account = centre.getByRole("form", { name: "New account" });
  await account.getByLabel("Account number").fill("0071000123456");
  await account.getByLabel("Account holder").fill("Nguyễn Văn An");
  await account.getByLabel("Payment password").fill(secret);
  await account.getByRole("button", { name: "Add account" }).click();
  const withdrawal = centre.getByRole("form", { name: "New withdrawal" });
  await withdrawal.getByRole("button", { name: "Everything" }).click();
  await withdrawal.getByLabel("Payment password").fill(secret);
  await withdrawal.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(page).toHaveURL(/order=W/);
  await expect.poll(() => readBalance(page)).toBe("0.00");
});
