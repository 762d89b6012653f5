import type { Locator, Page } from "@playwright/test";
import { type Call, countCalls, slowDown } from "./conditions.ts";
import { openNewMember } from "./members.ts";
import { brands, expect, test, toUrl } from "./site.ts";

const brand = "saltlantern";
const { password } = brands[brand];

const centreOf = (page: Page): Locator => page.getByRole("dialog", { name: "Member centre" });

async function openSecurity(page: Page): Promise<Locator> {
  await openNewMember(page, toUrl(brand), brand);
  await page.goto(toUrl(brand, "/member/securityCenter"));
  await expect(centreOf(page).getByRole("heading", { level: 3, name: "Security" })).toBeVisible();
  return centreOf(page);
}

test("SH-16, MC-01: Back leaves the security centre for the page below it, and Forward shows it whole again", async ({
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

test("LG-18, LG-24: while the answer of a changed password is on its way, no tab takes the end of the old session for its own", async ({
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

test("LG-18, SH-26: of two tabs that change the password, the second is told under its field and stays logged in", async ({
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

test("MC-01, X-16, LG-19: two presses of a button or switch of the security centre, and of the logout, are one call each", async ({
  page,
  browser,
}) => {
  const username = await openNewMember(page, toUrl(brand), brand);
  const device = await (await browser.newContext()).newPage();
  await device.goto(toUrl(brand, "/login"));
  await device.getByRole("main").getByLabel("Username").fill(username);
  await device.getByRole("main").getByLabel("Password", { exact: true }).fill(password);
  await device.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await expect(device.getByRole("button", { name: /^Member centre of/ })).toBeVisible();
  await device.context().close();
  await page.goto(toUrl(brand, "/member/securityCenter"));
  const centre = centreOf(page);
  const offers = centre.getByRole("switch", { name: "Offers, by e-mail" });
  await expect(offers).toBeVisible();
  await slowDown(page);
  const pressTwice = async (control: Locator, call: Call, done: () => Promise<void>): Promise<void> => {
    const count = countCalls(page, call);
    await control.dblclick();
    await done();
    expect(count()).toBe(1);
  };
  await pressTwice(centre.getByRole("button", { name: "Show code" }), ["POST", "/wps/session/code"], () =>
    expect(centre.getByRole("img", { name: "Code for your phone's camera" })).toBeVisible(),
  );
  await pressTwice(offers, ["POST", "/wps/member/preferences"], async () => {
    await expect(offers).toBeChecked();
    await expect(offers).toBeEnabled();
  });
  const devices = centre.getByRole("region", { name: "Devices" });
  await pressTwice(
    devices.getByRole("button", { name: /^Log out: Chrome/ }),
    ["POST", "/wps/member/sessions/end"],
    () => expect(devices.getByRole("listitem")).toHaveCount(1),
  );
  await centre.getByRole("button", { name: "Change picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Change picture" });
  await pressTwice(
    dialog.getByRole("button", { name: "Picture 5", exact: true }),
    ["POST", "/wps/member/info/icon"],
    () => expect(dialog).toHaveCount(0),
  );
  await page.goto(toUrl(brand));
  await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  const out = page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" });
  await pressTwice(out, ["POST", "/wps/session/logout"], () =>
    expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible(),
  );
});
