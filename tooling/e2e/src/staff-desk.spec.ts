import type { Browser, Page } from "@playwright/test";
import { listFaultsInLooks, toDesk } from "./desk.ts";
import { expect, test } from "./site.ts";

const password = "marquee back office";

/** Logs somebody in by the keyboard alone. */
async function logIn(page: Page, email: string, path = "/"): Promise<void> {
  await page.goto(toDesk(path));
  await page.getByLabel("Mail address").fill(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible();
}

async function openAs(browser: Browser, email: string, path = "/"): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, email, path);
  return page;
}

test.beforeEach(({ faults }) => {
  // Before the login the page asks who is there.
  faults.allow(/401/);
});

test("X-52: a wrong password is told and what was typed stays; then the keyboard alone reaches any page in three presses", async ({
  page,
}) => {
  await page.goto(toDesk());
  await page.getByLabel("Mail address").fill("owner@paperkite.example");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("form", { name: "Log in" }).getByRole("alert")).toHaveText(
    "The mail address or the password is not correct.",
  );
  await expect(page.getByLabel("Mail address")).toHaveValue("owner@paperkite.example");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await page.keyboard.press("a");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit log");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("staff");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/PAPERKITE\/people$/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit log");
  await expect(page.getByRole("button", { name: "Jobs" })).toHaveCount(0);
});

test("X-52, X-21: one person invites, another approves, and the log tells of both", async ({ page, browser }) => {
  await logIn(page, "owner@saltlantern.example", "/SALTLANTERN/people");
  await page.getByRole("button", { name: "Invite somebody" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite somebody" });
  await dialog.getByLabel("Name").fill("Nia");
  await dialog.getByLabel("Mail address").fill("nia@elsewhere");
  await dialog.getByLabel("Support").check();
  await dialog.getByRole("textbox", { name: "Why" }).fill("night shift");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await expect(dialog.getByText("This is not written correctly.")).toBeVisible();
  await expect(dialog.getByLabel("Mail address")).toBeFocused();
  await dialog.getByLabel("Mail address").fill("nia@elsewhere.example");
  await dialog.getByRole("button", { name: "Propose" }).dblclick();
  await expect(page.getByText("The invitation is proposed.")).toBeVisible();
  await page.goto(toDesk("/SALTLANTERN/proposals"));
  const own = page.getByRole("row").filter({ hasText: "nia@elsewhere.example" });
  await expect(own.getByRole("button", { name: "Cancel" })).toBeVisible();
  await expect(own.getByRole("button", { name: "Approve" })).toHaveCount(0);

  const partner = await openAs(browser, "partner@saltlantern.example", "/SALTLANTERN/proposals");
  const line = partner.getByRole("row").filter({ hasText: "nia@elsewhere.example" });
  await line.getByRole("button", { name: "Approve" }).click();
  const decide = partner.getByRole("dialog", { name: "Decide" });
  await decide.getByLabel("Note for the log").fill("agreed");
  await decide.getByRole("button", { name: "Approve and carry out" }).click();
  await expect(line.getByText("Approved")).toBeVisible();
  await partner.goto(toDesk("/SALTLANTERN/audit?action=approve"));
  await expect(partner.getByRole("row").filter({ hasText: "agreed" })).toContainText("partner@saltlantern.example");
  await partner.getByRole("button", { name: "Check the chain" }).click();
  await expect(partner.getByText(/lines are as they were written/)).toBeVisible();
  await partner.goto(toDesk("/SALTLANTERN/messages"));
  await expect(partner.getByRole("row").filter({ hasText: "nia@elsewhere.example" })).toBeVisible();
  // Another merchant's address shows nothing of it.
  await partner.goto(toDesk("/KICKLINE/people"));
  await expect(partner.getByRole("heading", { level: 1 })).toHaveText("You do not work for this merchant");
  await partner.context().close();
});

test("X-52: axe finds nothing on any page in dark at 1280 px and in light at 360 px, and none scrolls sideways @sweep", async ({
  page,
}) => {
  await page.goto(toDesk());
  await expect(page.getByLabel("Mail address")).toBeVisible();
  expect(await listFaultsInLooks(page), "login").toEqual([]);
  await page.getByLabel("Mail address").fill("owner@marquee.example");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Log in");
  for (const path of ["proposals", "messages", "exports", "jobs", "webhooks", "people", "staff-security", "audit"]) {
    await page.goto(toDesk(`/AURELUNE/${path}`));
    await expect(page.getByRole("table")).toBeAttached();
    expect(await listFaultsInLooks(page), path).toEqual([]);
  }
  await page.goto(toDesk("/account"));
  await expect(page.getByRole("table")).toBeVisible();
  expect(await listFaultsInLooks(page), "account").toEqual([]);
});

test("X-52: the back office speaks Vietnamese, and keeps the language @sweep", async ({ page }) => {
  await page.goto(toDesk());
  await page.getByLabel("Language").selectOption("vi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Đăng nhập");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Đăng nhập");
});

test("X-52: an owner sees who was locked after wrong passwords, unlocks, and reads both in the security log @sweep", async ({
  page,
  browser,
}) => {
  const email = "content@paperkite.example";
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(toDesk());
  for (let index = 0; index < 6; index += 1) {
    await stranger.getByLabel("Mail address").fill(email);
    await stranger.getByLabel("Password", { exact: true }).fill(`wrong ${index}`);
    const answered = stranger.waitForResponse((response) => response.url().endsWith("/staff/session"));
    await stranger.getByRole("button", { name: "Log in", exact: true }).click();
    await answered;
  }
  await stranger.context().close();
  await logIn(page, "owner@paperkite.example", "/PAPERKITE/people");
  const line = page.getByRole("row").filter({ hasText: email });
  await expect(line.getByText("Locked", { exact: true })).toBeVisible();
  await line.getByRole("button", { name: "Change" }).click();
  const dialog = page.getByRole("dialog", { name: "Content" });
  await dialog.getByRole("textbox", { name: "Why" }).fill("asked by phone");
  await dialog.getByRole("button", { name: "Unlock at once" }).click();
  await expect(page.getByText("Done.")).toBeVisible();
  await expect(line.getByText("Locked", { exact: true })).toHaveCount(0);
  await page.goto(toDesk("/PAPERKITE/staff-security"));
  const rows = page.getByRole("row").filter({ hasText: email });
  await expect(rows.filter({ hasText: "Unlocked" })).toContainText("owner@paperkite.example");
  await expect(rows.filter({ hasText: "Wrong password" })).toHaveCount(6);
});
