import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { callGateway } from "./houseClient.ts";
import { listAxeFaults } from "./listAxeFaults.ts";
import { readCode, readNewest } from "./outbox.ts";
import { pressPlay } from "./pressPlay.ts";
import { openNewMember } from "./members.ts";
import { brands, expect, test, toNewName, toUrl } from "./site.ts";

const brand = "aurelune";

interface Member {
  readonly centre: Locator;
  readonly ask: (path: string) => Promise<Record<string, unknown>>;
}

/** A new member who has played one round. */
async function openMember(page: Page): Promise<Member> {
  const username = await openNewMember(page, toUrl(brand, "/inhouse"), brand);
  await pressPlay(page);
  const settled = page.waitForResponse((response) => response.url().includes("/wallets/balance") && response.ok());
  await page.frameLocator("iframe").getByRole("button", { name: "Spin" }).click();
  await settled;
  const token = await page.evaluate(() => sessionStorage.getItem("token") ?? "");
  return {
    centre: page.getByRole("dialog", { name: "Member centre" }),
    ask: (path) => callGateway({ brand, token, username, request: page.request }, "GET", path),
  };
}

const digits = (text: string): number => Number(text.replaceAll("−", "-").replaceAll(/[^0-9.-]/g, ""));

/** The sum over all pages under a name. */
const readTotal = async (centre: Locator, name: string): Promise<number> =>
  digits((await centre.locator("dl > div", { hasText: name }).locator("dd").first().textContent()) ?? "");

test("MC-06, X-46: the betting record has the round with its sums, is filtered by provider and state, and the game shows the round again", async ({
  page,
}) => {
  const { centre, ask } = await openMember(page);
  await page.goto(toUrl(brand, "/member/personalHistoryCopy"));
  const table = centre.getByRole("table", { name: "Betting record" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Time",
    "Game",
    "Stake",
    "Win",
    "Result",
    "State",
    "Round",
  ]);
  await expect(table.getByRole("row")).toHaveCount(2);
  const { list } = await ask("/wps/report/bets?pageNo=1&pageSize=20");
  const [bet] = Array.isArray(list) ? list : [];
  const { stake, win, net, roundId, vendorName } = Object(bet);
  const cells = table.getByRole("row").nth(1).getByRole("cell");
  for (const [index, value] of [stake, win, net].entries())
    expect(digits((await cells.nth(index + 2).textContent()) ?? "")).toBe(Number(value));
  for (const [name, value] of [
    ["Stakes", stake],
    ["Wins", win],
    ["Result", net],
  ] as const)
    expect(await readTotal(centre, name), name).toBe(Number(value));
  expect(await listAxeFaults(page)).toEqual([]);
  await centre.getByLabel("State").selectOption("Returned");
  await expect(centre.getByText("Nothing in this period")).toBeVisible();
  await expect(page).toHaveURL(/state=ROLLED_BACK/);
  await page.goBack();
  await expect(table.getByRole("row")).toHaveCount(2);
  await centre.getByLabel("Provider", { exact: true }).selectOption({ label: String(vendorName) });
  await expect(page).toHaveURL(/vendor=/);
  await expect(table.getByRole("row")).toHaveCount(2);
  await table.getByRole("button", { name: /^Show round/ }).click();
  await expect(page).toHaveURL(/round=/);
  await expect(centre.getByText(String(roundId))).toBeVisible();
  const steps = centre.getByRole("table", { name: "Money the round moved" });
  await expect(steps.getByRole("row").nth(1).getByRole("cell").nth(1)).toHaveText("Stake");
  expect(await listAxeFaults(page)).toEqual([]);
  await centre.getByRole("link", { name: "Show the round again" }).click();
  const game = page.frameLocator("iframe");
  await expect(game.getByText(String(roundId))).toBeVisible();
});

test("MC-08: the personal profit says deposits, withdrawals, stakes, wins, rebates and net by day and month @sweep", async ({
  page,
}) => {
  const { centre, ask } = await openMember(page);
  await page.goto(toUrl(brand, "/member/personalProfit"));
  const table = centre.getByRole("table", { name: "Personal profit" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Period",
    "Deposits",
    "Withdrawals",
    "Stakes",
    "Wins",
    "Rebates",
    "Net",
  ]);
  const { list } = await ask("/wps/report/bets?pageNo=1&pageSize=20");
  const { stake, win, net } = Object(Array.isArray(list) ? list[0] : {});
  const wanted = [0, 0, Number(stake), Number(win), 0, Number(net)];
  const readLine = async (): Promise<readonly number[]> =>
    (await table.getByRole("row").nth(1).getByRole("cell").allTextContents()).slice(1).map(digits);
  await expect(table.getByRole("row")).toHaveCount(2);
  expect(await readLine()).toEqual(wanted);
  expect(await readTotal(centre, "Net")).not.toBeNaN();
  expect(await listAxeFaults(page)).toEqual([]);
  await centre.getByLabel("Group by").selectOption("Month");
  await expect(table.getByRole("row").nth(1).getByRole("cell").first()).toHaveText(/^[A-Z][a-z]+ \d{4}$/);
  expect(await readLine()).toEqual(wanted);
});

test("X-46, X-47: the CSV of a month has the lines of the screen, its PDF and the statement of a year are downloaded @sweep", async ({
  page,
}) => {
  const { centre } = await openMember(page);
  await page.goto(toUrl(brand, "/member/transactionHistory"));
  await centre.getByLabel("Month", { exact: true }).selectOption({ index: 1 });
  const table = centre.getByRole("table", { name: "Account record" });
  await expect(table.getByRole("row").nth(1)).toBeVisible();
  const save = async (name: RegExp) => {
    const [download] = await Promise.all([page.waitForEvent("download"), centre.getByRole("button", { name }).click()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const csv = await save(/as CSV$/);
  expect(csv.name).toMatch(/^account-record-\d{4}-\d\d\.csv$/);
  const lines = csv.bytes.toString("utf8").slice(1).trimEnd().split("\r\n");
  const rows = table.getByRole("row");
  await expect(rows).toHaveCount(lines.length);
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const [at = "", type = "", , , amount, balance] = line.split(",");
    const cells = await rows.nth(index).getByRole("cell").allTextContents();
    expect([cells[0], digits(cells[2] ?? ""), digits(cells[3] ?? "")]).toEqual([at, Number(amount), Number(balance)]);
    expect(cells[1]?.startsWith(type), type).toBe(true);
  }
  const pdf = await save(/as PDF$/);
  await page.goto(toUrl(brand, "/member/personalHistoryCopy"));
  await centre.getByLabel("Month", { exact: true }).selectOption({ index: 1 });
  const rounds = centre.getByRole("table", { name: "Betting record" }).getByRole("row");
  await expect(rounds).toHaveCount(2);
  const bets = (await save(/as CSV$/)).bytes.toString("utf8").slice(1).trimEnd().split("\r\n");
  expect(bets).toHaveLength(2);
  const [time, game, vendor, , state, stake, win, net] = (bets[1] ?? "").split(",");
  const shown = await rounds.nth(1).getByRole("cell").allTextContents();
  expect([shown[0], shown[1], shown[5]]).toEqual([time, `${game}${vendor}`, state]);
  expect(shown.slice(2, 5).map(digits)).toEqual([stake, win, net].map(Number));
  expect([pdf.name.endsWith(".pdf"), pdf.bytes.subarray(0, 5).toString()]).toEqual([true, "%PDF-"]);
  await page.goto(toUrl(brand, "/member/personalProfit"));
  const statement = await save(/^Download \d{4} as PDF$/);
  expect(statement.name).toMatch(/^statement-\d{4}\.pdf$/);
  expect(statement.bytes.toString("latin1")).toContain("/Lang (en)");
});

test("X-47: the tax report of a year is downloaded, and goes by mail to a confirmed mailbox alone @sweep", async ({
  page,
}) => {
  const { centre } = await openMember(page);
  await page.goto(toUrl(brand, "/member/personalProfit"));
  await expect(centre.getByText("confirm your address in the security centre first")).toBeVisible();
  const send = centre.getByRole("button", { name: /^Send \d{4} by e-mail$/ });
  await expect(send).toHaveCount(0);
  await centre.getByLabel("Report", { exact: true }).selectOption("Tax report");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    centre.getByRole("button", { name: /^Download \d{4} as CSV$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tax-report-\d{4}\.csv$/);
  const lines = readFileSync(await download.path(), "utf8")
    .slice(1)
    .trimEnd()
    .split("\r\n");
  const [game = [], total = []] = lines.slice(1).map((line) => line.split(","));
  expect(game[0]).toBe("In-house");
  const stakes = await readTotal(centre, "Stakes");
  expect([Number(game[1]), Number(total[1])]).toEqual([stakes, stakes]);
  expect(stakes).toBeGreaterThan(0);
  await page.goto(toUrl(brand, "/member/securityCenter"));
  const mail = `${toNewName()}@mail.example`;
  await centre.getByRole("button", { name: "Add e-mail" }).click();
  const form = centre.getByRole("form", { name: "Add e-mail" });
  await form.getByLabel("New e-mail").fill(mail);
  await form.getByRole("button", { name: "Send code" }).click();
  await form.getByLabel(/^Code from/).fill(await readCode(brand, mail));
  await form.getByLabel("Login password", { exact: true }).fill(brands[brand].password);
  await form.getByRole("button", { name: "Confirm" }).click();
  await expect(form).toHaveCount(0);
  await page.goto(toUrl(brand, "/member/personalProfit"));
  await send.click();
  await expect(page.getByText("On its way to e***@mail.example.")).toBeVisible();
  await expect.poll(() => readNewest(brand, mail)).toContain("Here is the statement of");
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await listAxeFaults(page)).toEqual([]);
});
