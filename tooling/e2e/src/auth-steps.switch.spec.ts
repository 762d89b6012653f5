import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { pressLogOut } from "./pressLogOut.ts";
import { addApp, toCode } from "./addApp.ts";
import { openNewMember } from "./members.ts";
import { openFrom } from "./openFrom.ts";
import { readCode } from "./outbox.ts";
import { brands, closeNotice, expect, setGateway, test, toNewName, toUrl } from "./site.ts";
import { useOwnPlatform } from "./ownPlatform.ts";

const brand = "aurelune";
const { password } = brands[brand];
useOwnPlatform([brand]);
const next = "Velvet#Night88";

const set = (...args: readonly string[]): Promise<void> => setGateway(...args, "--merchant", brand);
const bar = (page: Page): Locator => page.getByRole("button", { name: /^Member centre of/ });
const changeDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Change password" });

/** Sets the password that new accounts begin with, as an operator types it; null for none. */
function setDefaultPassword(text: string | null): Promise<void> {
  const cli = fileURLToPath(new URL("../../../apps/gateway/src/cli/gateway.ts", import.meta.url));
  const words = ["password", "default", text === null ? "off" : "set", "--merchant", brand];
  const child = spawn(process.execPath, [cli, ...words, "--data", `${process.env["E2E_DATA"]}/gateway`], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  child.stdin.end(text ?? "");
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`ended with code ${code}`))));
  });
}

async function tryLogin(page: Page, username: string, side?: "Member" | "Agent"): Promise<Locator> {
  await page.goto(toUrl(brand, "/inhouse"));
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  if (side !== undefined) await dialog.getByRole("radio", { name: side }).check();
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  return dialog;
}

async function logOut(page: Page): Promise<void> {
  await pressLogOut(page);
  await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
}

/** Checks that a dialog cannot be left by keys, buttons, Back or a reload, and that it only asks for a new password. */
async function expectLocked(page: Page): Promise<void> {
  const dialog = changeDialog(page);
  await expect(dialog.getByText("Please choose a password of your own.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(dialog).toBeVisible();
  for (const name of ["Close", "Cancel"]) await expect(dialog.getByRole("button", { name })).toHaveCount(0);
  await page.reload();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Current password")).toHaveCount(0);
}

async function choose(page: Page, text: string): Promise<void> {
  const dialog = changeDialog(page);
  await dialog.getByLabel("New password", { exact: true }).fill(text);
  await dialog.getByLabel("Repeat the new password").fill(text);
  await dialog.getByRole("button", { name: "Change password" }).click();
}

test("LG-06, LG-07: without two sides there is one login, of members and agents @sweep", async ({ page }) => {
  await tryLogin(page, "agent0001");
  await closeNotice(page, brand);
  await expect(bar(page)).toBeVisible();
  await logOut(page);
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog", { name: "Log in" }).getByRole("radio")).toHaveCount(0);
});

for (const [rows, side, username, said] of [
  ["LG-06, ER-21", "Member", "agent0001", "Non-member account unable to log in."],
  ["LG-07, ER-22", "Agent", "player0201", "Non-agents cannot log in."],
] as const)
  test(`${rows}: with two sides ${username} is told at the wrong one: ${said}`, async ({ page }) => {
    await set("setting", "splitLogin", "on");
    try {
      const dialog = await tryLogin(page, username, side);
      await expect(dialog.getByRole("alert")).toHaveText(said);
      await expect(dialog.getByLabel("Username")).toHaveValue(username);
      await expect(dialog.getByRole("radio", { name: side })).toBeChecked();
      await dialog.getByRole("radio", { name: side === "Member" ? "Agent" : "Member" }).check();
      await dialog.getByRole("button", { name: "Log in", exact: true }).click();
      await closeNotice(page, brand);
      await expect(bar(page)).toBeVisible();
    } finally {
      await set("setting", "splitLogin", "off");
    }
  });

test("LG-09, ER-08: the merchant's default password opens a change that cannot be closed, and is no new password @sweep", async ({
  page,
  faults,
}) => {
  faults.allow(/403/);
  await setDefaultPassword(password);
  try {
    await tryLogin(page, "player0202");
    await expectLocked(page);
    await choose(page, password);
    await expect(changeDialog(page).getByLabel("New password", { exact: true })).toBeFocused();
    await expect(changeDialog(page).getByLabel("New password", { exact: true })).toHaveValue(password);
    await choose(page, next);
    await expect(page.getByText("Your password was changed.")).toBeVisible();
    await expect(changeDialog(page)).toHaveCount(0);
    await closeNotice(page, brand);
    await expect(bar(page)).toBeVisible();
  } finally {
    await setDefaultPassword(null);
  }
});

test("LG-10, RP-19: an expired password must be changed while PWDEXPFORCECHANGE3 is on; without it the same dialog can be closed", async ({
  page,
  faults,
}) => {
  faults.allow(/403/);
  // The demo's members have had their passwords for thirty days.
  await set("setting", "passwordDays", "7");
  try {
    await tryLogin(page, "player0203");
    await expectLocked(page);
    await changeDialog(page).getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
    await set("module", "PWDEXPFORCECHANGE3", "off");
    await tryLogin(page, "player0203");
    const dialog = changeDialog(page);
    await expect(dialog.getByText("Your password has expired. Please choose a new one.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(bar(page)).toBeVisible();
    await logOut(page);
    await set("module", "PWDEXPFORCECHANGE3", "on");
    await tryLogin(page, "player0203");
    await expectLocked(page);
    await choose(page, next);
    await expect(page.getByText("Your password was changed.")).toBeVisible();
    await expect(bar(page)).toBeVisible();
  } finally {
    await set("module", "PWDEXPFORCECHANGE3", "on");
    await set("setting", "passwordDays", "off");
  }
});

/** A new member with a mailbox, who adds an authenticator app. */
async function openReachable(page: Page) {
  const username = toNewName();
  const email = `${username}@mail.example`;
  await openNewMember(page, toUrl(brand, "/member/securityCenter"), brand, username, { email });
  const line = page.getByRole("dialog", { name: "Member centre" }).getByRole("group", { name: "Authenticator app" });
  return { username, email, secret: await addApp(line, password) };
}

test("LG-14: a login from a network that is not known asks for a code by mail or of the app, and the next one from there does not", async ({
  page,
  browser,
}) => {
  const { username, email, secret } = await openReachable(page);
  // Without it the app is asked for at each login, from wherever it is (LG-15).
  await set("module", "TFA3", "off");
  await set("module", "NEWIP3", "on");
  const enter = (visit: (there: Page) => Promise<void>) => async (context: BrowserContext) => {
    const there = await context.newPage();
    await tryLogin(there, username);
    await visit(there);
    await closeNotice(there, brand);
    await expect(bar(there)).toBeVisible();
  };
  const network = `127.${randomInt(1, 200)}`;
  const confirm = (method: string, label: string, receive: (form: Locator) => Promise<string>) =>
    enter(async (there) => {
      const form = there.getByRole("form", { name: "Confirm your login" });
      await expect(form.getByText("You are logging in from a network that we do not know yet.")).toBeVisible();
      await expect(bar(there)).toHaveCount(0);
      await form.getByRole("radio", { name: method }).check();
      const code = await receive(form);
      const field = form.getByLabel(label);
      await field.fill(code === "000000" ? "000001" : "000000");
      await form.getByRole("button", { name: "Log in" }).click();
      await expect(form.getByText("Please enter a valid verification code.")).toBeVisible();
      await expect(field).toBeFocused();
      await field.fill(code);
      await form.getByRole("button", { name: "Log in" }).click();
    });
  try {
    const byMail = confirm("Code by e-mail", "Verification code", async (form) => {
      await form.getByRole("button", { name: "Send code" }).click();
      await expect(form.getByText(/^Code sent to e\*\*\*@mail\.example/)).toBeVisible();
      return readCode(brand, email);
    });
    await openFrom(browser, `${network}.0.9`, byMail);
    const byApp = confirm("Authenticator app", "Code from your authenticator app", async () => toCode(secret));
    await openFrom(browser, `${network}.1.9`, byApp);
    await openFrom(
      browser,
      `${network}.0.77`,
      enter(async () => undefined),
    );
  } finally {
    await set("module", "NEWIP3", "off");
    await set("module", "TFA3", "on");
  }
});
