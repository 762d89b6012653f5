import { randomInt } from "node:crypto";
import { confirmAge, expect, test, toUrl } from "./site.ts";

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
  await confirmAge(dialog);
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
