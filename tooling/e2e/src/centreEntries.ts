import type { Locator, Page } from "@playwright/test";
import { type BrandId, expect, toUrl } from "./site.ts";
import { lookUntil } from "./turnModule.ts";

type Entry = readonly [module: string, path: string, name: string];
type Turn = (page: Page, module: string, state: "on" | "off", brand: BrandId) => Promise<void>;

/** Every entry of the member centre, with its module, address and name. */
export const centreEntries: readonly Entry[] = [
  ["SECCEN3", "securityCenter", "Security"],
  ["KYC3", "identity", "Identity"],
  ["RGCEN3", "protection", "My limits"],
  ["RGTIMEOUT3", "timeOut", "Time-out"],
  ["RGEXCL3", "selfExclusion", "Self-exclusion"],
  ["DEPOSIT3", "depositv2", "Deposit"],
  ["WITHDRAW3", "withdraw", "Withdraw"],
  ["BETREC3", "personalHistoryCopy", "Betting record"],
  ["TRANSREC3", "transactionHistory", "Account record"],
  ["PROFIT3", "personalProfit", "Personal profit"],
  ["BONUSDET3", "bonusDetails", "Bonuses"],
  ["MESSAGES3", "messageV2", "Inbox"],
  ["REFERRAL3", "referral", "Invite friends"],
];

/** The entry that is there only where vendors have wallets of their own. */
export const transferEntry: Entry = ["TRANSFER3", "transferFund", "Transfer"];

/** The entries of the open member centre. */
export const findEntries = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Member centre" }).getByRole("navigation").getByRole("link");

/** Expects an entry while its module is on, none while it is off, and its address to say then that it is closed. */
export async function checkEntry(page: Page, brand: BrandId, [module, path, name]: Entry, turn: Turn): Promise<void> {
  const soon = { timeout: 600 };
  const entry = findEntries(page).filter({ hasText: new RegExp(`^${name}$`) });
  const closed = page.getByRole("dialog").getByRole("heading", { name: "This is closed just now" });
  await page.goto(toUrl(brand, `/member/${path}`));
  await expect(entry).toHaveCount(1);
  await turn(page, module, "off", brand);
  await lookUntil(page, () => expect(entry).toHaveCount(0, soon));
  await expect(closed).toBeVisible();
  await turn(page, module, "on", brand);
  await lookUntil(page, () => expect(entry).toHaveCount(1, soon));
  await expect(closed).toHaveCount(0);
}
