import { openDesk } from "./desk.ts";
import { playRound } from "./loseStake.ts";
import { openNewMember } from "./members.ts";
import { expect, readBalance, test, toUrl } from "./site.ts";

const brand = "aurelune";

test("PM-12, PM-13: a member plays and sees the level rise, claims its gift once, and staff pin a level that the open page shows", async ({
  page,
  browser,
}) => {
  const username = await openNewMember(page, toUrl(brand), brand);
  const [id, token = ""] = await page.evaluate(() => ["customerId", "token"].map((key) => sessionStorage.getItem(key)));
  const player = { brand, token: token ?? "", username, request: page.request } as const;
  await page.goto(toUrl(brand, "/member/vip"));
  const centre = page.getByRole("dialog", { name: "Member centre" });
  const own = centre.getByRole("region", { name: "Your level" });
  await expect(own).toContainText("No VIP level yet");
  // Ten million dong, in stakes as large as a game takes, have to be won first.
  await playRound(player, 50_000, 9_950_000);
  await expect(own).toContainText("₫50,000.00 of ₫10,000,000.00");
  for (const stake of [2_000_000, 2_000_000, 2_000_000, 2_000_000, 1_950_000]) await playRound(player, stake, 0);
  // The open page follows by itself, and so does the label beside the name.
  await expect(own).toContainText("VIP 1");
  await expect(own.getByRole("progressbar", { name: "To keep VIP 1" })).toHaveAttribute("aria-valuenow", "0");
  const claim = centre.getByRole("button", { name: "Claim the gift of VIP 1" });
  const before = Number(await readBalance(page));
  await claim.dblclick();
  await expect(page.getByText("₫18,000.00 is in your main wallet.")).toBeVisible();
  await expect(claim).toHaveCount(0);
  await expect.poll(async () => Number(await readBalance(page))).toBe(before + 18_000);

  const desk = await openDesk(browser, "owner@aurelune.example", "/AURELUNE/vip-levels?level=1");
  await expect(desk.getByRole("row").filter({ hasText: username })).toContainText("10,000,000.00 VND");
  await desk.goto(desk.url().replace(/vip-levels.*/, `members/${id}?part=level`));
  await desk.getByRole("button", { name: "Pin a level" }).click();
  const form = desk.getByRole("form", { name: "Pin a level" });
  await form.getByLabel("Not below").selectOption("5");
  await form.getByRole("textbox", { name: "Why" }).fill("a guest of the house");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(desk.getByText("Not below level 5")).toBeVisible();
  await desk.context().close();

  await expect(own).toContainText("VIP 5");
  await expect(own.getByRole("progressbar", { name: "To VIP 6" })).toBeVisible();
  await expect(centre.getByRole("button", { name: "Claim the gift of VIP 5" })).toHaveCount(0);
});
