import type { Page } from "@playwright/test";
import { setContact } from "./setContact.ts";
import { openNewMember } from "./members.ts";
import { brands, expect, test, toNewName, toUrl } from "./site.ts";

const brand = "aurelune";

async function openSecurity(page: Page) {
  await openNewMember(page, toUrl(brand, "/member/securityCenter"), brand);
  return page.getByRole("dialog", { name: "Member centre" });
}

test("MC-01: e-mail and phone are confirmed by codes; a change begins with a code to the present one", async ({
  page,
}) => {
  const centre = await openSecurity(page);
  const name = toNewName();
  const first = `${name}@mail.example`;
  const number = `+8490${String(Date.now()).slice(-7)}`;
  const [mail, phone] = [
    centre.getByRole("group", { name: "E-mail" }),
    centre.getByRole("group", { name: "Phone", exact: true }),
  ];
  await expect(mail).toContainText("Not set.");
  await setContact(brand, centre, "Add e-mail", "New e-mail", first);
  await expect(mail).toContainText("e***@mail.example");
  await expect(mail.getByText("Confirmed", { exact: true })).toBeVisible();
  await setContact(brand, centre, "Add phone", "New phone number", number);
  await expect(phone).toContainText(`+84***${number.slice(-3)}`);
  await centre.getByRole("button", { name: "Change e-mail" }).click();
  const form = centre.getByRole("form", { name: "Change e-mail" });
  await form.getByLabel("New e-mail").fill(first.toUpperCase());
  await form.getByRole("button", { name: "Send code" }).click();
  // A code went to the present one a moment ago, so the next one has to wait; what was typed stays.
  await expect(form.getByRole("alert")).toContainText("Too many requests");
  await expect(form.getByLabel("New e-mail")).toHaveValue(first.toUpperCase());
  await page.reload();
  await expect(mail).toContainText("e***@mail.example");
  await expect(centre.getByText("E-mail or phone changed").first()).toBeVisible();
});

test("MC-01: who forgot the payment password gets a code to a confirmed contact, and is told how long to wait for another one @sweep", async ({
  page,
}) => {
  const centre = await openSecurity(page);
  const mail = `${toNewName()}@mail.example`;
  await setContact(brand, centre, "Add e-mail", "New e-mail", mail);
  await centre.getByRole("button", { name: "Set payment password" }).click();
  const first = centre.getByRole("form", { name: "Set payment password" });
  await first.getByLabel("Login password", { exact: true }).fill(brands[brand].password);
  await first.getByLabel("New payment password", { exact: true }).fill("482915");
  await first.getByLabel("Repeat the new payment password").fill("482915");
  await first.getByRole("button", { name: "Save" }).click();
  await centre.getByRole("button", { name: "Change payment password" }).click();
  await centre.getByRole("button", { name: "Forgot it? Get a code" }).click();
  await expect(centre.getByRole("radio", { name: /mail\.example/ })).toBeChecked();
  await centre.getByRole("button", { name: "Send code" }).click();
  // A code went to this mailbox a moment ago: the next one has to wait.
  await expect(centre.getByRole("alert")).toContainText("Too many");
});
