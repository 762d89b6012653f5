import type { Locator, Page } from "@playwright/test";
import { listPageFaults } from "./desk.ts";
import { approveProposal, releaseSignupCredit } from "./deskRules.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { drawPicture } from "./pictures.ts";
import { openNewMember } from "./members.ts";
import { addAccount, paymentPassword as secret, withdraw } from "./orderWithdrawal.ts";
import { brands, expect, readBalance, test, toNewName } from "./site.ts";

const brand = "aurelune";
// A platform of its own: other journeys look at the same queues of the back office.
const { toSite, toDesk, openDesk, setPaymentFaults } = useOwnPlatform([brand]);

test.beforeAll(async ({ browser }) =>
  releaseSignupCredit(await openDesk(browser, "withdrawal-checks"), await openDesk(browser, "proposals", "risk")),
);

const findCentre = (page: Page): Locator => page.getByRole("dialog", { name: "Member centre" });

/** A new member with the sign-up credit and a payment password, at the withdrawal panel. */
async function openWithdraw(page: Page): Promise<Locator> {
  await openNewMember(page, toSite("/member/withdraw"), brand, toNewName(), { paymentPassword: secret });
  return findCentre(page);
}

/** The same by the panel's own way to the payment password. */
async function openFirstWithdraw(page: Page): Promise<Locator> {
  await openNewMember(page, toSite("/member/withdraw"), brand);
  const centre = findCentre(page);
  await expect(centre.getByRole("heading", { name: "Set a payment password first" })).toBeVisible();
  await centre.getByRole("button", { name: "Open the security centre" }).click();
  await centre.getByRole("button", { name: "Set payment password" }).click();
  const form = centre.getByRole("form", { name: "Set payment password" });
  await form.getByLabel("Login password").fill(brands[brand].password);
  await form.getByLabel("New payment password", { exact: true }).fill(secret);
  await form.getByLabel("Repeat the new payment password").fill(secret);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your payment password was set.")).toBeVisible();
  await page.goto(toSite("/member/withdraw"));
  return centre;
}

async function decide(desk: Page, orderNo: string, button: string, reason: string): Promise<void> {
  await desk.goto(toDesk(`withdrawals/${orderNo}`));
  await desk.getByRole("textbox", { name: "Why" }).fill(reason);
  await desk.getByRole("button", { name: button }).click();
}

const findState = (centre: Locator, state: string): Locator => centre.getByRole("status").getByText(state);

test("MC-04, X-33, WL-07, WL-08, X-10, X-21: a withdrawal waits for its checks, staff approve it, the provider pays, and the member says that it came", async ({
  page,
  browser,
}) => {
  const centre = await openFirstWithdraw(page);
  await addAccount(centre, "0071000123456");
  const orderNo = await withdraw(page, centre);
  await expect(findState(centre, "Being checked")).toBeVisible();
  await expect(centre.getByRole("listitem").filter({ hasText: "Your first withdrawal" })).toBeVisible();
  // The money is held, and no button takes the withdrawal back.
  await expect.poll(() => readBalance(page)).toBe("0.00");
  await expect(centre.getByRole("button", { name: /cancel|end this|take back/i })).toHaveCount(0);
  const desk = await openDesk(browser, "withdrawals");
  await desk.getByLabel("State").selectOption("RISK");
  await desk.getByRole("link", { name: orderNo }).click();
  const order = desk.getByRole("complementary", { name: orderNo });
  await expect(order.getByText("First withdrawal", { exact: true })).toBeVisible();
  await desk.getByRole("button", { name: "Approve" }).click();
  await expect(desk.getByText("Give the reason, in 3 to 500 characters.")).toBeVisible();
  await desk.getByRole("textbox", { name: "Why" }).fill("known by phone");
  await desk.getByRole("button", { name: "Approve" }).click();
  await expect(desk.getByText("Decided. The member is told.")).toBeVisible();
  // The member's page follows by itself.
  await expect(findState(centre, "Paid, please confirm")).toBeVisible({ timeout: 30_000 });
  await expect(centre.getByText(/^Time left to answer:/)).toBeVisible();
  await expect(centre.getByText(/cannot be refunded/)).toBeVisible();
  await centre.getByRole("button", { name: "Yes, all of it" }).click();
  await expect(findState(centre, "Received")).toBeVisible();
  await expect(centre.getByRole("button", { name: "Yes, all of it" })).toHaveCount(0);
  await expect(centre.getByRole("list", { name: "What has happened" }).getByRole("listitem")).toHaveText([
    /Submitted/,
    /Being checked/,
    /Approved/,
    /Being paid/,
    /Paid, please confirm/,
    /Received/,
  ]);
  await centre.getByRole("button", { name: "All withdrawals" }).click();
  await expect(centre.getByRole("table", { name: "Your withdrawals" }).getByRole("row")).toHaveCount(2);
});

test("WL-09, X-33: a part came, the rest is under review, and two of the staff pay it by a linked order @sweep", async ({
  page,
  browser,
}) => {
  const centre = await openWithdraw(page);
  await addAccount(centre, "0071000123457");
  const orderNo = await withdraw(page, centre);
  const desk = await openDesk(browser, "withdrawals");
  await decide(desk, orderNo, "Approve", "known by phone");
  await expect(findState(centre, "Paid, please confirm")).toBeVisible({ timeout: 30_000 });
  await centre.getByRole("button", { name: "Only a part" }).click();
  const form = centre.getByRole("form", { name: "Only part of it arrived" });
  await form.getByLabel("What arrived").fill("100000");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(
    form.getByText("Incorrect confirmation input: more than nothing and less than what was paid"),
  ).toBeVisible();
  await form.getByLabel("What arrived").fill("40000");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(findState(centre, "The rest is under review")).toBeVisible();
  await expect(centre.getByLabel("Your answer")).toContainText("60,000.00");
  await decide(desk, orderNo, "Pay what is missing", "The bank kept a part.");
  await expect(findState(centre, "The rest is being paid")).toBeVisible({ timeout: 15_000 });
  await centre.getByRole("button", { name: /^Show the linked order/ }).click();
  const second = await openDesk(browser, "withdrawals", "payments");
  await decide(second, new URL(page.url()).searchParams.get("order") ?? "", "Approve", "The bank says so, too.");
  await expect(findState(centre, "Paid, please confirm")).toBeVisible({ timeout: 30_000 });
  await expect(centre.getByText("60,000.00").first()).toBeVisible();
});

test("WL-10, Q-26: nothing came: a picture is needed, staff look at it and deny, and the member may complain", async ({
  page,
  browser,
}) => {
  const centre = await openWithdraw(page);
  await addAccount(centre, "0071000123458");
  const orderNo = await withdraw(page, centre);
  const desk = await openDesk(browser, "withdrawals");
  await decide(desk, orderNo, "Approve", "known by phone");
  await expect(findState(centre, "Paid, please confirm")).toBeVisible({ timeout: 30_000 });
  await centre.getByRole("button", { name: "No, nothing" }).click();
  const form = centre.getByRole("form", { name: "Nothing arrived" });
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText(/^Add one to three pictures/)).toBeVisible();
  await form.locator("input[type=file]").setInputFiles(drawPicture("statement.png", [90, 120, 160]));
  await expect(form.getByText("1 of 3 pictures")).toBeVisible();
  await form.getByLabel("What happened (optional)").fill("My statement shows nothing.");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(findState(centre, "Your claim is under review")).toBeVisible();
  await desk.goto(toDesk(`withdrawals/${orderNo}`));
  await expect(desk.getByText("My statement shows nothing.")).toBeVisible();
  await expect
    .poll(() => desk.getByAltText("Picture 1").evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await decide(desk, orderNo, "Deny the claim", "The bank confirmed the credit.");
  await expect(findState(centre, "Claim denied")).toBeVisible({ timeout: 15_000 });
  await expect(centre.getByText("The bank confirmed the credit.")).toBeVisible();
  await centre.getByRole("button", { name: "Complain about this withdrawal" }).click();
  await centre.getByLabel("What is your complaint?").fill("My bank says that nothing came.");
  await centre.getByRole("button", { name: "Send complaint" }).click();
  await expect(centre.getByRole("note")).toContainText("My bank says that nothing came.");
});

test("WL-12: three wrong payment passwords lock it, nothing that was typed is lost, and the balance stays @sweep", async ({
  page,
}) => {
  const centre = await openWithdraw(page);
  await addAccount(centre, "0071000123459");
  const form = centre.getByRole("form", { name: "New withdrawal" });
  await form.getByLabel("Amount", { exact: false }).first().fill("100000");
  for (const said of [/./, /./, /locked|hour|minutes/i]) {
    await form.getByLabel("Payment password").fill("000000");
    await form.getByRole("button", { name: "Withdraw", exact: true }).click();
    await expect(form.locator("[role=alert], [aria-invalid=true]").first()).toBeVisible();
    await expect(form.getByText(said).first()).toBeVisible();
  }
  await form.getByLabel("Payment password").fill(secret);
  await form.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(form.getByLabel("Amount", { exact: false }).first()).toHaveValue(/100,?000/);
  await expect(page).not.toHaveURL(/order=W/);
  expect(await readBalance(page)).toBe("100000.00");
});

test("X-33: what the provider contradicts waits for two people, and the member reads what they found @sweep", async ({
  page,
  browser,
}) => {
  const centre = await openWithdraw(page);
  await addAccount(centre, "0071000123469");
  await setPaymentFaults("disordered");
  const orderNo = await withdraw(page, centre);
  const desk = await openDesk(browser, "withdrawals");
  await decide(desk, orderNo, "Approve", "known by phone");
  await expect(findState(centre, "Paid, please confirm")).toBeVisible({ timeout: 30_000 });
  await desk.goto(toDesk("withdrawals"));
  const row = desk.getByRole("row").filter({ hasText: orderNo });
  await expect(row).toContainText("Contradiction", { timeout: 30_000 });
  await setPaymentFaults();
  await row.getByRole("link", { name: orderNo }).click();
  await expect(desk.getByText("The provider says that it was not paid. Stored is: Paid, not answered.")).toBeVisible();
  await expect(desk.getByRole("region", { name: "Member" })).toContainText(/Balance0\.00.*under way100,000\.00 VND/);
  const form = desk.getByRole("form", { name: `Settle withdrawal ${orderNo}` });
  await expect(form.getByRole("radio")).toHaveCount(2);
  await form.getByRole("textbox", { name: "Why" }).fill("The bank sent it back.");
  await form.getByRole("button", { name: "Propose" }).click();
  await expect(form.getByText("Choose what is true.")).toBeVisible();
  await desk.setViewportSize({ width: 360, height: 740 });
  expect(await listPageFaults(desk)).toEqual([]);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await form.getByRole("radio", { name: "It was not paid" }).check();
  await expect(form.getByRole("textbox", { name: "Why" })).toHaveValue("The bank sent it back.");
  await form.getByRole("button", { name: "Propose" }).click();
  await expect(desk.getByText("It is proposed. Somebody else must approve it.")).toBeVisible();
  const second = await openDesk(browser, "proposals", "payments");
  const proposal = second.getByRole("row").filter({ hasText: orderNo });
  await expect(proposal).toContainText("Settle a contradicted payout");
  await proposal.getByRole("button", { name: "Approve" }).click();
  await second.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(findState(centre, "Not paid after all")).toBeVisible({ timeout: 30_000 });
  await expect(centre.getByText("The bank sent it back.")).toBeVisible();
  await expect.poll(() => readBalance(page)).toBe("100000.00");
  await desk.reload();
  const side = desk.getByRole("complementary", { name: orderNo });
  await expect(side.getByText("Settled: not paid").first()).toBeVisible();
  await expect(side.getByRole("heading", { name: "Contradiction" })).toHaveCount(0);
});

test("X-33, X-60: the pages of withdrawals have no faults on a phone; a check that two of the staff switch off lets the next one through @sweep", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "withdrawal-checks");
  await desk.setViewportSize({ width: 360, height: 740 });
  await expect(desk.getByRole("heading", { level: 1, name: "Withdrawal checks" })).toBeVisible();
  expect(await listPageFaults(desk)).toEqual([]);
  for (const check of ["First withdrawal", "New account", "Password, contact or factor changed"])
    await desk.getByRole("checkbox", { name: check }).uncheck();
  await desk
    .getByRole("form", { name: "Withdrawal checks" })
    .getByRole("textbox", { name: "Why" })
    .fill("a test of the checks");
  await desk.getByRole("button", { name: "Save" }).click();
  await expect(desk.getByText(/^Proposed, because it protects less/)).toBeVisible();
  const second = await openDesk(browser, "proposals", "risk");
  await approveProposal(second, "Handle withdrawals with less protection");
  const centre = await openWithdraw(page);
  await addAccount(centre, "0071000123460");
  await withdraw(page, centre);
  await expect(findState(centre, "Paid, please confirm")).toBeVisible({ timeout: 30_000 });
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await desk.goto(toDesk("withdrawals"));
  await expect(desk.getByRole("table", { name: "Withdrawals" })).toBeVisible();
  expect(await listPageFaults(desk)).toEqual([]);
});

test("X-17: over the merchant's amount a withdrawal asks for documents, opens that step, and goes when staff approve them @sweep", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "withdrawal-checks");
  await desk.getByLabel("Amount from which identity documents are needed").fill("50000");
  await desk
    .getByRole("form", { name: "Withdrawal checks" })
    .getByRole("textbox", { name: "Why" })
    .fill("a test of the identity");
  await desk.getByRole("button", { name: "Save" }).click();
  await expect(desk.getByText("Saved.")).toBeVisible();
  const centre = await openWithdraw(page);
  await addAccount(centre, "0071000123461");
  const form = centre.getByRole("form", { name: "New withdrawal" });
  await form.getByRole("button", { name: "Everything" }).click();
  await form.getByLabel("Payment password").fill(secret);
  await form.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(form.getByRole("alert")).toHaveText("Please confirm your identity first.");
  await expect(form.getByLabel("Amount")).toHaveValue(/^100,?000/);
  await form.getByRole("button", { name: "Confirm your identity" }).click();
  const documents = centre.getByRole("form", { name: "Send documents" });
  await documents.getByRole("radio", { name: "Passport" }).check();
  await documents.getByLabel("Full name").fill("Nguyễn Văn An");
  await documents.getByLabel("Document number").fill("AB 123456");
  const files = documents.locator("input[type=file]");
  await files.nth(0).setInputFiles(drawPicture("front.png", [40, 90, 160]));
  await files.nth(1).setInputFiles(drawPicture("me.png", [160, 90, 40]));
  await expect(documents.getByText("Uploaded: me.png")).toBeVisible();
  await documents.getByRole("button", { name: "Send documents" }).click();
  await expect(centre.getByText("Being checked")).toBeVisible();
  await desk.goto(toDesk("identity"));
  await desk.getByRole("button", { name: /^Review: / }).click();
  await desk.getByRole("dialog", { name: "Identity documents" }).getByRole("button", { name: "Approve" }).click();
  await expect(desk.getByText("Decided. The member is told.")).toBeVisible();
  await page.goto(toSite("/member/withdraw"));
  await withdraw(page, centre);
  await expect(findState(centre, "Paid, please confirm")).toBeVisible({ timeout: 30_000 });
});
