import type { Locator, Page } from "@playwright/test";
import { confirmContact } from "./confirmContact.ts";
import { addPasskey, openPasskeys, plugAuthenticator } from "./passkeys.ts";
import { pressLogOut } from "./pressLogOut.ts";
import { readCode } from "./outbox.ts";
import { chooseVietnam, numberOf, sendOf, sentOf, toE164, toNewNumber } from "./registerPhone.ts";
import { type BrandId, brands, confirmAge, expect, test, toNewName, toUrl } from "./site.ts";

const brand: BrandId = "kickline";

const codeOf = (dialog: Locator): Locator => dialog.getByLabel("Verification code");
const bar = (page: Page): Locator => page.getByRole("button", { name: /^Member centre of/ });

/** Registers a member with a number that needs no code, confirms it by its link, prepares the account and logs out. */
async function registerNumber(page: Page, prepare = async (): Promise<void> => {}): Promise<string> {
  const number = toNewNumber();
  await page.goto(toUrl(brand, "/register"));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill(toNewName());
  await dialog.getByLabel("Password", { exact: true }).fill(brands[brand].password);
  await dialog.getByLabel("Confirm password").fill(brands[brand].password);
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await confirmAge(dialog);
  await dialog.getByText("More details (optional)").click();
  await chooseVietnam(page, dialog);
  await numberOf(dialog).fill(number);
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await page.getByRole("button", { name: "See the games" }).click();
  await confirmContact(page, brand, toE164(number));
  await prepare();
  await logOut(page);
  return number;
}

async function logOut(page: Page): Promise<void> {
  await pressLogOut(page);
  await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
}

async function openSmsLogin(page: Page): Promise<Locator> {
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await dialog.getByRole("tab", { name: "By text message" }).click();
  return dialog;
}

test("LG-02, LG-05, SK-02: a code sent to the phone logs in, and the number is remembered for a day where that is wanted", async ({
  page,
  context,
}) => {
  const number = await registerNumber(page);
  const dialog = await openSmsLogin(page);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(numberOf(dialog)).toBeFocused();
  await chooseVietnam(page, dialog);
  await numberOf(dialog).fill(number);
  await dialog.getByLabel("Keep me logged in on this device").check();
  await sendOf(dialog).click();
  await expect(sentOf(dialog)).toBeVisible();
  await codeOf(dialog).fill("000000");
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(dialog.getByText("Please enter a valid verification code.")).toBeVisible();
  await codeOf(dialog).fill(await readCode(brand, toE164(number)));
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(bar(page)).toBeVisible();
  const cookies = await context.cookies();
  const remembered = cookies.filter(({ name }) => ["mobileNum", "countryDialingCode"].includes(name));
  expect(remembered.map(({ name, value }) => [name, decodeURIComponent(value)]).toSorted()).toEqual([
    ["countryDialingCode", "+84"],
    ["mobileNum", number],
  ]);
  const day = Date.now() / 1_000 + 86_400;
  for (const { expires } of remembered) expect(Math.abs(expires - day)).toBeLessThan(3_600);
  await page.keyboard.press("Escape");
  await logOut(page);
  const again = await openSmsLogin(page);
  await expect(numberOf(again)).toHaveValue(number);
  await expect(again.getByRole("combobox", { name: "Country code" })).toHaveValue("+84");
});

test("LG-17, LG-21, LG-25, VL-15: a phone's code sets a new password once the member has said whether a passkey stays, and the member is logged in at home", async ({
  page,
}) => {
  const letAgree = await plugAuthenticator(page);
  const number = await registerNumber(page, async () => {
    await addPasskey(page, brand);
    // The passkey is not used: the browser would log in with it as soon as the login page offers it.
    await letAgree(false);
    await page.goto(toUrl(brand));
  });
  await page.goto(toUrl(brand, "/login"));
  await page.getByRole("main").getByRole("button", { name: "Forgot your password?" }).click();
  const dialog = page.getByRole("dialog", { name: "Forgot your password?" });
  await dialog.getByRole("tab", { name: "By text message" }).click();
  await dialog.getByRole("button", { name: "Set the password and log in" }).click();
  await expect(numberOf(dialog)).toBeFocused();
  await expect(dialog.getByText("Input cannot be empty")).toHaveCount(3);
  await chooseVietnam(page, dialog);
  await numberOf(dialog).fill(number);
  await sendOf(dialog).click();
  await expect(sentOf(dialog)).toBeVisible();
  await expect(sendOf(dialog)).toBeDisabled();
  await codeOf(dialog).fill(await readCode(brand, toE164(number)));
  await dialog.getByLabel("New password", { exact: true }).fill("kick2027line");
  const keep = dialog.getByLabel("I recognise them all and want to keep them");
  await expect(keep).toHaveCount(0);
  await dialog.getByRole("button", { name: "Set the password and log in" }).click();
  await expect(dialog.getByRole("alert").getByText(/^Your code is right/)).toBeVisible();
  await expect(dialog.getByText("Passkey: Chrome, Linux")).toBeVisible();
  await expect(keep).not.toBeChecked();
  await keep.check();
  await dialog.getByRole("button", { name: "Set the password and log in" }).click();
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL(toUrl(brand));
  await expect((await openPasskeys(page, brand)).getByRole("listitem")).toHaveCount(1);
});
