import type { Page } from "@playwright/test";
import { listPageFaults, openDesk } from "./desk.ts";
import { readNewest } from "./outbox.ts";
import { setContact } from "./setContact.ts";
import { openNewMember } from "./members.ts";
import { expect, test, toUrl } from "./site.ts";

const brand = "kickline";

/** Sends an offer to the only member whom the list shows. */
async function sendOffer(desk: Page, username: string, text: string): Promise<void> {
  await desk.getByRole("checkbox", { name: `Choose ${username}` }).check();
  await desk.getByRole("region", { name: "Chosen members" }).getByRole("button", { name: "Send an offer" }).click();
  const form = desk.getByRole("form", { name: "Send an offer" });
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await expect(form.getByLabel("Subject of mails")).toBeFocused();
  await form.getByLabel("Subject of mails").fill("A weekend of spins");
  await form.getByLabel("Text", { exact: true }).fill(text);
  await form.getByRole("textbox", { name: "Why" }).fill("the offer of this weekend");
  expect(await listPageFaults(desk)).toEqual([]);
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await expect(form).toHaveCount(0);
}

test("X-09, MC-01: an offer reaches a member who asked for offers, and none does after an exclusion @sweep", async ({
  page,
  browser,
}) => {
  const username = await openNewMember(page, toUrl(brand, "/member/securityCenter"), brand);
  const centre = page.getByRole("dialog", { name: "Member centre" });
  const mailbox = `${username.toLowerCase()}@mail.example`;
  await setContact(brand, centre, "Add e-mail", "New e-mail", mailbox);
  const desk = await openDesk(browser, `owner@${brand}.example`, `/${brand.toUpperCase()}/members`);
  await desk.getByLabel("Name, phone, mail or id").fill(username);
  await desk.getByRole("button", { name: "Filter" }).click();
  await sendOffer(desk, username, "Nobody asked for this one.");
  await expect(desk.getByText("Sent to 0. Left out: 1.").first()).toBeVisible();

  await centre.getByRole("switch", { name: "Offers, by e-mail" }).click();
  await expect(centre.getByRole("switch", { name: "Offers, by e-mail" })).toBeChecked();
  await sendOffer(desk, username, "Ten spins until Sunday.");
  await expect(desk.getByText("Sent to 1. Left out: 0.")).toBeVisible();
  expect(await readNewest(brand, mailbox)).toContain("Ten spins until Sunday.");

  await page.goto(toUrl(brand, "/member/selfExclusion"));
  await centre.getByRole("checkbox", { name: /I understand that it begins at once/ }).check();
  await centre.getByRole("button", { name: "Exclude myself" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Exclude myself now" }).click();
  await expect(centre.getByText(/^You have excluded yourself/)).toBeVisible();
  await sendOffer(desk, username, "Come back and play.");
  await expect(desk.getByText("Sent to 0. Left out: 1.").last()).toBeVisible();
  expect(await readNewest(brand, mailbox)).toContain("Ten spins until Sunday.");
  await desk.context().close();
});
