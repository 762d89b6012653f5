import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { loseAll } from "./loseStake.ts";
import { openNewMember } from "./members.ts";
import { type BrandId, brands, expect, test, toUrl } from "./site.ts";

const findCentre = (page: Page) => page.getByRole("dialog", { name: "Member centre" });

async function openSecurity(page: Page, brand: BrandId) {
  const username = await openNewMember(page, toUrl(brand, "/member/securityCenter"), brand);
  const centre = findCentre(page);
  await expect(centre.getByRole("heading", { level: 3, name: "Security" })).toBeVisible();
  return { centre, username };
}

test("X-69: a member downloads the data with the password, and the file has all parts", async ({ page }) => {
  const { centre, username } = await openSecurity(page, "aurelune");
  const row = centre.getByRole("group", { name: "My data" });
  await row.getByRole("button", { name: "Request my data" }).click();
  const form = centre.getByRole("form", { name: "Request my data" });
  await form.getByLabel("Login password", { exact: true }).fill("Wrong#Wrong88");
  await form.getByRole("button", { name: "Request my data" }).click();
  await expect(form.getByText("The current password is not correct.")).toBeVisible();
  await form.getByLabel("Login password", { exact: true }).fill(brands.aurelune.password);
  await form.getByRole("button", { name: "Request my data" }).click();
  await expect(row.getByText("Ready", { exact: true })).toBeVisible();
  const saved = page.waitForEvent("download");
  await row.getByRole("button", { name: "Download my data" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("my-data.json");
  const data: Record<string, unknown> = JSON.parse(readFileSync(await file.path(), "utf8"));
  expect(data["profile"]).toMatchObject({ username });
  const parts =
    "sessions,activity,walletEntries,rounds,messages,deposits,withdrawals,withdrawalAccounts,transfers,passkeys";
  for (const part of parts.split(",")) expect(data[part]).toBeInstanceOf(Array);
});

for (const [kind, said] of [
  ["close", "This account is closed."],
  ["erase", "The username or the password is not correct."],
] as const)
  test(`X-78, X-69: a member ends the account (${kind}) once the money is out; a login says: ${said} @sweep`, async ({
    page,
    browser,
    request,
    faults,
  }) => {
    faults.allow(/401/);
    const brand = "paperkite";
    const { centre, username } = await openSecurity(page, brand);
    const token = await page.evaluate(() => sessionStorage.getItem("token") ?? "");
    const other = await (await browser.newContext()).newPage();
    await other.goto(toUrl(brand, "/login"));
    const login = async (): Promise<void> => {
      const form = other.getByRole("main");
      await form.getByLabel("Username").fill(username);
      await form.getByLabel("Password", { exact: true }).fill(brands[brand].password);
      await form.getByRole("button", { name: "Log in", exact: true }).click();
    };
    await login();
    await expect(other.getByRole("button", { name: /^Member centre of/ })).toBeVisible();
    await centre.getByRole("button", { name: "Close account" }).click();
    const dialog = page.getByRole("dialog", { name: "Close account" });
    await expect(dialog.getByText("$50.00 is still in the account.")).toBeVisible();
    await dialog.getByRole("button", { name: "Withdraw" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(centre.getByRole("heading", { level: 3, name: "Withdraw" })).toBeVisible();
    await page.goBack();
    await page.goto(toUrl(brand, "/member/securityCenter"));
    await centre.getByRole("button", { name: "Close account" }).click();
    if (kind === "erase") await dialog.getByRole("radio", { name: "Close it and delete my data" }).check();
    const last = dialog.getByRole("button", { name: kind === "erase" ? "Delete my account" : "Close my account" });
    await dialog.getByLabel("Login password", { exact: true }).fill("Wrong#Wrong88");
    await last.click();
    await expect(dialog.getByText("The current password is not correct.")).toBeVisible();
    await dialog.getByLabel("Login password", { exact: true }).fill(brands[brand].password);
    await last.click();
    await expect(dialog.getByText("There is still money in the account. Please take it out first.")).toBeVisible();
    await loseAll({ brand, token, username, request });
    await expect(dialog.getByText(/ is still in the account\.$/)).toHaveCount(0);
    await last.click();
    await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
    await expect(centre).toHaveCount(0);
    await other.reload();
    await expect(other.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
    await other.goto(toUrl(brand, "/login"));
    await login();
    await expect(other.getByText(said).first()).toBeVisible();
    await other.context().close();
  });
