import { openDesk } from "./desk.ts";
import { loseStake } from "./loseStake.ts";
import { openNewMember } from "./members.ts";
import { paymentPassword } from "./orderWithdrawal.ts";
import { expect, test, toUrl } from "./site.ts";

const brand = "aurelune";
// Of its own each time: a further try meets the offer of the one before.
const name = `Desk lamp ${Date.now() % 100_000}`;

test("PM-01, PM-03, PM-04: staff offer a gift, a member earns points by play and redeems it, staff reject it, and the points are back", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "owner@aurelune.example", "/AURELUNE/rewards");
  await desk.getByRole("button", { name: "New offer" }).click();
  const form = desk.getByRole("form", { name: "New offer" });
  await form.getByRole("switch", { name: "Players are offered it" }).click();
  await form.getByLabel("Points for one").fill("1");
  await form.getByLabel("Name in English").fill(name);
  await form.getByLabel("Added to the stock").fill("1");
  await form.getByRole("textbox", { name: "Why" }).fill("a lamp for the winter");
  await form.getByRole("button", { name: "Make the offer" }).click();
  await expect(form).toHaveCount(0);

  const username = await openNewMember(page, toUrl(brand), brand, undefined, { paymentPassword });
  const token = (await page.evaluate(() => sessionStorage.getItem("token"))) ?? "";
  await page.goto(toUrl(brand, "/pointMall"));
  const points = page.getByRole("region", { name: "Your points" });
  await expect(points.getByText("0", { exact: true }).first()).toBeVisible();
  await loseStake({ brand, token, username, request: page.request }, 100_000);
  // The open page follows by itself.
  await expect(points.getByText("1", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: `Redeem ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Redeem ${name}` });
  await dialog.getByLabel("Recipient").fill("Ann Bee");
  await dialog.getByLabel("Phone").fill("+84 912 345 678");
  await dialog.getByLabel("Address").fill("1 Harbour Road, Huế");
  await dialog.getByLabel("Payment password").fill(paymentPassword);
  await dialog.getByRole("button", { name: "Redeem", exact: true }).dblclick();
  await expect(page.getByText("Your redemption is in process.", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: `Redeem ${name}` })).toBeDisabled();
  await page.getByRole("tab", { name: "Redemptions" }).click();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("In process");

  await desk.goto(desk.url().replace("/rewards", "/redemptions?state=PROCESS"));
  const order = desk.getByRole("row").filter({ hasText: username });
  await order.getByRole("link").first().click();
  await expect(desk.getByText("1 Harbour Road, Huế", { exact: false })).toBeVisible();
  const decision = desk.getByRole("form", { name: /^Decide about redemption/ });
  await decision.getByRole("textbox").fill("These lamps are no longer made");
  await decision.getByRole("button", { name: "Reject" }).click();
  await expect(desk.getByText("Decided. The member is told.")).toBeVisible();
  await expect(row).toContainText("Rejected");
  await expect(row).toContainText("These lamps are no longer made");
  await expect(points.getByText("1", { exact: true }).first()).toBeVisible();
  await desk.context().close();
});
