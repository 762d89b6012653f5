import type { Locator, Page } from "@playwright/test";
import { type BrandId, brands, expect, toUrl } from "./site.ts";

/** A device of the browser with passkeys. @returns what lets its user agree to each use at once, or to none */
export async function plugAuthenticator(page: Page): Promise<(isAgreeing: boolean) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (enabled) => {
    await devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  };
}

/** Opens a member's passkeys in the security centre. */
export async function openPasskeys(page: Page, brand: BrandId): Promise<Locator> {
  await page.goto(toUrl(brand, "/member/securityCenter"));
  return page.getByRole("dialog", { name: "Member centre" }).getByRole("group", { name: "Passkeys" });
}

/** Adds a member's first passkey with the password of the brand's members; the browser has an authenticator. */
export async function addPasskey(page: Page, brand: BrandId): Promise<void> {
  const line = await openPasskeys(page, brand);
  await line.getByRole("button", { name: "Add a passkey" }).click();
  await line.getByLabel("Login password").fill(brands[brand].password);
  await line.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("The passkey was added. You can log in with it now.")).toBeVisible();
  await expect(line.getByRole("listitem")).toHaveCount(1);
}
