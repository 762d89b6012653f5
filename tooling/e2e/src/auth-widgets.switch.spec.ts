import { accounts, openThirdParties, type ThirdParties } from "@marquee/third-parties";
import { useOwnPlatform } from "./ownPlatform.ts";
import { chooseVietnam, numberOf, openMobile, sendOf, sentOf, toE164, toNewNumber } from "./registerPhone.ts";
import { confirmAge, expect, setGateway, test, toNewName, toUrl } from "./site.ts";

// These settings are of a whole gateway.
let thirds: ThirdParties;
let sites = "";
useOwnPlatform(["saltlantern"], async (port) => {
  thirds = await openThirdParties();
  sites = `:${port}/`;
  return {
    MARQUEE_WIDGET_HOST: `http://widgets.localhost:${port}`,
    MARQUEE_GEETEST_ID: accounts.geetestId,
    MARQUEE_GEETEST_KEY: accounts.geetestKey,
    MARQUEE_GEETEST_URL: thirds.url,
    MARQUEE_FIREBASE_PROJECT: accounts.firebaseProject,
    MARQUEE_FIREBASE_API_KEY: accounts.firebaseApiKey,
    MARQUEE_FIREBASE_URL: thirds.url,
    MARQUEE_FIREBASE_KEYS: thirds.keys,
  };
});
test.beforeAll(() => expect(toUrl("saltlantern")).toContain(sites));
test.afterAll(() => thirds.close());

test("RG-17: Geetest's widget shows before the form is sent, in a frame of another origin; a closed one can be repeated @sweep", async ({
  page,
}) => {
  const dialog = page.getByRole("dialog");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(toUrl("saltlantern", "/register"));
  await expect(dialog.getByLabel("Username")).toBeVisible();
  expect(asked.filter((url) => url.includes("gt4.js"))).toEqual([]);
  await setGateway("module", "GEETEST3", "on", "--merchant", "saltlantern");
  await page.reload();
  await dialog.getByLabel("Username").fill(toNewName());
  await dialog.getByLabel("Password", { exact: true }).fill("Harbour#Night88");
  await dialog.getByLabel("Confirm password").fill("Harbour#Night88");
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await confirmAge(dialog);
  await dialog.getByRole("button", { name: "I am not a bot" }).click();
  const frame = dialog.frameLocator("iframe[title='Security check against bots']");
  await frame.getByRole("button", { name: "Close the puzzle (eng)" }).click();
  await expect(dialog.getByText("The check failed. Please try again.")).toBeVisible();
  await expect(dialog.locator("iframe")).toHaveCount(0);
  await dialog.getByRole("button", { name: "I am not a bot" }).click();
  await frame.getByRole("button", { name: "Slide to verify (eng)" }).click();
  await expect(dialog.getByText("Check passed")).toBeVisible();
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Saltlantern" })).toBeVisible();
  await setGateway("module", "GEETEST3", "off", "--merchant", "saltlantern");
});

test("RG-22, RG-25: Firebase sends the code and proves the number; a wrong code is told under its field @sweep", async ({
  page,
  faults,
}) => {
  // Firebase answers a wrong code so.
  faults.allow(/status of 400/);
  const number = toNewNumber();
  const dialog = await openMobile(page, "saltlantern");
  await chooseVietnam(page, dialog);
  await numberOf(dialog).fill(number);
  await sendOf(dialog).click();
  await expect(sentOf(dialog)).toBeVisible();
  await expect(dialog.locator("iframe")).toBeHidden();
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await confirmAge(dialog);
  await dialog.getByLabel("Verification code").fill("111111");
  const send = dialog.getByRole("button", { name: "Register", exact: true });
  await send.click();
  await expect(dialog.getByText("Please enter a valid verification code.")).toBeVisible();
  await dialog.getByLabel("Verification code").fill(thirds.getCode(toE164(number)));
  await send.click();
  const account = page.getByRole("dialog", { name: "Your new account" });
  await expect(account.getByRole("definition")).toHaveCount(2);
});
