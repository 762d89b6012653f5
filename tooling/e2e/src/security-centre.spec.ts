import type { Browser, Page } from "@playwright/test";
import { openNewMember } from "./members.ts";
import { type BrandId, brands, expect, test, toUrl } from "./site.ts";

const findCentre = (page: Page) => page.getByRole("dialog", { name: "Member centre" });

/** Opens the security centre by its address. */
async function openSecurity(page: Page, brand: BrandId) {
  await page.goto(toUrl(brand, "/member/securityCenter"));
  const centre = findCentre(page);
  await expect(centre.getByRole("heading", { level: 3, name: "Security" })).toBeVisible();
  return centre;
}

/** Logs in the same member on another device. */
async function openOtherDevice(browser: Browser, brand: BrandId, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(toUrl(brand, "/login"));
  const form = page.getByRole("main");
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Password", { exact: true }).fill(brands[brand].password);
  await form.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Member centre of/ })).toBeVisible();
  return page;
}

test("LG-18, VL-13: a member changes the password; other devices are logged out, this one is not, and the new password works", async ({
  page,
  browser,
  faults,
}) => {
  faults.allow(/401/);
  const [brand, next] = ["saltlantern", "Harbour#Night88"] as const;
  const username = await openNewMember(page, toUrl(brand), brand);
  const other = await openOtherDevice(browser, brand, username);
  const tab = await page.context().newPage();
  await tab.goto(toUrl(brand));
  await expect(tab.getByRole("button", { name: /^Member centre of/ })).toBeVisible();
  const centre = await openSecurity(page, brand);
  await centre.getByRole("button", { name: "Change password" }).click();
  const form = centre.getByRole("form", { name: "Change password" });
  const fill = async (label: string, text: string): Promise<void> => form.getByLabel(label, { exact: true }).fill(text);
  const send = async (): Promise<void> => form.getByRole("button", { name: "Change password" }).click();
  await send();
  await expect(form.getByLabel("Current password", { exact: true })).toBeFocused();
  await fill("Current password", "Wrong#Wrong88");
  await fill("New password", next);
  await fill("Repeat the new password", `${next}x`);
  await send();
  await expect(form.getByText("Confirmation password not correct")).toBeVisible();
  await fill("Repeat the new password", next);
  await send();
  await expect(form.getByText("The current password is not correct.")).toBeVisible();
  await expect(form.getByLabel("New password", { exact: true })).toHaveValue(next);
  await fill("Current password", brands[brand].password);
  await send();
  await expect(page.getByText("Your password was changed. All other devices were logged out.")).toBeVisible();
  await expect(form).toHaveCount(0);
  await tab.getByRole("button", { name: /^Member centre of/ }).click();
  await expect(findCentre(tab).getByText("This device")).toBeVisible();
  await tab.close();
  await page.reload();
  await expect(centre.getByText("Password changed")).toBeVisible();
  await expect(centre.getByText("This device")).toBeVisible();
  await other.reload();
  await expect(other.getByRole("button", { name: /^Member centre of/ })).toHaveCount(0);
  await other.context().close();
});

test("MC-01, X-16: a member sees the devices that are logged in, and logs the others out @sweep", async ({
  page,
  browser,
  faults,
}) => {
  faults.allow(/401/);
  const brand = "aurelune";
  const username = await openNewMember(page, toUrl(brand), brand);
  const [one, two] = [await openOtherDevice(browser, brand, username), await openOtherDevice(browser, brand, username)];
  const centre = await openSecurity(page, brand);
  const devices = centre.getByRole("region", { name: "Devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(3);
  await devices
    .getByRole("button", { name: /^Log out: Chrome/ })
    .first()
    .click();
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await devices.getByRole("button", { name: "Log out all other devices" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out all other devices" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  for (const other of [one, two]) {
    await other.reload();
    await expect(other.getByRole("button", { name: /^Member centre of/ })).toHaveCount(0);
    await other.context().close();
  }
  await devices.getByRole("button", { name: "Log out everywhere" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
});

test("SH-04: a member shows a code that logs another device in once, and nobody a second time @sweep", async ({
  page,
  browser,
}) => {
  const brand = "paperkite";
  const username = await openNewMember(page, toUrl(brand), brand);
  const centre = await openSecurity(page, brand);
  await centre.getByRole("button", { name: "Show code" }).click();
  await expect(centre.getByRole("img", { name: "Code for your phone's camera" })).toBeVisible();
  const address = (await centre.getByRole("link", { name: "Open in another window" }).getAttribute("href")) ?? "";
  const open = async (): Promise<Page> => {
    const device = await (await browser.newContext()).newPage();
    await device.goto(address);
    return device;
  };
  const first = await open();
  await expect(first.getByRole("button", { name: `Member centre of ${username}` })).toBeVisible();
  await expect(first).not.toHaveURL(/token/);
  const second = await open();
  await expect(second.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(second).not.toHaveURL(/token/);
});
