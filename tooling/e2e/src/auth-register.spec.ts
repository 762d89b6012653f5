import { pressLogOut } from "./pressLogOut.ts";
import { readCode } from "./outbox.ts";
import { chooseVietnam, numberOf, openMobile, sendOf, sentOf, toE164, toNewNumber } from "./registerPhone.ts";
import { confirmAge, expect, test, toUrl } from "./site.ts";

test("RG-21, VL-16, AP-05: Send rests while the code's five minutes run, over a change of the tab too, and works again", async ({
  page,
}) => {
  await page.clock.install();
  const dialog = await openMobile(page, "paperkite");
  await chooseVietnam(page, dialog);
  await numberOf(dialog).fill(toNewNumber());
  await sendOf(dialog).click();
  await expect(sendOf(dialog)).toBeDisabled();
  await expect(sentOf(dialog)).toContainText(/ (5:00|4:5\d)/);
  await page.clock.fastForward(200_000);
  await expect(sentOf(dialog)).toContainText(/ 1:(40|3\d)/);
  await dialog.getByRole("tab", { name: "Name and password" }).click();
  await dialog.getByRole("tab", { name: "Mobile phone" }).click();
  await expect(sendOf(dialog)).toBeDisabled();
  await page.clock.fastForward(101_000);
  await expect(sendOf(dialog)).toBeEnabled();
  await expect(sentOf(dialog)).toHaveCount(0);
});

test("ER-03, ER-24: a code that cannot be sent says why in a dialog, and what was typed stays @sweep", async ({
  page,
}) => {
  const number = toNewNumber();
  for (const isFirst of [true, false]) {
    const dialog = await openMobile(page, "paperkite");
    await chooseVietnam(page, dialog);
    await numberOf(dialog).fill(number);
    await sendOf(dialog).click();
    if (isFirst) {
      await expect(sentOf(dialog)).toBeVisible();
      continue;
    }
    const warning = page.getByRole("alertdialog", { name: "Please check" });
    await expect(warning).toContainText("Too many requests. Please retry after 1 minute.");
    await warning.getByRole("button", { name: "OK" }).click();
    await expect(warning).toHaveCount(0);
    await expect(numberOf(dialog)).toHaveValue(number);
    await expect(sendOf(dialog)).toBeEnabled();
  }
});

test("RG-18, RG-20, RG-29: who has the phone's code gets an account, is shown it once, and logs in by the number next time", async ({
  page,
}) => {
  const number = toNewNumber();
  const dialog = await openMobile(page, "paperkite");
  await chooseVietnam(page, dialog);
  await numberOf(dialog).fill(number);
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await confirmAge(dialog);
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  const code = dialog.getByLabel("Verification code");
  await expect(code).toBeFocused();
  await expect(dialog.getByText("Input cannot be empty")).toHaveCount(1);
  await sendOf(dialog).click();
  await expect(sentOf(dialog)).toBeVisible();
  const sent = await readCode("paperkite", toE164(number));
  await code.fill(sent === "000000" ? "000001" : "000000");
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(dialog.getByText("Please enter a valid verification code.")).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(sent);
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  const account = page.getByRole("dialog", { name: "Your new account" });
  await expect(account).toContainText("Next time, log in with this account or with your mobile number.");
  const [userName = "", password = ""] = await account.getByRole("definition").allTextContents();
  expect(userName).toMatch(/^sg[a-z0-9]{6}$/);
  expect(password.length).toBeGreaterThanOrEqual(10);
  await expect(page).toHaveURL(toUrl("paperkite"));
  await account.getByRole("button", { name: "I have written it down" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Paperkite" })).toBeVisible();
  await page.getByRole("button", { name: "See the games" }).click();
  expect(await page.content()).not.toContain(password);
  await pressLogOut(page);
  await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const login = page.getByRole("dialog", { name: "Log in" });
  await login.getByLabel("Username").fill(toE164(number));
  await login.getByLabel("Password", { exact: true }).fill(password);
  await login.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("button", { name: `Member centre of ${userName}` })).toBeVisible();
});

test("RG-22, RG-25: with a third party the countdown is a minute, and its token proves the number", async ({
  page,
}) => {
  await page.clock.install();
  const number = toNewNumber();
  const dialog = await openMobile(page, "saltlantern");
  await chooseVietnam(page, dialog);
  await numberOf(dialog).fill(number);
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await confirmAge(dialog);
  await sendOf(dialog).click();
  await expect(sentOf(dialog)).toContainText(/ (1:00|0:5\d)/);
  await expect(sendOf(dialog)).toBeDisabled();
  await dialog.getByLabel("Verification code").fill(await readCode("saltlantern", toE164(number)));
  const order: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/register|verification/.test(pathname)) order.push(pathname);
  });
  await page.clock.fastForward(61_000);
  await expect(sendOf(dialog)).toBeEnabled();
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Your new account" })).toBeVisible();
  expect(order).toEqual(["/wps/verification/phone", "/wps/member/register/mobile"]);
});

test("ER-25, ER-29: wrong codes say so under the field; after five of them the right one has expired", async ({
  page,
}) => {
  const number = toNewNumber();
  const dialog = await openMobile(page, "paperkite");
  await chooseVietnam(page, dialog);
  await numberOf(dialog).fill(number);
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await confirmAge(dialog);
  await sendOf(dialog).click();
  await expect(sentOf(dialog)).toBeVisible();
  const sent = await readCode("paperkite", toE164(number));
  const code = dialog.getByLabel("Verification code");
  const send = async (typed: string): Promise<void> => {
    await code.fill(typed);
    const answered = page.waitForResponse(/\/wps\/member\/register\/mobile$/);
    await dialog.getByRole("button", { name: "Register", exact: true }).click();
    await answered;
  };
  const wrong = ["000000", "000001", "000002", "000003", "000004", "000005"]
    .filter((text) => text !== sent)
    .slice(0, 5);
  for (const typed of wrong) {
    await send(typed);
    await expect(dialog.getByText("Please enter a valid verification code.")).toHaveCount(1);
    await expect(code).toBeFocused();
  }
  await send(sent);
  await expect(dialog.getByText("This verification code has expired. Please request a new one.")).toHaveCount(1);
  await expect(code).toBeFocused();
  await expect(code).toHaveValue(sent);
});
