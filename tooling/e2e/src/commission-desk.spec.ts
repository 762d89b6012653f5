import type { Page } from "@playwright/test";
import { listFaultsInLooks, openDesk, toDesk } from "./desk.ts";
import { openAs, openNewMember } from "./members.ts";
import { expect, test, toUrl } from "./site.ts";

const name = "Contracts of agents";

/** Makes the member of a page's session an agent directly under the house. */
async function makeAgent(page: Page, desk: Page): Promise<void> {
  const id = await page.evaluate(() => sessionStorage.getItem("customerId"));
  await desk.goto(toDesk(`/PAPERKITE/agents/${id}`));
  await desk.getByRole("button", { name: "Make an agent" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Why" }).fill("runs a club");
  await dialog.getByRole("button", { name: "Make an agent" }).click();
  await expect(desk.getByText("is an agent now.")).toBeVisible();
}

test("CT-03, CT-08: staff offer an agent a contract by two people, who is asked at the login, agrees, and staff see it in force", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "owner@paperkite.example", "/PAPERKITE/agents");
  const agent = await openNewMember(page, toUrl("paperkite"), "paperkite");
  await makeAgent(page, desk);

  await desk.goto(toDesk("/PAPERKITE/contracts"));
  await desk.getByRole("button", { name: "Offer a contract" }).click();
  const form = desk.getByRole("dialog", { name: "Offer a contract" });
  await form.getByRole("combobox", { name: "Kind" }).selectOption("DAILY");
  await form.getByRole("textbox", { name: "Agent" }).fill(`${agent}x`);
  await form.getByRole("textbox", { name: "Rate in percent" }).fill("5.01");
  await form.getByRole("textbox", { name: "Why" }).fill("a big team");
  await form.getByRole("button", { name: "Propose it" }).click();
  await expect(form.getByText("At most 5.00 %.")).toBeVisible();
  await form.getByRole("textbox", { name: "Rate in percent" }).fill("0.5");
  await form.getByRole("button", { name: "Add a tier" }).click();
  await form.getByRole("textbox", { name: "Rate in percent" }).nth(1).fill("0.8");
  await form.getByRole("textbox", { name: "Valid bets per day" }).nth(1).fill("1000000");
  await form.getByRole("button", { name: "Propose it" }).click();
  // The account is none: what was typed stays.
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Valid bets per day" }).nth(1)).not.toHaveValue("");
  await form.getByRole("textbox", { name: "Agent" }).fill(agent);
  await form.getByRole("button", { name: "Propose it" }).dblclick();
  await expect(desk.getByText("It is proposed.")).toBeVisible();

  const partner = await openDesk(browser, "partner@paperkite.example", "/PAPERKITE/proposals");
  const line = partner.getByRole("row").filter({ hasText: agent });
  await expect(line).toContainText("0.5 %, 0.8 %");
  await line.getByRole("button", { name: "Approve" }).click();
  await partner.getByRole("dialog").getByLabel("Note for the log").fill("agreed");
  await partner.getByRole("button", { name: "Approve and carry out" }).click();
  await expect(line.getByText("Approved")).toBeVisible();

  const visit = await browser.newContext();
  const own = await visit.newPage();
  await openAs(own, toUrl("paperkite"), "paperkite", agent);
  const asked = own.getByRole("dialog", { name: "Contracts wait for your answer" });
  await asked.getByRole("button", { name: "Accept" }).click();
  await own.getByRole("dialog", { name: "Accept" }).getByRole("button", { name: "Accept" }).click();
  await expect(own.getByText("You have agreed.")).toBeVisible();
  await visit.close();

  await desk.goto(toDesk("/PAPERKITE/contracts"));
  await desk.getByRole("textbox", { name: "Username" }).fill(agent);
  await desk.getByRole("button", { name: "Filter" }).click();
  const row = desk.getByRole("table", { name }).getByRole("row").filter({ hasText: agent });
  await expect(row).toContainText("In force");
  expect(await listFaultsInLooks(desk)).toEqual([]);
  await row.getByRole("link", { name: "Daily salary" }).click();
  await expect(desk.getByRole("heading", { level: 1, name: agent })).toBeVisible();
  await expect(desk.getByRole("table", { name: "Tiers" })).toContainText("0.80");
  expect(await listFaultsInLooks(desk)).toEqual([]);
  for (const each of [desk, partner]) await each.context().close();
});
