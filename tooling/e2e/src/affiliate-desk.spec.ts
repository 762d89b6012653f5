import { listFaultsInLooks, openDesk, toDesk } from "./desk.ts";
import { openNewMember } from "./members.ts";
import { expect, test, toUrl } from "./site.ts";

test("X-56: staff write an affiliate plan, whose faults stand at their fields, offer it by two people, and see who is asked", async ({
  page,
  browser,
}) => {
  const account = await openNewMember(page, toUrl("paperkite"), "paperkite");
  const desk = await openDesk(browser, "owner@paperkite.example", "/PAPERKITE/affiliate-plans");
  await desk.getByRole("button", { name: "Write a plan" }).click();
  const form = desk.getByRole("dialog", { name: "Write a plan" });
  const name = `Partners of ${account}`;
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByRole("combobox", { name: "Kind" }).selectOption("TIERED");
  const rates = form.getByRole("textbox", { name: "Rate in percent" });
  await rates.fill("80.01");
  await form.getByRole("button", { name: "Write it" }).click();
  await expect(form.getByText("At most 80.00 %.")).toBeVisible();
  await rates.fill("30");
  await form.getByRole("button", { name: "Add a tier" }).click();
  await rates.nth(1).fill("20");
  await form.getByRole("textbox", { name: "Qualified players from" }).nth(1).fill("5");
  await form.getByRole("button", { name: "Write it" }).click();
  await expect(form.getByText("More than 30.00 %, the rate of the tier before.")).toBeVisible();
  await rates.nth(1).fill("35.5");
  await form.getByRole("button", { name: "Write it" }).dblclick();
  await expect(desk.getByText("The plan is written.")).toBeVisible();
  const plans = desk.getByRole("table", { name: "Affiliate plans" });
  await expect(plans.getByRole("row").filter({ hasText: name })).toHaveCount(1);
  expect(await listFaultsInLooks(desk)).toEqual([]);

  await plans.getByRole("link", { name }).click();
  await expect(desk.getByRole("table", { name: "Tiers" })).toContainText("35.50");
  expect(await listFaultsInLooks(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Offer the plan" }).click();
  const offer = desk.getByRole("dialog", { name: "Offer the plan" });
  await offer.getByRole("textbox", { name: "Username" }).fill(`${account}x`);
  await offer.getByRole("textbox", { name: "Why" }).fill("writes about games");
  await offer.getByRole("button", { name: "Propose it" }).click();
  // The account is none: what was typed stays.
  await expect(offer.getByRole("textbox", { name: "Username" })).toHaveAttribute("aria-invalid", "true");
  await offer.getByRole("textbox", { name: "Username" }).fill(account);
  await offer.getByRole("button", { name: "Propose it" }).click();
  await expect(desk.getByText("It is proposed.")).toBeVisible();

  const partner = await openDesk(browser, "partner@paperkite.example", "/PAPERKITE/proposals");
  const line = partner.getByRole("row").filter({ hasText: account });
  await expect(line).toContainText(name);
  await line.getByRole("button", { name: "Approve" }).click();
  await partner.getByRole("dialog").getByLabel("Note for the log").fill("agreed");
  await partner.getByRole("button", { name: "Approve and carry out" }).click();
  await expect(line.getByText("Approved")).toBeVisible();

  await desk.goto(toDesk("/PAPERKITE/affiliates"));
  const row = desk.getByRole("table", { name: "Affiliates" }).getByRole("row").filter({ hasText: account });
  await expect(row).toContainText("Offered");
  expect(await listFaultsInLooks(desk)).toEqual([]);
  await row.getByRole("link", { name: account, exact: true }).click();
  await expect(desk.getByRole("heading", { level: 1, name: account })).toBeVisible();
  await desk.getByRole("button", { name: `End ${name}` }).click();
  const end = desk.getByRole("dialog", { name });
  await end.getByRole("textbox", { name: "Why" }).fill("has changed the mind");
  await end.getByRole("button", { name: "Take it back" }).click();
  await expect(desk.getByRole("table", { name: "Plans" })).toContainText("Taken back");
  expect(await listFaultsInLooks(desk)).toEqual([]);
  await desk.goto(toDesk("/PAPERKITE/affiliate-bills"));
  await expect(desk.getByRole("heading", { level: 1, name: "Bills of affiliates" })).toBeVisible();
  expect(await listFaultsInLooks(desk)).toEqual([]);
  for (const each of [desk, partner]) await each.context().close();
});
