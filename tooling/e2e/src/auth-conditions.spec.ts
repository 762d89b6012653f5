import type { Locator, Page } from "@playwright/test";
import { type Call, countCalls, enterTwice, failNext, failures, slowDown, tabTo, typeInto } from "./conditions.ts";
import { chooseVietnam, numberOf, sendOf, sentOf, toNewNumber } from "./registerPhone.ts";
import { openNewMember } from "./members.ts";
import { expect, test, toNewName, toUrl, repeats } from "./site.ts";

const password = "Marquee#2026";
const bar = (page: Page): Locator => page.getByRole("button", { name: /^Member centre of/ });

/** Sends a form by the key Enter, while the gateway fails in each way, and then twice at once. @returns how many calls the last one was */
async function sendByKeys(page: Page, form: Locator, send: Locator, call: Call): Promise<() => number> {
  for (const [failure, said] of failures) {
    await failNext(page, call, failure);
    await tabTo(page, send);
    await page.keyboard.press("Enter");
    await expect(form.getByRole("alert")).toContainText(said);
  }
  const count = countCalls(page, call);
  await enterTwice(page, send);
  return count;
}

test("ER-12, ER-20, RG-01: a registration by keyboard alone over a slow network: a failing gateway is told, what was typed stays, and two presses are one call", async ({
  page,
  faults,
}) => {
  faults.allow(/net::ERR|500/);
  await slowDown(page);
  await page.goto(toUrl("saltlantern"));
  const rules: Call = ["GET", "/wps/system/setting/register"];
  await failNext(page, rules, "without an answer");
  await tabTo(page, page.getByRole("banner").getByRole("button", { name: "Register" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Join Saltlantern" });
  // The form's rules did not come.
  await expect(dialog.getByRole("alert")).toContainText("Network link is abnormal");
  await tabTo(page, dialog.getByRole("button", { name: "Try again" }));
  await page.keyboard.press("Enter");
  const username = toNewName();
  const boxes: readonly (readonly [box: Locator, text: string])[] = [
    [dialog.getByLabel("Username"), username],
    [dialog.getByLabel("Password", { exact: true }), password],
    [dialog.getByLabel("Confirm password"), password],
  ];
  for (const [box, text] of boxes) await typeInto(page, box, text);
  await tabTo(page, dialog.getByLabel("Birthday"));
  await page.keyboard.type("05051990");
  const count = await sendByKeys(page, dialog, dialog.getByRole("button", { name: "Register", exact: true }), [
    "POST",
    "/wps/member/register",
  ]);
  await expect(page.getByRole("heading", { name: "Welcome to Saltlantern" })).toBeVisible();
  expect(count()).toBe(1);
  await tabTo(page, page.getByRole("button", { name: "Look at the games" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await tabTo(page, bar(page));
});

test("ER-12, ER-20, LG-01: a login by keyboard alone over a slow network: a failing gateway is told, what was typed stays, and two presses are one call", async ({
  page,
  faults,
}) => {
  faults.allow(/net::ERR|500/);
  await slowDown(page);
  await page.goto(toUrl("saltlantern", "/inhouse"));
  await tabTo(page, page.getByRole("banner").getByRole("button", { name: "Log in" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await typeInto(page, dialog.getByLabel("Username"), "player0220");
  await typeInto(page, dialog.getByLabel("Password", { exact: true }), password);
  const send = dialog.getByRole("button", { name: "Log in", exact: true });
  const count = await sendByKeys(page, dialog, send, ["POST", "/wps/session/login"]);
  await expect(bar(page)).toBeVisible();
  expect(count()).toBe(1);
});

test(
  "ER-12, ER-20, LG-02: a login by text message while the gateway fails: each step is told and can be made again, and two presses are one call",
  repeats(true),
  async ({ page, faults }) => {
    faults.allow(/net::ERR|500/);
    await page.goto(toUrl("kickline", "/login"));
    await page.getByRole("main").getByRole("tab", { name: "By text message" }).click();
    const form = page.getByRole("main").getByRole("form", { name: "Log in" });
    const number = toNewNumber();
    await chooseVietnam(page, form);
    await numberOf(form).fill(number);
    const sending: Call = ["POST", "/wps/verification/sms/noLogin"];
    const warning = page.getByRole("alertdialog", { name: "Please check" });
    await page.clock.install();
    for (const [failure, said] of failures) {
      await failNext(page, sending, failure);
      await sendOf(form).click();
      await expect(warning).toContainText(said);
      await warning.getByRole("button", { name: "OK" }).click();
      await expect(warning).toHaveCount(0);
      await expect(numberOf(form)).toHaveValue(number);
      // Codes are sent at most once a second (VL-17).
      await page.clock.fastForward(1_100);
    }
    const sent = countCalls(page, sending);
    await sendOf(form).dblclick();
    await expect(sentOf(form)).toBeVisible();
    expect(sent()).toBe(1);
    await form.getByLabel("Verification code").fill("123456");
    const login: Call = ["POST", "/wps/session/login"];
    const send = form.getByRole("button", { name: "Log in", exact: true });
    for (const [failure, said] of failures) {
      await failNext(page, login, failure);
      await send.click();
      await expect(form.getByRole("alert")).toContainText(said);
      await expect(form.getByLabel("Verification code")).toHaveValue("123456");
    }
    const logins = countCalls(page, login);
    await enterTwice(page, send);
    await expect(form.getByText("Please enter a valid verification code.")).toBeVisible();
    expect(logins()).toBe(1);
  },
);

test(
  "ER-12, ER-20, LG-16: a forgotten password by keyboard alone over a slow network: a failing gateway is told, what was typed stays, two presses are one call, and Back asks",
  repeats(true),
  async ({ page, faults }) => {
    faults.allow(/net::ERR|500/);
    await slowDown(page);
    await page.goto(toUrl("saltlantern", "/login"));
    await tabTo(page, page.getByRole("main").getByRole("button", { name: "Forgot your password?" }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Forgot your password?" });
    await typeInto(page, dialog.getByLabel("Username"), "player0221");
    await typeInto(page, dialog.getByRole("textbox", { name: "E-mail" }), `${toNewName()}@mail.example`);
    await page.goBack();
    const question = page.getByRole("alertdialog", { name: "Close this form?" });
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(dialog.getByLabel("Username")).toHaveValue("player0221");
    const count = await sendByKeys(page, dialog, dialog.getByRole("button", { name: "Send the link" }), [
      "POST",
      "/wps/member/password/email",
    ]);
    await expect(dialog.getByText(/a mail with a link is on its way/)).toBeVisible();
    expect(count()).toBe(1);
    await tabTo(page, dialog.getByRole("button", { name: "Close" }).last());
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
  },
);

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

test("SH-26, LG-16: a tab asks for a new password while another one logs in, and both go on", async ({
  page,
  context,
}) => {
  const username = await openNewMember(page, toUrl("saltlantern"), "saltlantern");
  await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
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
  await expect(dialog.getByText(/a mail with a link is on its way/)).toBeVisible();
});
