import type { Locator, Page } from "@playwright/test";
import { listFaultsInLooks, listPageFaults, openDesk, toDesk } from "./desk.ts";
import { openNewMember } from "./members.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, test, toNewName, toUrl } from "./site.ts";

const brand = "saltlantern";

useOwnPlatform([brand]);

const openProviders = (browser: Parameters<typeof openDesk>[0], name: string): Promise<Page> =>
  openDesk(browser, `${name}@saltlantern.example`, "/SALTLANTERN/payment-providers");

const toLine = (page: Page, method: string): Locator =>
  page
    .getByRole("table", { name: "Methods" })
    .getByRole("row")
    .filter({ has: page.getByRole("button", { name: `Change ${method} of PAY_HOUSE, Deposit` }) });

test("X-32, X-21: what staff set of a method counts for the next deposit, and of somebody else's change each field is chosen before it is written over @sweep", async ({
  page,
  browser,
}) => {
  const desk = await openProviders(browser, "payments");
  const second = await openProviders(browser, "owner");
  await second.getByRole("button", { name: "Change wallet of PAY_HOUSE, Deposit" }).click();
  const theirs = second.getByRole("dialog", { name: "Change wallet of PAY_HOUSE" });
  await theirs.getByLabel("Minutes it usually takes").fill("7");

  await desk.getByRole("button", { name: "Change wallet of PAY_HOUSE, Deposit" }).focus();
  await desk.keyboard.press("Enter");
  const form = desk.getByRole("dialog", { name: "Change wallet of PAY_HOUSE" });
  await form.getByLabel("Fee in percent").fill("75");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("A number from 0 to 50, with at most two decimals.")).toBeVisible();
  await expect(form.getByText("Give the reason, in 3 to 500 characters.")).toBeVisible();
  expect(await listPageFaults(desk)).toEqual([]);
  await form.getByLabel("Fee in percent").fill("2.5");
  await form.getByLabel("Minutes it usually takes").fill("12");
  await form.getByRole("textbox", { name: "Why" }).fill("the provider asks for more");
  await form.getByRole("textbox", { name: "Why" }).press("Enter");
  await expect(form).toHaveCount(0);
  await expect(toLine(desk, "wallet")).toContainText("2.5");

  await theirs.getByRole("textbox", { name: "Why" }).fill("slower than it was");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(theirs.getByText("Somebody else has changed this in the meantime.", { exact: false })).toBeVisible();
  // The fee, which this form left alone, is theirs; of the minutes, which both have changed, one is chosen.
  const box = theirs.getByRole("group", { name: "Changed by somebody else" });
  await expect(box.getByRole("radio")).toHaveCount(4);
  await expect(box.getByRole("radio", { name: "Take theirs: 2.5" })).toBeChecked();
  await expect(theirs.getByLabel("Fee in percent")).toHaveValue("2.5");
  await expect(theirs.getByLabel("Minutes it usually takes")).toHaveValue("7");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(box.getByText("Choose one of the two.")).toHaveCount(1);
  expect(await listPageFaults(second)).toEqual([]);
  await box.getByRole("radio", { name: "Take theirs: 12" }).check();
  await expect(theirs.getByLabel("Minutes it usually takes")).toHaveValue("12");
  await box.getByRole("radio", { name: "Keep mine: 7" }).check();
  await expect(theirs.getByRole("textbox", { name: "Why" })).toHaveValue("slower than it was");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(theirs).toHaveCount(0);
  await expect(toLine(second, "wallet")).toContainText("2.5");
  await second.getByRole("button", { name: "Change wallet of PAY_HOUSE, Deposit" }).click();
  await expect(theirs.getByLabel("Minutes it usually takes")).toHaveValue("7");
  // The audit log tells the field, and no JSON.
  await second.goto(toDesk("/SALTLANTERN/audit"));
  const told = second.getByRole("row").filter({ hasText: "slower than it was" });
  await expect(told).toContainText("Minutes it usually takes: 12 → 7");
  await expect(told).not.toContainText("{");

  await desk.reload();
  await desk.getByRole("button", { name: "Change voucher of PAY_HOUSE, Deposit" }).click();
  const voucher = desk.getByRole("dialog", { name: "Change voucher of PAY_HOUSE" });
  await voucher.getByLabel("Players are offered it").click();
  await voucher.getByRole("textbox", { name: "Why" }).fill("no vouchers are sold any more");
  await voucher.getByRole("button", { name: "Save" }).click();
  await expect(toLine(desk, "voucher")).toContainText("Off");
  expect(await listFaultsInLooks(desk)).toEqual([]);

  await openNewMember(page, toUrl(brand, "/member/depositv2"), brand, toNewName());
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await centre.getByRole("button", { name: "Continue without a limit" }).click();
  await expect(centre.getByRole("radio", { name: /^E-wallet/ })).toBeVisible();
  await expect(centre.getByRole("radio", { name: /^Voucher/ })).toHaveCount(0);
});

test("X-32: a provider is proposed by one and there when another has approved it; its key is shown to nobody @sweep", async ({
  browser,
}) => {
  const desk = await openProviders(browser, "payments");
  await desk.getByRole("button", { name: "Propose a provider" }).click();
  const form = desk.getByRole("dialog", { name: "Propose a provider" });
  await form.getByLabel("Code").fill("ACME");
  await form.getByLabel("Address", { exact: false }).fill("https://169.254.169.254/latest");
  await form.getByLabel("Key", { exact: false }).first().fill("a-key-of-the-journey");
  await form.getByRole("textbox", { name: "Why" }).fill("our own provider");
  await form.getByRole("button", { name: "Propose", exact: true }).click();
  await expect(form.getByText("This name is not found, or it is not on the public internet.")).toBeVisible();
  await expect(form.getByLabel("Code")).toHaveValue("ACME");
  expect(await listPageFaults(desk)).toEqual([]);
  await form.getByLabel("Address", { exact: false }).fill("http://127.0.0.1:9/api");
  await form.getByRole("button", { name: "Propose", exact: true }).click();
  await expect(form).toHaveCount(0);
  const table = desk.getByRole("table", { name: "Payment providers" });
  await expect(table.getByText("ACME")).toHaveCount(0);

  const owner = await openDesk(browser, "owner@saltlantern.example", "/SALTLANTERN/proposals");
  await expect(owner.getByText("Connect a payment provider")).toBeVisible();
  await expect(owner.getByText("ACME · http://127.0.0.1:9/api · with a new key")).toBeVisible();
  await expect(owner.getByText("a-key-of-the-journey")).toHaveCount(0);
  await owner
    .getByRole("button", { name: /^Approve/ })
    .first()
    .click();
  const dialog = owner.getByRole("dialog");
  await dialog.getByRole("textbox").fill("seen and agreed");
  await dialog.getByRole("button", { name: /^Approve/ }).click();
  await expect(dialog).toHaveCount(0);
  await desk.reload();
  await expect(table.getByRole("row").filter({ hasText: "ACME" })).toContainText("http://127.0.0.1:9/api");
  await desk.getByRole("button", { name: "Address and key of ACME" }).click();
  await expect(desk.getByRole("dialog").getByText("It is never shown again.", { exact: false })).toBeVisible();
  await expect(desk.getByText("a-key-of-the-journey")).toHaveCount(0);
});
