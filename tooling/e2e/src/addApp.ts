import { expect, type Locator } from "@playwright/test";
import { Secret, TOTP } from "otpauth";

/** The code of an authenticator app with that secret, some steps of thirty seconds from now. */
export const toCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** @returns the seconds until the next step of thirty seconds begins */
const toSecondsLeft = (): number => 30 - ((Date.now() / 1000) % 30);

/** Waits until the code of the step before is not refused soon: it is as soon as the next step begins. */
export const waitForStep = (): Promise<void> => expect.poll(toSecondsLeft, { timeout: 15_000 }).toBeGreaterThan(8);

/** Adds an authenticator app in its line of the security centre. @returns its secret; the code of the step before is used up */
export async function addApp(line: Locator, password: string): Promise<string> {
  await line.getByRole("button", { name: "Set up" }).click();
  await line.getByLabel("Login password").fill(password);
  await line.getByRole("button", { name: "Continue" }).click();
  const secret = ((await line.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await waitForStep();
  await line.getByLabel("Code from your authenticator app").fill(toCode(secret, -1));
  await line.getByRole("button", { name: "Confirm" }).click();
  await expect(line.getByRole("list", { name: "Recovery codes" })).toBeVisible();
  return secret;
}
