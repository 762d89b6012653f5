import type { Locator, Page } from "@playwright/test";
import { openNewMember } from "./members.ts";
import { brands, expect, test, toUrl } from "./site.ts";

const brand = "saltlantern";
const { password } = brands[brand];

const centreOf = (page: Page): Locator => page.getByRole("dialog", { name: "Member centre" });

async function openSecurity(page: Page): Promise<Locator> {
  await openNewMember(page, toUrl(brand, "/member/securityCenter"), brand);
  await expect(centreOf(page).getByRole("heading", { level: 3, name: "Security" })).toBeVisible();
  return centreOf(page);
}

test("SH-16, MC-01: Back leaves the security centre for the page below it, and Forward shows it whole again @sweep", async ({
  page,
}) => {
  await openNewMember(page, toUrl(brand, "/rng"), brand);
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Slots" }).click();
  await page.getByRole("button", { name: /^Member centre of/ }).click();
  const centre = centreOf(page);
  await centre.getByRole("navigation").getByRole("link", { name: "Security" }).click();
  await centre.getByRole("button", { name: "Change picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Change picture" });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(centre.getByRole("heading", { level: 3, name: "Security" })).toBeVisible();
  await centre.getByRole("button", { name: "Change nickname" }).click();
  await centre.getByRole("textbox", { name: "Nickname" }).fill("Owl");
  await page.goBack();
  await expect(centre.getByRole("heading", { level: 3, name: "Security" })).toHaveCount(0);
  await page.goForward();
  await expect(centre.getByRole("heading", { level: 3, name: "Security" })).toBeVisible();
  await expect(centre.getByRole("button", { name: "Change nickname" })).toBeVisible();
});

test("LG-18, LG-24: while the answer of a changed password is on its way, no tab takes the end of the old session for its own @sweep", async ({
  page,
  context,
}) => {
  const centre = await openSecurity(page);
  const other = await context.newPage();
  await other.goto(toUrl(brand, "/member/securityCenter"));
  await expect(centreOf(other).getByText("This device")).toBeVisible();
  // The gateway has ended the old session, and refuses it to the other tab, before the answer is here.
  await page.route("**/wps/member/password", async (route) => {
    const url = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host: url.hostname };
    url.hostname = "127.0.0.1";
    const answer = await route.fetch({ url: url.href, headers });
    const refused = other.waitForResponse((response) => response.status() === 401);
    await other.getByRole("button", { name: "Refresh the balance" }).dispatchEvent("click");
    await refused;
    await route.fulfill({ response: answer });
  });
  await centre.getByRole("button", { name: "Change password" }).click();
  const form = centre.getByRole("form", { name: "Change password" });
  await form.getByLabel("Current password", { exact: true }).fill(password);
  await form.getByLabel("New password", { exact: true }).fill("Harbour#Night88");
  await form.getByLabel("Repeat the new password").fill("Harbour#Night88");
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password was changed. All other devices were logged out.")).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab.getByRole("dialog", { name: "Log in" })).toHaveCount(0);
    await tab.reload();
    await expect(centreOf(tab).getByText("This device")).toBeVisible();
  }
});

test("LG-18, SH-26: of two tabs that change the password, the second is told under its field and stays logged in @sweep", async ({
  page,
  context,
}) => {
  const centre = await openSecurity(page);
  const other = await context.newPage();
  await other.goto(toUrl(brand, "/member/securityCenter"));
  const fill = async (where: Locator, next: string): Promise<Locator> => {
    await where.getByRole("button", { name: "Change password" }).click();
    const form = where.getByRole("form", { name: "Change password" });
    await form.getByLabel("Current password", { exact: true }).fill(password);
    await form.getByLabel("New password", { exact: true }).fill(next);
    await form.getByLabel("Repeat the new password").fill(next);
    return form;
  };
  const first = await fill(centre, "Harbour#Night88");
  const second = await fill(centreOf(other), "Harbour#Night99");
  await first.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password was changed. All other devices were logged out.")).toBeVisible();
  await second.getByRole("button", { name: "Change password" }).click();
  const current = second.getByLabel("Current password", { exact: true });
  await expect(current).toHaveAccessibleDescription("The current password is not correct.");
  await expect(second.getByLabel("New password", { exact: true })).toHaveValue("Harbour#Night99");
  await current.fill("Harbour#Night88");
  await second.getByRole("button", { name: "Change password" }).click();
  await expect(other.getByText("Your password was changed. All other devices were logged out.")).toBeVisible();
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(centreOf(tab).getByText("This device")).toBeVisible();
  }
});
