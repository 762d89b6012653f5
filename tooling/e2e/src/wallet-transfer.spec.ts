import type { Locator, Page } from "@playwright/test";
import { openDesk } from "./desk.ts";
import { followRound } from "./followRound.ts";
import { pressPlay } from "./pressPlay.ts";
import { openNewMember } from "./members.ts";
import { expect, readBalance, test, toUrl } from "./site.ts";
import { setVendorFault } from "./vendorFault.ts";

// A fault of the vendor is one of all its calls, so these journeys follow each other.
test.describe.configure({ mode: "serial" });

const brand = "saltlantern";
const vendor = "Tidewater";

/** The member centre, open at transfers. */
async function showTransfers(page: Page): Promise<Locator> {
  await page.goto(toUrl(brand, "/member/transferFund"));
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await expect(centre.getByRole("heading", { level: 3, name: "Transfer" })).toBeVisible();
  return centre;
}

/** A new member at transfers, and the member's name. */
async function openTransfers(page: Page): Promise<readonly [centre: Locator, username: string]> {
  const username = await openNewMember(page, toUrl(brand), brand);
  return [await showTransfers(page), username];
}

async function move(centre: Locator, way: "in" | "out", amount: string): Promise<void> {
  const name = way === "in" ? `Main wallet to ${vendor}` : `${vendor} to main wallet`;
  await centre.getByRole("radio", { name }).check();
  await centre.getByLabel("Amount", { exact: false }).first().fill(amount);
  await centre.getByRole("button", { name: "Move the money" }).click();
}

/** The amounts of the wallets, the main one first. */
const readWallets = async (centre: Locator): Promise<readonly string[]> =>
  (await centre.getByRole("list", { name: "Wallets" }).locator("strong").allTextContents()).map(
    (text) => /[\d,]+\.\d\d/.exec(text)?.[0] ?? text,
  );

const states = (centre: Locator): Locator =>
  centre.getByRole("table", { name: "Your transfers" }).getByRole("row").getByRole("cell").last();

test("MC-02, WL-03, WL-04: a member moves money to a vendor and back, both wallets change at once in every tab, and everything comes back by one press", async ({
  page,
  context,
}) => {
  const [centre] = await openTransfers(page);
  const other = await context.newPage();
  const elsewhere = await showTransfers(other);
  expect(await readWallets(centre)).toEqual(["200.00", "0.00"]);
  await move(centre, "in", "100");
  await expect.poll(() => readWallets(centre)).toEqual(["100.00", "100.00"]);
  await expect.poll(() => readWallets(elsewhere)).toEqual(["100.00", "100.00"]);
  await expect(centre.getByRole("row", { name: /Main wallet.*Tidewater.*100\.00.*Done/ })).toBeVisible();
  await move(centre, "out", "30");
  await expect.poll(() => readWallets(centre)).toEqual(["130.00", "70.00"]);
  await centre.getByRole("button", { name: "Bring everything back" }).click();
  await expect.poll(() => readWallets(centre)).toEqual(["200.00", "0.00"]);
  await expect.poll(() => readWallets(elsewhere)).toEqual(["200.00", "0.00"]);
  await expect(centre.getByRole("table", { name: "Your transfers" }).getByRole("row")).toHaveCount(4);
  expect(await page.evaluate(() => sessionStorage.getItem("merchantWallet"))).toBe('{"isSingle":false}');
});

test("WL-05, WL-04: a game of the vendor opens without a question about transfers, plays from its wallet, and what is left comes back @sweep", async ({
  page,
}) => {
  const [centre] = await openTransfers(page);
  await move(centre, "in", "150");
  await expect.poll(() => readWallets(centre)).toEqual(["50.00", "150.00"]);
  await page.goto(toUrl(brand, "/rng?vendor=TIDE"));
  await pressPlay(page);
  await expect(page).toHaveURL(/\/game\?/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const game = page.frameLocator("iframe");
  await expect(game.getByText(/^150\.00/)).toBeVisible();
  const waitRound = followRound(page);
  await game.getByRole("button", { name: "Spin" }).click();
  const { balance } = await waitRound();
  await page.getByRole("link", { name: "Back to the lobby" }).click();
  const after = await showTransfers(page);
  await expect.poll(() => readWallets(after)).toEqual(["50.00", String(balance)]);
  expect(Number(await readBalance(page))).toBeCloseTo(50 + Number(balance), 4);
});

test("X-05: a stake from a vendor's wallet that is more than what a loss limit leaves is refused in the game, which says what is left @sweep", async ({
  page,
}) => {
  const [centre] = await openTransfers(page);
  await move(centre, "in", "150");
  await expect.poll(() => readWallets(centre)).toEqual(["50.00", "150.00"]);
  await page.goto(toUrl(brand, "/member/protection"));
  await centre.getByRole("button", { name: /^Set .*: Loss limit$/ }).click();
  const form = centre.getByRole("form", { name: "Loss limit" });
  // More than the smallest stake, less than the one that the game begins with.
  await form.getByLabel("At most").fill("0.20");
  await form.getByRole("button", { name: "Set limit" }).click();
  await expect(form).toHaveCount(0);
  await page.goto(toUrl(brand, "/rng?vendor=TIDE"));
  await pressPlay(page);
  const game = page.frameLocator("iframe");
  await expect(game.getByText(/^150\.00/)).toBeVisible();
  await game.getByRole("button", { name: "Spin" }).click();
  await expect(game.getByText(/^Your loss limit leaves 0\.20 /).first()).toBeVisible();
  await expect(game.getByText(/^150\.00/)).toBeVisible();
});

test("MC-02, WL-04: while the vendor is silent a transfer is on its way and nothing is lost; staff ask the vendor, and its word ends the transfer", async ({
  page,
  browser,
}) => {
  const [centre, username] = await openTransfers(page);
  await setVendorFault("silent");
  try {
    await move(centre, "in", "100");
    await expect(centre.getByRole("row", { name: /100\.00.*On its way/ })).toBeVisible();
    await expect(centre.getByText(/A provider has not answered yet/)).toBeVisible();
    await expect(centre.getByText(/On its way:.*100\.00/)).toBeVisible();
    expect(await readBalance(page)).toBe("200.00");
    await move(centre, "in", "50");
    await expect(centre.getByRole("alert")).toContainText("Another transfer of this wallet is not finished yet");
    const desk = await openDesk(browser, "owner@saltlantern.example", "/SALTLANTERN/vendor-transfers?state=PENDING");
    const row = desk.getByRole("row", { name: new RegExp(username) });
    await row.getByRole("button", { name: /^Ask the vendor/ }).click();
    await expect(desk.getByText("The vendor does not answer.")).toBeVisible();
    await setVendorFault("none");
    await row.getByRole("button", { name: /^Ask the vendor/ }).click();
    await expect(row).toHaveCount(0);
    // The vendor had never heard of it: the money is back, and the member sees it by itself.
    await expect.poll(() => readWallets(centre)).toEqual(["200.00", "0.00"]);
    await expect(states(centre)).toContainText("Not done");
    const list = new URL("/SALTLANTERN/vendor-transfers", desk.url());
    await desk.goto(list.href);
    const ended = desk.getByRole("row", { name: new RegExp(username) });
    const link = ended.getByRole("link").first();
    const transId = await link.innerText();
    await link.click();
    const beside = desk.getByRole("complementary", { name: transId });
    await expect(beside.getByRole("listitem").last()).toContainText(/Not done · It did not reach the vendor/);
    await expect(beside.getByRole("listitem").first()).toContainText("Stored");
    await desk.goto(`${list.href}/${transId}`);
    await expect(desk.getByRole("heading", { level: 1, name: transId })).toBeVisible();
    await expect(desk.getByRole("button", { name: /^Ask the vendor/ })).toHaveCount(0);
  } finally {
    await setVendorFault("none");
  }
});

test("MC-02: an answer that is lost on the way changes nothing for the member, by keyboard alone on a narrow phone @sweep", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [centre] = await openTransfers(page);
  await setVendorFault("lose");
  try {
    await centre.getByRole("radio", { name: `Main wallet to ${vendor}` }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type("60.50");
    await page.keyboard.press("Enter");
    await expect.poll(() => readWallets(centre)).toEqual(["139.50", "60.50"]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  } finally {
    await setVendorFault("none");
  }
});
