import type { Locator, Page } from "@playwright/test";
import { pressLogOut } from "./pressLogOut.ts";
import { openNewMember } from "./members.ts";
import { confirmAge, expect, test, toNewName, toUrl } from "./site.ts";

const password = "Marquee#2026";
const bar = (page: Page): Locator => page.getByRole("button", { name: /^Member centre of/ });

test("SH-26, ER-07: two tabs register one name: the second is told under its field, and is itself again with another name", async ({
  page,
  context,
}) => {
  const username = toNewName();
  const other = await context.newPage();
  const fill = async (tab: Page): Promise<Locator> => {
    await tab.goto(toUrl("saltlantern", "/register"));
    const form = tab.getByRole("form", { name: "Register" });
    await form.getByLabel("Username").fill(username);
    await form.getByLabel("Password", { exact: true }).fill(password);
    await form.getByLabel("Confirm password").fill(password);
    await form.getByLabel("Birthday").fill("1990-05-05");
    await confirmAge(form);
    return form;
  };
  const [first, second] = [await fill(page), await fill(other)];
  await first.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Saltlantern" })).toBeVisible();
  await second.getByRole("button", { name: "Register", exact: true }).click();
  await expect(second.getByLabel("Username")).toHaveAccessibleDescription(
    "This username is taken. Please choose another one.",
  );
  await expect(second.getByLabel("Password", { exact: true })).toHaveValue(password);
  const another = toNewName();
  await second.getByLabel("Username").fill(another);
  await second.getByRole("button", { name: "Register", exact: true }).click();
  await expect(other.getByRole("heading", { name: "Welcome to Saltlantern" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: `Member centre of ${username}` })).toBeVisible();
  await other.reload();
  await expect(other.getByRole("button", { name: `Member centre of ${another}` })).toBeVisible();
});

test("SH-26, LG-16: a tab asks for a new password while another one logs in, and both go on @sweep", async ({
  page,
  context,
}) => {
  const username = await openNewMember(page, toUrl("saltlantern"), "saltlantern");
  await pressLogOut(page);
  await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
  const other = await context.newPage();
  await other.goto(toUrl("saltlantern", "/login"));
  await other.getByRole("main").getByRole("button", { name: "Forgot your password?" }).click();
  const dialog = other.getByRole("dialog", { name: "Forgot your password?" });
  await dialog.getByLabel("Username").fill(username);
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const login = page.getByRole("dialog", { name: "Log in" });
  await login.getByLabel("Username").fill(username);
  await login.getByLabel("Password", { exact: true }).fill(password);
  await login.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(bar(page)).toBeVisible();
  await expect(dialog.getByLabel("Username")).toHaveValue(username);
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(`${username}@mail.example`);
  await dialog.getByRole("button", { name: "Send the link" }).click();
  await expect(dialog.getByText(/an e-mail with a link is on its way/)).toBeVisible();
});
