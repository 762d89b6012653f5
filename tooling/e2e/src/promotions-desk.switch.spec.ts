import type { Locator, Page } from "@playwright/test";
import { continueDeposit } from "./continueDeposit.ts";
import { pressLogOut } from "./pressLogOut.ts";
import { listPageFaults } from "./desk.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { openNewMember } from "./members.ts";
import { expect, register, test } from "./site.ts";
import { turnModule } from "./turnModule.ts";

// A platform of its own, at whose merchants nobody else makes promotions.
const { toSite, openDesk } = useOwnPlatform();

/** What a member's own page asks the gateway for. */
const ask = (page: Page, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ({ address, sent }) => {
      const headers = {
        Authorization: sessionStorage.getItem("token") ?? "",
        Merchant: "KICKLINE",
        "Content-Type": "application/json",
        "Idempotency-Key": crypto.randomUUID(),
      };
      const how = sent === undefined ? {} : { method: "POST", body: JSON.stringify(sent) };
      const answer: unknown = await (await fetch(address, { headers, ...how })).json();
      return Reflect.get(Object(answer), "value");
    },
    { address: path, sent: body },
  );

const listOffers = async (page: Page): Promise<string> =>
  JSON.stringify(await ask(page, "/wps/transaction/deposit/methods"));

/** Opens a member's bonuses at the desk. */
async function openBonuses(desk: Page, username: string): Promise<void> {
  await desk.getByRole("searchbox").first().fill(username);
  await desk.getByRole("link", { name: username, exact: true }).click();
  await desk.getByRole("tab", { name: "Bonuses" }).click();
}

async function save(form: Locator, button: string): Promise<void> {
  await form.getByRole("textbox", { name: "Why" }).fill("a bonus for newcomers");
  await form.getByRole("button", { name: button }).click();
}

test("X-60, WL-06: staff make a promotion and players are offered it; of two people the second is told what the first has changed", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "promotions");
  await expect(desk.getByRole("heading", { name: "No promotions yet" })).toBeVisible();
  await desk.getByRole("button", { name: "New promotion" }).click();
  const form = desk.getByRole("form", { name: "New promotion" });
  await form.getByRole("button", { name: "Make the promotion" }).click();
  await expect(form.getByLabel("Name in English")).toBeFocused();
  await form.getByLabel("Name in English").fill("Welcome bonus");
  await form.getByRole("switch", { name: "Players are offered it" }).click();
  await form.getByLabel(/^Maximum bonus, in/).fill("15000");
  await form.getByLabel("Minimum deposit").fill("10");
  await form.getByLabel("How many times").fill("101");
  await save(form, "Make the promotion");
  await expect(form.getByText("A whole number from 1 to 100.")).toBeVisible();
  await form.getByLabel("How many times").fill("20");
  const preview = form.getByRole("region", { name: "What players are offered" });
  await expect(preview).toContainText("100% of the deposit, at most 15,000.00");
  await expect(preview).toContainText("to be staked 20 times within 14 days");
  expect(await listPageFaults(desk)).toEqual([]);
  await save(form, "Make the promotion");
  const row = desk.getByRole("table", { name: "Promotions" }).getByRole("row").filter({ hasText: "Welcome bonus" });
  await expect(row).toContainText("On offer");
  await expect(row).toContainText("15,000.00");

  await openNewMember(page, toSite("/"), "kickline");
  expect(await listOffers(page)).toContain("Welcome bonus");

  const other = await openDesk(browser, "promotions", "operations");
  await other.getByRole("button", { name: "Change: Welcome bonus" }).click();
  const theirs = other.getByRole("form", { name: "Change the promotion Welcome bonus" });
  await theirs.getByLabel("Days allowed for it").fill("7");
  // A press beside the form, or Escape, takes nothing away that was typed.
  await other.keyboard.press("Escape");
  const question = other.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question).toBeFocused();
  await other.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(theirs.getByLabel("Days allowed for it")).toHaveValue("7");
  await desk.getByRole("button", { name: "Change: Welcome bonus" }).click();
  const mine = desk.getByRole("form", { name: "Change the promotion Welcome bonus" });
  await mine.getByLabel("Percent of the deposit").fill("150");
  await save(mine, "Save");
  await expect(row).toContainText("150");
  await save(theirs, "Save");
  await expect(theirs.getByText("Percent: 100% → 150%")).toBeVisible();
  await expect(theirs.getByLabel("Days allowed for it")).toHaveValue("7");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(theirs).toHaveCount(0);
  await desk.reload();
  await desk.getByRole("button", { name: "Change: Welcome bonus" }).click();
  await expect(mine.getByLabel("Days allowed for it")).toHaveValue("7");
  await expect(mine.getByLabel("Percent of the deposit")).toHaveValue("100");
  await mine.getByLabel("Name in English").fill("Another name");
  await desk.keyboard.press("Escape");
  await desk.getByRole("button", { name: "Close the form" }).click();
  await expect(mine).toHaveCount(0);
  await desk.getByRole("button", { name: "Change: Welcome bonus" }).click();
  await mine.getByRole("switch", { name: "Players are offered it" }).click();
  await save(mine, "Save");
  await expect(row).toContainText("Off");
  expect(await listOffers(page)).not.toContain("Welcome bonus");
  for (const each of [desk, other]) await each.context().close();
});

test("X-60: staff see which rule keeps a member from a promotion, and because of which account; an active bonus they end with a reason @sweep", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "promotions");
  await desk.getByRole("button", { name: "New promotion" }).click();
  const form = desk.getByRole("form", { name: "New promotion" });
  await form.getByLabel("Name in English").fill("Harbour bonus");
  await form.getByRole("switch", { name: "Players are offered it" }).click();
  await form.getByLabel(/^Maximum bonus, in/).fill("500");
  await form.getByLabel("Minimum deposit").fill("0");
  await save(form, "Make the promotion");
  await expect(desk.getByRole("table", { name: "Promotions" })).toContainText("Harbour bonus");

  // By the form: the browser's device, which both registrations send, is what links the two accounts.
  await page.goto(toSite("/"));
  const first = await register(page, "kickline");
  const offers = await listOffers(page);
  const methodId = /"methodId":"([^"]+)","type":"WALLET"/.exec(offers)?.[1] ?? "";
  const promotionId = /"promotionId":"([^"]+)"/.exec(offers)?.[1] ?? "";
  const order = JSON.stringify(await ask(page, "/wps/transaction/deposit", { methodId, promotionId, amount: "300" }));
  const payAt = /"url":"([^"]+)"/.exec(order)?.[1] ?? "";
  const orderNo = /"orderNo":"([^"]+)"/.exec(order)?.[1] ?? "";
  const provider = await page.context().newPage();
  await provider.goto(payAt);
  await provider.getByRole("button", { name: "Pay from my wallet" }).click();
  const readOrder = async (): Promise<string> =>
    JSON.stringify(await ask(page, `/wps/transaction/deposit?orderNo=${orderNo}`));
  await expect.poll(readOrder).toContain('"state":"CREDITED"');
  await provider.close();
  await pressLogOut(page);
  await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  const second = await register(page, "kickline");
  expect(await listOffers(page)).not.toContain("Harbour bonus");

  const risk = await openDesk(browser, "members", "risk");
  await openBonuses(risk, second);
  await expect(risk.getByText("This member has had no bonus yet.")).toBeVisible();
  const claim = risk.getByRole("table", { name: "Promotions" }).getByRole("row").filter({ hasText: "Harbour bonus" });
  await expect(claim).toContainText(`An account that seems to be the same person's has claimed it: ${first}`);
  expect(await listPageFaults(risk)).toEqual([]);
  await risk.setViewportSize({ width: 360, height: 740 });
  await risk.emulateMedia({ colorScheme: "dark" });
  expect(await listPageFaults(risk)).toEqual([]);
  await risk.setViewportSize({ width: 1280, height: 800 });

  await risk.goto(risk.url().replace(/members\/.*/, "members"));
  await openBonuses(risk, first);
  const bonus = risk.getByRole("table", { name: "Bonuses" }).getByRole("row").nth(1);
  await expect(bonus).toContainText("In play");
  await expect(bonus).toContainText("0.00 of 6,000.00");
  await risk.getByRole("button", { name: "End bonus: Harbour bonus" }).click();
  const end = risk.getByRole("form", { name: `End the bonus Harbour bonus of ${first}` });
  await end.getByRole("button", { name: "End the bonus" }).click();
  await expect(end.getByText("Give the reason, in 3 to 500 characters.")).toBeVisible();
  await end.getByRole("textbox", { name: "Why" }).fill("one person with two accounts");
  await end.getByRole("button", { name: "End the bonus" }).click();
  await expect(bonus).toContainText("Given up");
  await expect(risk.getByRole("button", { name: "End bonus: Harbour bonus" })).toHaveCount(0);
  for (const each of [desk, risk]) await each.context().close();
});

test("X-36, WL-06: staff make a promotion of deposits by code and its code; a member types the code, pays with the bonus, and staff see who has used it", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "promotions");
  await desk.getByRole("button", { name: "New promotion" }).click();
  const form = desk.getByRole("form", { name: "New promotion" });
  await form.getByLabel("Name in English").fill("Letter bonus");
  await form.getByRole("switch", { name: "Players are offered it" }).click();
  await form.getByLabel(/^Maximum bonus, in/).fill("50");
  await form.getByLabel("Minimum deposit").fill("10");
  await form.getByRole("checkbox", { name: "It can be chosen with a promo code only" }).check();
  await save(form, "Make the promotion");
  await expect(form).toHaveCount(0);

  await openNewMember(page, toSite("/"), "kickline");
  await turnModule(page, "kickline", "PROMOCODE3", "on");
  await desk.goto(desk.url().replace(/promotions$/, "promo-codes"));
  await desk.getByRole("button", { name: "New codes" }).click();
  const codes = desk.getByRole("form", { name: "New codes" });
  await codes.getByLabel("Promotion").selectOption({ label: "Letter bonus (with a deposit)" });
  await codes.getByLabel("Name of these codes").fill("Letter of November");
  await codes.getByLabel("Kind").selectOption({ label: "One code for everybody, once for each member" });
  await codes.getByLabel("Code", { exact: true }).fill("LETTER26");
  await codes.getByLabel("For how many members").fill("5");
  await save(codes, "Make the codes");
  const batch = desk.getByRole("table").getByRole("row").filter({ hasText: "Letter of November" });
  await expect(batch).toContainText("LETTER26");

  await page.goto(toSite("/member/depositv2"));
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await centre.getByRole("button", { name: "Continue without a limit" }).click();
  const order = centre.getByRole("form", { name: "New deposit" });
  await order.getByRole("radio", { name: /^E-wallet/ }).check();
  await expect(order.getByRole("radio", { name: "Letter bonus" })).toHaveCount(0);
  await order.getByRole("button", { name: "Enter a promo code" }).click();
  const typed = page.getByRole("form", { name: "Promo code" });
  await typed.getByLabel("Promo code", { exact: true }).fill("letter 27");
  await typed.getByRole("button", { name: "Check the code" }).click();
  await expect(typed.getByLabel("Promo code", { exact: true })).toHaveValue("letter 27");
  await expect(typed.getByLabel("Promo code", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await typed.getByLabel("Promo code", { exact: true }).fill("letter-26");
  await typed.getByRole("button", { name: "Check the code" }).click();
  await order.getByRole("radio", { name: "Letter bonus", exact: true }).check();
  await order.getByLabel("Amount", { exact: false }).first().fill("300");
  await continueDeposit(order);
  const opened = page.context().waitForEvent("page");
  await centre.getByRole("link", { name: "Pay at the payment provider" }).click();
  const provider = await opened;
  await provider.getByRole("button", { name: "Pay from my wallet" }).click();
  const bonus = centre.getByRole("region", { name: "Bonus with this deposit" });
  await expect(bonus).toContainText("Active");
  await expect(bonus).toContainText("50.00 was added to your bonus wallet.");
  await provider.close();

  await desk.reload();
  await expect(batch).toContainText("1 of 5");
  await desk.context().close();
});
