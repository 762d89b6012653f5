import type { Page } from "@playwright/test";
import { drawPicture } from "./pictures.ts";
import { openNewMember } from "./members.ts";
import { type BrandId, brands, expect, test, toNewName, toUrl } from "./site.ts";

const findCentre = (page: Page) => page.getByRole("dialog", { name: "Member centre" });

/** Registers a member and opens the security centre by its address. */
async function openSecurity(page: Page, brand: BrandId) {
  const username = await openNewMember(page, toUrl(brand, "/member/securityCenter"), brand);
  const centre = findCentre(page);
  await expect(centre.getByRole("heading", { level: 3, name: "Security" })).toBeVisible();
  return { centre, username };
}

test("MC-01: a member changes the nickname, which the header shows @sweep", async ({ page }) => {
  const { centre } = await openSecurity(page, "aurelune");
  const wanted = `Owl ${toNewName().slice(-6)}`;
  await centre.getByRole("button", { name: "Change nickname" }).click();
  const form = centre.getByRole("form", { name: "Change nickname" });
  await form.getByLabel("Nickname").fill("x");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByLabel("Nickname")).toBeFocused();
  await form.getByLabel("Nickname").fill(wanted);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your nickname was changed.")).toBeVisible();
  await expect(centre.getByRole("group", { name: "Nickname" })).toContainText(wanted);
  await expect(page.locator("header").first()).toContainText(wanted);
});

test("LG-23, AP-15: a member chooses a picture and uploads one, and both show in the header", async ({ page }) => {
  const { centre } = await openSecurity(page, "saltlantern");
  const shown = page.locator("header button[aria-label^='Member centre of'] img");
  await centre.getByRole("button", { name: "Change picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Change picture" });
  await dialog.getByRole("button", { name: "Picture 5", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(shown).toHaveAttribute("src", /\/art\/avatars\/5\.svg$/);
  await centre.getByRole("button", { name: "Change picture" }).click();
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload a picture" }).click();
  await (await chooser).setFiles({ name: "words.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(dialog.getByText("Please choose a PNG or JPG picture.")).toBeVisible();
  await dialog.locator("input[type=file]").setInputFiles({
    name: "fake.png",
    mimeType: "image/png",
    buffer: Buffer.from("GIF89a no picture either"),
  });
  await expect(dialog.getByText("Please choose a PNG or JPG picture.")).toBeVisible();
  await dialog.locator("input[type=file]").setInputFiles(drawPicture("me.png", [200, 40, 40]));
  await expect(page.getByText("Your picture was changed.").last()).toBeVisible();
  await expect(shown).toHaveAttribute("src", /\/art\/members\/.*\.png$/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await page.reload();
  await expect(shown).toHaveAttribute("src", /\/art\/members\/.*\.png$/);
});

test("VL-05: a member sets and changes the payment password; a wrong one and the third wrong one are told @sweep", async ({
  page,
}) => {
  const { centre } = await openSecurity(page, "kickline");
  const row = centre.getByRole("group", { name: "Payment password" });
  await row.getByRole("button", { name: "Set payment password" }).click();
  const first = centre.getByRole("form", { name: "Set payment password" });
  await first.getByLabel("Login password", { exact: true }).fill(brands.kickline.password);
  await first.getByLabel("New payment password", { exact: true }).fill("48291");
  await first.getByLabel("Repeat the new payment password").fill("48291");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(first.getByLabel("New payment password", { exact: true })).toBeFocused();
  await first.getByLabel("New payment password", { exact: true }).fill("482915");
  await first.getByLabel("Repeat the new payment password").fill("482915");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your payment password was set.")).toBeVisible();
  await expect(row.getByText("Active")).toBeVisible();
  await row.getByRole("button", { name: "Change payment password" }).click();
  const change = centre.getByRole("form", { name: "Change payment password" });
  await change.getByLabel("New payment password", { exact: true }).fill("593026");
  await change.getByLabel("Repeat the new payment password").fill("593026");
  for (const said of ["The payment password is not correct.", "The payment password is not correct.", /is locked/]) {
    await change.getByLabel("Current payment password").fill("000000");
    const answered = page.waitForResponse(/payment\/password/);
    await change.getByRole("button", { name: "Save" }).click();
    await answered;
    await expect(change.getByText(said)).toBeVisible();
  }
});

test("LT-04, MC-01: language, messages and the hidden name are kept for the next visit @sweep", async ({ page }) => {
  const { centre, username } = await openSecurity(page, "paperkite");
  await centre.getByRole("switch", { name: "Offers, by e-mail" }).click();
  await expect(centre.getByRole("switch", { name: "Offers, by e-mail" })).toBeChecked();
  await centre.getByRole("switch", { name: "Hide my name from others" }).click();
  await expect(centre.getByText(`Others see you as e***${username.at(-1)}.`)).toBeVisible();
  await page.reload();
  await expect(centre.getByRole("switch", { name: "Offers, by e-mail" })).toBeChecked();
  await expect(centre.getByRole("switch", { name: "Hide my name from others" })).toBeChecked();
  const kept = page.waitForResponse(/member\/language/);
  await centre.getByLabel("Language of site and messages").selectOption("VI");
  expect((await kept).ok()).toBe(true);
  await expect(page.getByRole("heading", { level: 3, name: "Bảo mật" })).toBeVisible();
});
