import { openDesk, listFaultsInLooks } from "./desk.ts";
import { continueDeposit } from "./continueDeposit.ts";
import { openNewMember } from "./members.ts";
import { expect, test, toNewName, toUrl } from "./site.ts";

const brand = "aurelune";

test("X-52: staff find a member's deposit by its number and by what is known of it; the member's name stands in no address", async ({
  page,
  browser,
}) => {
  const name = toNewName();
  await openNewMember(page, toUrl(brand, "/member/depositv2"), brand, name);
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await centre.getByRole("button", { name: "Continue without a limit" }).click();
  await centre.getByRole("radio", { name: /^Bank transfer/ }).check();
  await centre.getByLabel("Amount", { exact: false }).first().fill("170000");
  await continueDeposit(centre);
  await expect(page).toHaveURL(/order=D/);
  const number = new URL(page.url()).searchParams.get("order") ?? "";

  const desk = await openDesk(browser, "payments@aurelune.example", "/AURELUNE/deposits");
  await desk.keyboard.press("Control+k");
  const search = desk.getByRole("combobox", { name: /^Page, member, number/ });
  await search.fill(number.toLowerCase());
  await expect(desk.getByRole("option", { name: `${number} · ${name}` })).toBeVisible();
  await desk.keyboard.press("Enter");
  const table = desk.getByRole("table", { name: "Deposits" });
  await expect(desk.getByRole("heading", { level: 1, name: number })).toBeVisible();
  const order = desk.getByRole("region", { name: "Order" });
  await expect(order).toContainText("170,000.00 VND");
  await expect(desk.getByRole("region", { name: "What has happened" })).toContainText("Waiting for payment");
  await desk.getByRole("main").getByRole("link", { name: "Deposits" }).click();
  await desk.getByLabel("Number").fill(number);
  await desk.keyboard.press("Enter");
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(desk.getByText("1 in all")).toBeVisible();
  // Beside the list too; Back closes it there.
  await table.getByRole("link", { name: number }).click();
  const side = desk.getByRole("complementary", { name: number });
  await expect(side).toContainText("170,000.00 VND");
  await desk.goBack();
  await expect(side).toHaveCount(0);

  // Another way to it: by its member, whose name stays out of the address, and what is known of it.
  await desk.getByRole("button", { name: "Clear" }).click();
  await expect(desk.getByLabel("Number")).toHaveValue("");
  await desk.getByRole("button", { name: "More filters" }).click();
  const form = desk.getByRole("search", { name: "Deposits" });
  await form.getByLabel("Member").fill(name.toUpperCase());
  await form.getByLabel("Paid by").selectOption({ label: "Bank transfer" });
  await form.getByLabel("At least").fill("170000");
  await form.getByLabel("At most").fill("170000");
  await desk.keyboard.press("Enter");
  await expect(desk).toHaveURL(/type=BANK/);
  expect(desk.url()).not.toContain(name);
  await expect(table.getByRole("row")).toHaveCount(2);
  await form.getByLabel("At least").fill("170001");
  await desk.keyboard.press("Enter");
  await expect(desk.getByText("Nothing is listed with these filters.")).toBeVisible();
  await form.getByLabel("At least").fill("");
  await desk.keyboard.press("Enter");
  await expect(desk.getByText("1 in all")).toBeVisible();
  await table.getByRole("button", { name: "Ordered" }).click();
  await expect(desk).toHaveURL(/sort=smallest/);
  await expect(table.getByRole("row")).toHaveCount(2);
  expect(await listFaultsInLooks(desk)).toEqual([]);
  // From the member's page to the member's orders.
  await desk.setViewportSize({ width: 1280, height: 800 });
  await table.getByRole("link", { name }).click();
  await desk.getByRole("tab", { name: "Wallet" }).click();
  await desk
    .getByRole("navigation", { name: "Orders and rounds of this member" })
    .getByRole("link", { name: "Deposits" })
    .click();
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(form.getByLabel("Member")).toHaveValue(name);
  expect(desk.url()).not.toContain(name);
});
