import { openDesk } from "./desk.ts";
import { loseStake } from "./loseStake.ts";
import { openNewMember } from "./members.ts";
import { operate } from "./operator.ts";
import { expect, readBalance, test, toUrl } from "./site.ts";

const brand = "aurelune";

test("MC-14, AC-08: staff give a rebate, what is staked since then can be claimed, once a day, and is in the main wallet", async ({
  page,
  browser,
}) => {
  const username = await openNewMember(page, toUrl(brand), brand);
  const [id, token = ""] = await page.evaluate(() => ["customerId", "token"].map((key) => sessionStorage.getItem(key)));
  const desk = await openDesk(browser, "owner@aurelune.example", `/AURELUNE/agents/${id}`);
  const give = async (button: string, why: string, rebate?: string): Promise<void> => {
    await desk.getByRole("button", { name: button }).click();
    const dialog = desk.getByRole("dialog");
    if (rebate !== undefined) await dialog.getByRole("textbox", { name: "Rebate, in percent" }).fill(rebate);
    await dialog.getByRole("textbox", { name: "Why" }).fill(why);
    await dialog.getByRole("button", { name: button }).click();
    await expect(dialog).toHaveCount(0);
  };
  await give("Make an agent", "runs a club");
  await give("Set the rebate", "as agreed", "0.8");
  await desk.context().close();

  await page.goto(toUrl(brand, "/member/manualRebate"));
  const centre = page.getByRole("dialog", { name: "Member centre" });
  const claim = centre.getByRole("region", { name: "Claim", exact: true });
  await expect(claim.getByRole("button", { name: "Claim" })).toBeDisabled();
  await loseStake({ brand, token: token ?? "", username, request: page.request }, 50_000);
  // What has settled is read by two jobs, each of which reads up to what has surely been written.
  await expect(async () => {
    await operate("jobs", "run", "measure-teams");
    await operate("jobs", "run", "measure-rebates");
    await page.reload();
    await expect(claim).toContainText("₫400.00", { timeout: 3_000 });
  }).toPass();
  await expect(centre.getByRole("row").filter({ hasText: "0.80" })).toContainText("₫50,000.00");
  const before = Number(await readBalance(page));
  await claim.getByRole("button", { name: "Claim" }).dblclick();
  await expect(page.getByText("Your rebate is in your main wallet.")).toBeVisible();
  await expect(claim).toContainText("You have claimed today.");
  await expect(claim.getByRole("button", { name: "Claim" })).toBeDisabled();
  await expect.poll(async () => Number(await readBalance(page))).toBe(before + 400);
});
