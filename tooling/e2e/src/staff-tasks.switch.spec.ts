import type { Browser, Locator, Page } from "@playwright/test";
import { continueDeposit } from "./continueDeposit.ts";
import { releaseSignupCredit } from "./deskRules.ts";
import { countWork } from "./countWork.ts";
import { openNewMember } from "./members.ts";
import { addAccount, paymentPassword, withdraw } from "./orderWithdrawal.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { drawPicture } from "./pictures.ts";
import { expect, repeats, test, toNewName } from "./site.ts";

const brand = "aurelune";
const { toSite, openDesk, setPaymentFaults } = useOwnPlatform([brand]);

// Every task has its journey elsewhere, with its faults: here it is done once, on the shortest way, and what it takes is counted.
test.describe("tasks of a day at the back office", repeats(true), () => {
  test.beforeAll(async ({ browser }) =>
    releaseSignupCredit(await openDesk(browser, "withdrawal-checks"), await openDesk(browser, "proposals", "risk")),
  );
  test.beforeEach(({ faults }) => faults.allow(/409|Failed to load resource/));

  const why = (area: Page | Locator): Locator => area.getByRole("textbox", { name: "Why" });
  const findCentre = (page: Page): Locator => page.getByRole("dialog", { name: "Member centre" });
  let numbers = 0;

  async function orderWithdrawal(page: Page): Promise<{ readonly centre: Locator; readonly orderNo: string }> {
    await openNewMember(page, toSite("/member/withdraw"), brand, toNewName(), { paymentPassword });
    const centre = findCentre(page);
    await addAccount(centre, `00710001300${String((numbers += 1)).padStart(2, "0")}`);
    return { centre, orderNo: await withdraw(page, centre) };
  }
  /** Finds something by what is known of it. */
  async function search(desk: Page, text: string, option: string | RegExp): Promise<void> {
    await desk.keyboard.press("Control+k");
    await desk.getByRole("combobox", { name: /^Page, member, number/ }).fill(text);
    await expect(desk.getByRole("option", { name: option }).first()).toBeVisible();
    await desk.keyboard.press("Enter");
  }
  async function approveProposal(second: Page, about: string): Promise<void> {
    const line = second.getByRole("row").filter({ hasText: about }).filter({ hasText: "Waits" });
    await line.getByRole("button", { name: "Approve" }).click();
    await second
      .getByRole("dialog")
      .getByRole("button", { name: /^Approve/ })
      .click();
    await expect(line).toHaveCount(0);
  }
  async function openDeposits(page: Page): Promise<Locator> {
    await openNewMember(page, toSite("/member/depositv2"), brand, toNewName());
    const centre = findCentre(page);
    await centre.getByRole("button", { name: "Continue without a limit" }).click();
    return centre;
  }
  async function payBy(page: Page, centre: Locator, method: RegExp, button: string): Promise<void> {
    await centre.getByRole("radio", { name: method }).check();
    await centre.getByLabel("Amount", { exact: false }).first().fill("200000");
    await continueDeposit(centre);
    await expect(page).toHaveURL(/order=D/);
    const opened = page.context().waitForEvent("page");
    await centre.getByRole("link", { name: "Pay at the payment provider" }).click();
    await (await opened).getByRole("button", { name: button }).click();
  }

  test("the end of a month @sweep", async ({ page, browser }) => {
    const centre = await openDeposits(page);
    await payBy(page, centre, /^E-wallet/, "Pay from my wallet");
    await expect(centre.getByRole("status").getByText("In your balance")).toBeVisible();
    const desk = await openDesk(browser, "overview");
    const end = await countWork("the end of a month", desk);
    await desk.getByRole("link", { name: "Revenue" }).click();
    await desk.getByLabel("Group by").selectOption("Day");
    for (const figure of ["Deposits", "Withdrawals", "Net gaming revenue"])
      await expect(desk.getByRole("term").filter({ hasText: figure }).first()).toBeVisible();
    await desk.getByRole("link", { name: "Reconciliation" }).click();
    await desk.getByRole("button", { name: "Compare now" }).click();
    await expect(desk.getByText("No difference")).toBeVisible({ timeout: 90_000 });
    end();
  });

  test("a missing deposit by its number @sweep", async ({ page, browser }) => {
    const centre = await openDeposits(page);
    await setPaymentFaults("amount");
    await payBy(page, centre, /^E-wallet/, "Pay from my wallet");
    const orderNo = new URL(page.url()).searchParams.get("order") ?? "";
    await expect(centre.getByRole("status").getByText("Waiting for your payment")).toHaveCount(0);
    await setPaymentFaults();
    const desk = await openDesk(browser, "overview", "payments");
    const end = await countWork("a missing deposit by its number", desk);
    await search(desk, orderNo, new RegExp(`^${orderNo}`));
    await expect(desk.getByText("Another amount was paid").first()).toBeVisible();
    await desk.keyboard.press("a");
    await desk.keyboard.type("the bank shows it");
    await desk.keyboard.press("Enter");
    await expect(desk.getByText("Credited").first()).toBeVisible();
    end();
    await expect(centre.getByRole("status").getByText("In your balance")).toBeVisible();
  });

  test("a stale approval @sweep", async ({ page, browser }) => {
    const { orderNo } = await orderWithdrawal(page);
    const desk = await openDesk(browser, "work", "payments");
    const other = await openDesk(browser, `withdrawals/${orderNo}`, "risk");
    const end = await countWork("a stale approval", desk);
    await desk.getByRole("link", { name: orderNo }).click();
    await expect(desk.getByText("Nobody works on this.")).toBeVisible();
    // Its page hears of nothing.
    await desk.route("**/staff/changes", () => undefined);
    await desk.keyboard.press("a");
    await desk.keyboard.type("known by phone");
    await why(other).fill("looks like theft");
    await other.getByRole("button", { name: "Reject" }).click();
    await expect(other.getByText("Decided. The member is told.")).toBeVisible();
    await desk.keyboard.press("Enter");
    await expect(desk.getByText(/^risk@aurelune.example decided about this in the meantime/)).toBeVisible();
    end();
  });

  /** A withdrawal that was paid, as its provider says. */
  async function orderPaid(
    page: Page,
    browser: Browser,
  ): Promise<{ readonly centre: Locator; readonly orderNo: string }> {
    const order = await orderWithdrawal(page);
    const desk = await openDesk(browser, `withdrawals/${order.orderNo}`, "risk");
    await why(desk).fill("known by phone");
    await desk.getByRole("button", { name: "Approve" }).click();
    await expect(order.centre.getByText("Paid, please confirm").first()).toBeVisible({ timeout: 30_000 });
    await desk.context().close();
    return order;
  }

  test("a claim with proof @sweep", async ({ page, browser }) => {
    const { centre, orderNo } = await orderPaid(page, browser);
    await centre.getByRole("button", { name: "No, nothing" }).click();
    const form = centre.getByRole("form", { name: "Nothing arrived" });
    await form.locator("input[type=file]").setInputFiles(drawPicture("statement.png", [90, 120, 160]));
    await expect(form.getByText("1 of 3 pictures")).toBeVisible();
    await form.getByRole("button", { name: "Send" }).click();
    await expect(centre.getByText("Your claim is under review").first()).toBeVisible();
    const desk = await openDesk(browser, "work", "payments");
    const end = await countWork("a claim with proof", desk);
    await desk.getByRole("link", { name: orderNo }).click();
    await expect(desk.getByAltText("Picture 1")).toBeVisible();
    await desk.keyboard.press("r");
    await desk.keyboard.type("The bank confirmed the credit.");
    await desk.keyboard.press("Enter");
    await expect(desk.getByText("Claim denied").first()).toBeVisible();
    end();
  });

  test("a refused payout @sweep", async ({ page, browser }) => {
    await setPaymentFaults("disordered");
    const { centre, orderNo } = await orderPaid(page, browser);
    const desk = await openDesk(browser, "withdrawals", "payments");
    await expect(desk.getByRole("row").filter({ hasText: orderNo })).toContainText("Contradiction", {
      timeout: 30_000,
    });
    await setPaymentFaults();
    const second = await openDesk(browser, "proposals", "risk");
    const end = await countWork("a refused payout", desk, second);
    await desk.getByRole("link", { name: orderNo }).click();
    const form = desk.getByRole("form", { name: `Settle withdrawal ${orderNo}` });
    await form.getByRole("radio", { name: "It was not paid" }).check();
    await why(form).fill("The bank sent it back.");
    await form.getByRole("button", { name: "Propose" }).click();
    await expect(desk.getByText("It is proposed. Somebody else must approve it.")).toBeVisible();
    await approveProposal(second, orderNo);
    end();
    await expect(centre.getByText("Not paid after all").first()).toBeVisible({ timeout: 30_000 });
  });

  test("a limit on wish @sweep", async ({ page, browser }) => {
    const username = await openNewMember(page, toSite("/"), brand);
    const desk = await openDesk(browser, "overview", "support");
    const end = await countWork("a limit on wish", desk);
    await search(desk, username, username);
    await desk.getByRole("button", { name: "Protect play" }).click();
    const form = desk.getByRole("form", { name: `Protect the play of ${username}` });
    await form.getByLabel("What the member wants").selectOption("LIMIT");
    await form.getByLabel("Limit", { exact: true }).selectOption("LOSS");
    await form.getByLabel("Over").selectOption("WEEK");
    await form.getByLabel(/^At most, in/).fill("1500000");
    await form.getByLabel("What the member said").fill("asked on the phone for a limit");
    await form.getByRole("button", { name: "Record the wish" }).click();
    await expect(desk.getByText("The wish is in force.")).toBeVisible();
    end();
  });

  test("a corrected name @sweep", async ({ page, browser }) => {
    const username = await openNewMember(page, toSite("/"), brand);
    const desk = await openDesk(browser, "overview", "support");
    const second = await openDesk(browser, "proposals", "risk");
    const end = await countWork("a corrected name", desk, second);
    await search(desk, username, username);
    await desk.getByRole("button", { name: "Correct", exact: true }).click();
    const form = desk.getByRole("form", { name: `Correct ${username}` });
    await form.getByLabel("What is corrected").selectOption("NAME");
    await form.getByLabel("As it shall be").fill("Nguyễn Văn Bình");
    await why(form).fill("a typing mistake");
    await form.getByRole("button", { name: "Propose" }).click();
    await expect(desk.getByText("The correction is proposed.")).toBeVisible();
    await approveProposal(second, username);
    end();
  });

  test("a new way to pay, used by a member @sweep", async ({ page, browser }) => {
    const desk = await openDesk(browser, "payment-providers", "payments");
    const turn = async (reason: string): Promise<void> => {
      await desk.getByRole("button", { name: "Change wallet of PAY_HOUSE, Deposit" }).click();
      const form = desk.getByRole("dialog", { name: "Change wallet of PAY_HOUSE" });
      await form.getByLabel("Players are offered it").click();
      await why(form).fill(reason);
      await form.getByRole("button", { name: "Save" }).click();
      await expect(form).toHaveCount(0);
    };
    await turn("not yet in use");
    const end = await countWork("a new way to pay", desk);
    await turn("in use from today");
    end();
    const centre = await openDeposits(page);
    await payBy(page, centre, /^E-wallet/, "Pay from my wallet");
    await expect(centre.getByRole("status").getByText("In your balance")).toBeVisible();
  });

  test("a new game, played by a member @sweep", async ({ page, browser }) => {
    const desk = await openDesk(browser, "games", "operations");
    const end = await countWork("a new game", desk);
    await desk.getByRole("button", { name: "Add a game" }).click();
    const dialog = desk.getByRole("dialog", { name: "Add a game" });
    await dialog.getByLabel("Name", { exact: true }).fill("Night Market");
    await dialog.getByLabel("The vendor's code").fill("lamp");
    await dialog.getByLabel("The vendor's name").fill("Lamplighter");
    await dialog.getByLabel("How it plays").selectOption("voyage-calm");
    await dialog.getByLabel("Look").selectOption("night");
    await why(dialog).fill("a new studio");
    await dialog.getByRole("button", { name: "Add the game" }).click();
    await expect(dialog).toHaveCount(0);
    end();
    await openNewMember(page, toSite("/rng"), brand);
    await page.getByRole("searchbox", { name: "Search games" }).fill("Night Market");
    await page.getByRole("button", { name: "Play Night Market" }).click();
    const game = page.frameLocator("iframe");
    await game.getByRole("button", { name: "Spin", exact: true }).click();
    await expect(page.getByRole("banner").getByText("100,000.00")).toHaveCount(0);
  });
});
