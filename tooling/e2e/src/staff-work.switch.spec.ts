import type { Browser, Page } from "@playwright/test";
import { listFaultsInLooks } from "./desk.ts";
import { releaseSignupCredit } from "./deskRules.ts";
import { openNewMember } from "./members.ts";
import { addAccount, paymentPassword, withdraw } from "./orderWithdrawal.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, test, toNewName } from "./site.ts";

const brand = "aurelune";
// A platform of its own: other journeys look at the same queues of the back office.
const { toSite, toDesk, openDesk } = useOwnPlatform([brand]);

test.beforeAll(async ({ browser }) =>
  releaseSignupCredit(await openDesk(browser, "withdrawal-checks"), await openDesk(browser, "proposals", "risk")),
);

/** A withdrawal of a new member that waits for a decision. */
async function orderOne(browser: Browser, number: string): Promise<string> {
  const page = await (await browser.newContext()).newPage();
  await openNewMember(page, toSite("/member/withdraw"), brand, toNewName(), { paymentPassword });
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await addAccount(centre, number);
  const orderNo = await withdraw(page, centre);
  await page.context().close();
  return orderNo;
}

const findLine = (desk: Page, orderNo: string) => desk.getByRole("row").filter({ hasText: orderNo });

test("the queue shows two people what waits and who works on it; a stale decision keeps what was typed and says who was first", async ({
  browser,
  faults,
}) => {
  faults.allow(/409/);
  const first = await openDesk(browser, "work", "payments");
  const second = await openDesk(browser, "work", "risk");
  const orderNo = await orderOne(browser, "0071000223456");
  // Nobody asks for it: the page hears of it.
  await expect(findLine(first, orderNo)).toContainText("Withdrawal");
  await expect(findLine(second, orderNo)).toContainText("1 minute");
  await first.getByRole("button", { name: `Take ${orderNo}` }).click();
  await expect(findLine(first, orderNo)).toContainText("You");
  await expect(findLine(second, orderNo)).toContainText("payments");
  await first.getByLabel("Whose").selectOption({ label: "Taken by me" });
  await expect(first.getByRole("row")).toHaveCount(2);
  expect(await listFaultsInLooks(first)).toEqual([]);
  await second.getByRole("button", { name: `Take over ${orderNo}` }).click();
  await second.getByRole("alertdialog").getByRole("button", { name: "Take over" }).click();
  await expect(findLine(second, orderNo)).toContainText("You");
  await expect(first.getByText("Nothing is listed with these filters.")).toBeVisible();

  // Both open it, and both decide.
  await second.getByRole("link", { name: orderNo }).click();
  await expect(second.getByText(/^You work on this since/)).toBeVisible();
  await second.keyboard.press("t");
  await expect(second.getByText("Nobody works on this.")).toBeVisible();
  // This one hears of nothing.
  await first.route("**/staff/changes", () => undefined);
  await first.goto(toDesk(`withdrawals/${orderNo}`));
  await first.getByRole("textbox", { name: "Why" }).fill("known by phone");
  await second.getByRole("textbox", { name: "Why" }).fill("looks like theft");
  await second.getByRole("button", { name: "Reject" }).click();
  await expect(second.getByText("Decided. The member is told.")).toBeVisible();
  await first.getByRole("button", { name: "Approve" }).click();
  await expect(first.getByText(/^risk@aurelune.example decided about this in the meantime/)).toBeVisible();
  await expect(first.getByRole("textbox", { name: "Why" })).toHaveValue("known by phone");
  await expect(first.getByText("Rejected").first()).toBeVisible();
  await expect(first.getByRole("button", { name: "Approve" })).toHaveCount(0);
});

test("several withdrawals are decided together: a sum before, what became of each after, and one that is refused stops no other", async ({
  browser,
}) => {
  const desk = await openDesk(browser, "withdrawals?state=RISK", "payments");
  const [one, two] = [await orderOne(browser, "0071000223457"), await orderOne(browser, "0071000223458")];
  await desk.getByRole("checkbox", { name: `Choose ${one}` }).check();
  await desk.getByRole("checkbox", { name: `Choose ${two}` }).check();
  const chosen = desk.getByRole("region", { name: "Chosen withdrawals" });
  await expect(chosen).toContainText("2 chosen");
  await chosen.getByRole("button", { name: "Reject" }).click();
  const dialog = desk.getByRole("dialog", { name: "Reject" });
  await expect(dialog).toContainText("2 orders");
  await expect(dialog).toContainText("VND");
  // Meanwhile somebody else decides about one of them.
  const other = await openDesk(browser, `withdrawals/${one}`, "risk");
  await other.getByRole("textbox", { name: "Why" }).fill("looks like theft");
  await other.getByRole("button", { name: "Reject" }).click();
  await expect(other.getByText("Decided. The member is told.")).toBeVisible();
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog.getByText("Give the reason, in 3 to 500 characters.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Why" }).fill("accounts of one person");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog.getByText("Decided: 1. Refused: 1.")).toBeVisible();
  const results = dialog.getByRole("list", { name: "What became of each" });
  await expect(results).toContainText(`${one}: risk@aurelune.example decided about this in the meantime.`);
  await expect(results).toContainText(`${two}: Rejected`);
});

test("a queue is worked through by keys alone, beside its list: opened, taken, rejected, the next one, approved @sweep", async ({
  browser,
}) => {
  for (const number of ["0071000223461", "0071000223462"]) await orderOne(browser, number);
  const desk = await openDesk(browser, "withdrawals?state=RISK", "payments");
  const side = desk.getByRole("complementary", { name: /^W/ });
  const heading = side.getByRole("heading", { level: 2 }).first();
  await expect(desk.getByRole("row").nth(2)).toBeVisible();
  await desk.keyboard.press("j");
  await desk.keyboard.press("Enter");
  await expect(heading).toBeFocused();
  await expect(side.getByText("Nobody works on this.")).toBeVisible();
  expect(await listFaultsInLooks(desk)).toEqual([]);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.keyboard.press("t");
  await expect(side.getByText(/^You work on this since/)).toBeVisible();
  // Nothing is chosen yet: Enter sends nothing.
  await side.getByRole("textbox", { name: "Why" }).fill("looks like theft");
  await desk.keyboard.press("Enter");
  await expect(side.getByText("Choose one of the buttons.")).toBeVisible();
  await side.getByRole("textbox", { name: "Why" }).fill("");
  await heading.focus();
  await desk.keyboard.press("r");
  await desk.keyboard.type("looks like theft");
  // What is typed is not left without a question.
  await side.getByRole("link", { name: "Next in the queue" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(desk.getByRole("alertdialog")).toHaveCount(0);
  await side.getByRole("textbox", { name: "Why" }).press("Enter");
  await expect(desk.getByText("Decided. The member is told.")).toBeVisible();
  await expect(side.getByText("Rejected").first()).toBeVisible();
  const first = await heading.textContent();
  await heading.focus();
  await desk.keyboard.press("n");
  await expect(heading).not.toHaveText(first ?? "");
  await expect(side.getByText("Nobody works on this.")).toBeVisible();
  await desk.keyboard.press("a");
  await desk.keyboard.type("known by phone");
  await desk.keyboard.press("Enter");
  await expect(side.getByText(/Approved|Being paid|Paid, not answered/).first()).toBeVisible();
  await heading.focus();
  await desk.keyboard.press("Escape");
  await expect(side).toHaveCount(0);
  await expect(desk.getByLabel("State")).toHaveValue("RISK");
});

test("whoever's session has ended logs in on top of the page and goes on with what was typed, which nobody sees until then", async ({
  browser,
  faults,
}) => {
  faults.allow(/401/);
  const orderNo = await orderOne(browser, "0071000223459");
  const desk = await openDesk(browser, `withdrawals/${orderNo}`, "payments");
  await desk.getByRole("textbox", { name: "Why" }).fill("a long reason that took a while");
  await desk.context().clearCookies();
  await desk.getByRole("button", { name: "Reject" }).click();
  const login = desk.getByRole("dialog", { name: "Log in" });
  await expect(login).toContainText("The session has ended.");
  await expect(desk.getByText(orderNo)).toBeHidden();
  await login.getByLabel("Mail address").fill("payments@aurelune.example");
  await login.getByLabel("Password", { exact: true }).fill("marquee back office");
  await desk.keyboard.press("Enter");
  await expect(login).toHaveCount(0);
  await expect(desk.getByRole("textbox", { name: "Why" })).toHaveValue("a long reason that took a while");
  await desk.getByRole("button", { name: "Reject" }).click();
  await expect(desk.getByText("Decided. The member is told.")).toBeVisible();
});

test("somebody else who logs in there finds nothing of what was typed or read, and everything is asked anew @sweep", async ({
  browser,
  faults,
}) => {
  faults.allow(/401/);
  const orderNo = await orderOne(browser, "0071000223460");
  const desk = await openDesk(browser, `withdrawals/${orderNo}`, "payments");
  await desk.getByRole("textbox", { name: "Why" }).fill("what nobody else may read");
  await desk.context().clearCookies();
  await desk.getByRole("button", { name: "Reject" }).click();
  const login = desk.getByRole("dialog", { name: "Log in" });
  await login.getByLabel("Mail address").fill("risk@aurelune.example");
  await login.getByLabel("Password", { exact: true }).fill("marquee back office");
  const asked = desk.waitForRequest(/\/staff\/withdrawals\/order/);
  await desk.keyboard.press("Enter");
  await asked;
  await expect(desk.getByRole("link", { name: "Risk" })).toBeVisible();
  await expect(desk.getByRole("textbox", { name: "Why" })).toHaveValue("");
});
