import type { BrowserContext, Locator, Page } from "@playwright/test";
import { continueDeposit } from "./continueDeposit.ts";
import { listAxeFaults } from "./listAxeFaults.ts";
import { loseStake, playRound } from "./loseStake.ts";
import { openNewMember } from "./members.ts";
import { expect, readBalance, test, toUrl } from "./site.ts";

// One of the demo's promotions here: 10 % each day, staked five times.
const brand = "aurelune";
const daily = "Daily moonlight";

const findCentre = (page: Page): Locator => page.getByRole("dialog", { name: "Member centre" });
const findForm = (page: Page): Locator => findCentre(page).getByRole("form", { name: "New deposit" });
const findAmount = (page: Page): Locator => findForm(page).getByLabel("Amount", { exact: false }).first();
const findFunds = (page: Page): Locator => findCentre(page).getByRole("region", { name: "Your money" });
const findRadio = (page: Page, name: string): Locator => findForm(page).getByRole("radio", { name, exact: true });

/** A new member in the deposit form. @returns the member's name */
async function openForm(page: Page): Promise<string> {
  const username = await openNewMember(page, toUrl(brand, "/member/depositv2"), brand);
  await findCentre(page).getByRole("button", { name: "Continue without a limit" }).click();
  await findForm(page)
    .getByRole("radio", { name: /^E-wallet/ })
    .check();
  return username;
}

/** Orders a deposit of 50,000 with the promotion of the day. */
async function orderWithBonus(page: Page): Promise<void> {
  await findAmount(page).fill("50000");
  await findRadio(page, daily).check();
  await continueDeposit(findForm(page));
  await expect(findCentre(page).getByRole("status").getByText("Waiting for your payment")).toBeVisible();
}

/** Pays the order that is shown at the provider's page. */
async function pay(page: Page, context: BrowserContext): Promise<void> {
  const opened = context.waitForEvent("page");
  await findCentre(page).getByRole("link", { name: "Pay at the payment provider" }).click();
  const provider = await opened;
  await provider.getByRole("button", { name: "Pay from my wallet" }).click();
  await expect(findCentre(page).getByRole("status").getByText("In your balance")).toBeVisible();
  await provider.close();
}

test("MC-03, MC-09, X-34, WL-14: a bonus is given with its deposit, its bar follows play by itself, and giving it up takes the bonus wallet and nothing else", async ({
  page,
  context,
}) => {
  const username = await openForm(page);
  await orderWithBonus(page);
  const bonus = findCentre(page).getByRole("region", { name: "Bonus with this deposit" });
  await expect(bonus).toContainText("Waiting for the deposit");
  await expect(bonus).toContainText("₫5,000.00 is added to your bonus wallet with the deposit.");
  await pay(page, context);
  await expect(bonus).toContainText("Active");
  await expect(bonus).toContainText("₫5,000.00 was added to your bonus wallet. You need to stake ₫25,000.00 for it by");
  await expect(findFunds(page).getByRole("definition")).toHaveText(["₫155,000.00", "₫0.00", "₫5,000.00", "0"]);
  await bonus.getByRole("button", { name: "Your bonuses" }).click();
  await expect(page).toHaveURL(/\/member\/bonusDetails/);
  const card = findCentre(page).getByRole("list", { name: "Your bonuses" }).getByRole("article", { name: daily });
  const bar = card.getByRole("progressbar", { name: "Staked so far" });
  await expect(bar).toHaveAttribute("aria-valuetext", "₫0.00 of ₫25,000.00");
  await expect(card).toContainText("Active");
  expect(await listAxeFaults(page)).toEqual([]);
  // What the sign-up credit and the deposit ask is staked first, of the member's own money.
  const token = await page.evaluate(() => sessionStorage.getItem("token") ?? "");
  const player = { brand, token, username, request: page.request } as const;
  await playRound(player, 100_000, 100_000);
  await expect(findFunds(page).getByRole("definition")).toHaveText([
    "₫155,000.00",
    "₫100,000.00",
    "₫5,000.00",
    /^\d+$/,
  ]);
  await loseStake(player, 50_000);
  await expect.poll(() => readBalance(page)).toBe("105000.00");
  await expect(bar).toHaveAttribute("aria-valuetext", "₫0.00 of ₫25,000.00");
  // A round that is over at once: a spin of a game may bring free ones, and its stake counts when those are played.
  await playRound(player, 1_000, 1_000);
  await expect(bar).toHaveAttribute("aria-valuetext", "₫1,000.00 of ₫25,000.00");
  const before = Number(await readBalance(page));
  await card.getByRole("button", { name: /^Give up bonus/ }).click();
  const question = page.getByRole("alertdialog", { name: "Give up this bonus?" });
  await expect(question).toContainText("You lose ₫5,000.00, which is all that is in your bonus wallet");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(card).toContainText("Active");
  await card.getByRole("button", { name: /^Give up bonus/ }).click();
  await question.getByRole("button", { name: "Give up bonus" }).click();
  await expect(card).toContainText("Given up");
  await expect(card.getByRole("button", { name: /^Give up bonus/ })).toHaveCount(0);
  await expect.poll(async () => Number(await readBalance(page))).toBe(before - 5_000);
  await expect(findFunds(page).getByText("Bonus wallet")).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await card.getByRole("button", { name: "Its deposit" }).click();
  await expect(page).toHaveURL(/\/member\/depositv2\?order=D/);
  await expect(bonus).toContainText("Given up");
});
