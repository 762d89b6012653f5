import { openDesk } from "./desk.ts";
import { loseStake } from "./loseStake.ts";
import { openNewMember } from "./members.ts";
import { expect, readBalance, test, toUrl } from "./site.ts";

const brand = "aurelune";
const title = "Stake 50,000 in one night";

test("PM-09, PM-11, MC-12: staff make a mission, a member plays and sees it fill, claims it once, and the balance rises once", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "owner@aurelune.example", "/AURELUNE/missions");
  await desk.getByRole("button", { name: "New mission" }).click();
  const form = desk.getByRole("form", { name: "New mission" });
  await form.getByRole("switch", { name: "Members are offered it" }).click();
  await form.getByLabel("Title in English").fill(title);
  await form.getByLabel(/^Target, in/).fill("50000");
  await form.getByLabel(/^Reward, in/).fill("400");
  await form.getByLabel("Place in the list").fill("0");
  await form.getByRole("textbox", { name: "Why" }).fill("a mission for tonight");
  await form.getByRole("button", { name: "Make the mission" }).click();
  await expect(form).toHaveCount(0);

  const username = await openNewMember(page, toUrl(brand), brand);
  const token = (await page.evaluate(() => sessionStorage.getItem("token"))) ?? "";
  await page.goto(toUrl(brand, "/member/missionLeaderboard"));
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await centre.getByRole("tab", { name: "Daily" }).click();
  const card = centre.getByRole("article", { name: title });
  await expect(card.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  await loseStake({ brand, token, username, request: page.request }, 20_000);
  // The open page follows by itself.
  await expect(card.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
  await loseStake({ brand, token, username, request: page.request }, 30_000);
  const claim = card.getByRole("button", { name: `Claim: ${title}` });
  await expect(claim).toBeEnabled();
  const before = Number(await readBalance(page));
  await claim.dblclick();
  await expect(page.getByText("₫400.00 is in your main wallet.")).toBeVisible();
  await expect(card).toContainText("Claimed");
  await expect(claim).toHaveCount(0);
  await expect.poll(async () => Number(await readBalance(page))).toBe(before + 400);

  await desk.reload();
  const row = desk.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText("400");
  await row.getByRole("button", { name: `Stop: ${title}` }).click();
  const stop = desk.getByRole("form", { name: "Stop a mission" });
  await stop.getByRole("textbox", { name: "Why" }).fill("the night is over");
  await stop.getByRole("button", { name: "Stop it now" }).click();
  await expect(row.getByRole("button", { name: `Stop: ${title}` })).toHaveCount(0);
  await desk.context().close();
});
