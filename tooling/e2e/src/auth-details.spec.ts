import { randomInt } from "node:crypto";
import { changeAnswer } from "./changeAnswer.ts";
import { expect, test, toUrl } from "./site.ts";

test("RG-12, RG-15: a valid code in the address hides the affiliate field, and a referral code fills its own", async ({
  page,
}) => {
  const checked = page.waitForResponse(/\/wps\/agent\/affiliate\?code=AGENT1/);
  await page.goto(toUrl("kickline", "/register?affiliateCode=AGENT1&referralCode=FRIEND1"));
  const dialog = page.getByRole("dialog", { name: "Join Kickline" });
  expect(await (await checked).json()).toMatchObject({ success: true, value: { agentAccount: "a***1" } });
  await expect(dialog.getByLabel("Referral code")).toHaveValue("FRIEND1");
  await dialog.getByRole("button", { name: "More details (optional)" }).click();
  await expect(dialog.getByLabel("Full name")).toBeVisible();
  await expect(dialog.getByLabel("Affiliate code")).toHaveCount(0);
});

test("RG-15, RG-16, ER-02: a wrong code in the address warns and fills the field; a typed one is checked before it is sent", async ({
  page,
}) => {
  await page.goto(toUrl("kickline", "/register?affiliateCode=NOBODY7"));
  const dialog = page.getByRole("dialog", { name: "Join Kickline" });
  const warning = page.getByRole("alertdialog", { name: "Please check" });
  await expect(warning).toContainText("Invalid invitation code");
  await warning.getByRole("button", { name: "OK" }).click();
  const code = dialog.getByLabel("Affiliate code");
  await expect(code).toHaveValue("NOBODY7");
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/wps/member/register")) sent += 1;
  });
  await dialog.getByLabel("Username").fill(`kick${randomInt(100_000, 999_999)}`);
  await dialog.getByLabel("Password", { exact: true }).fill("marquee2026");
  await dialog.getByLabel("Confirm password").fill("marquee2026");
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  const register = dialog.getByRole("button", { name: "Register", exact: true });
  await register.click();
  await expect(warning).toContainText("Invalid invitation code");
  await warning.getByRole("button", { name: "OK" }).click();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByLabel("Username")).not.toHaveValue("");
  expect(sent).toBe(0);
  await code.fill("agent1");
  await register.click();
  await expect(page.getByRole("heading", { name: "Welcome to Kickline" })).toBeVisible();
  expect(sent).toBe(1);
});

test("RG-15: without a code in the address the field is shown if its rule is on, and not if it is off", async ({
  page,
}) => {
  for (const [brand, count] of [
    ["kickline", 1],
    ["aurelune", 0],
  ] as const) {
    await page.goto(toUrl(brand, "/register"));
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "More details (optional)" }).click();
    await expect(dialog.getByLabel("Full name")).toBeVisible();
    await expect(dialog.getByLabel("Affiliate code")).toHaveCount(count);
  }
});

test("VL-06, RG-06: optional fields are collapsed, stay open over an error, and home is one press away", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/rng"));
  await page.getByRole("banner").getByRole("button", { name: "Register" }).click();
  const dialog = page.getByRole("dialog", { name: "Join Aurelune" });
  const more = dialog.getByRole("button", { name: "More details (optional)" });
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await expect(dialog.getByLabel("E-mail")).toBeHidden();
  await more.click();
  await dialog.getByLabel("E-mail").fill("no mailbox");
  await dialog.getByLabel("Username").fill("folded01");
  // What stands wrong in it keeps it open.
  await expect(more).toBeDisabled();
  await dialog.getByLabel("Password", { exact: true }).fill("Marquee#2026");
  await dialog.getByLabel("Confirm password").fill("Marquee#2026");
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(dialog.getByLabel("E-mail")).toBeFocused();
  await expect(dialog.getByLabel("E-mail")).toHaveValue("no mailbox");
  await dialog.getByLabel("E-mail").fill("");
  await dialog.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL(toUrl("aurelune"));
});

test("VL-05: a payment password that the rules require is in the form, masked, and required", async ({ page }) => {
  await changeAnswer(page, /\/wps\/system\/setting\/register/, ({ fields }) => {
    const rules = Object(fields);
    return { fields: { ...rules, paymentPassword: { ...rules.paymentPassword, enabled: "1", required: "1" } } };
  });
  await page.goto(toUrl("aurelune", "/register"));
  const dialog = page.getByRole("dialog", { name: "Join Aurelune" });
  const field = dialog.getByLabel("Payment password");
  await expect(field).toHaveAttribute("type", "password");
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("12345");
  await expect(dialog.getByText("6 digits").first()).toBeVisible();
});
