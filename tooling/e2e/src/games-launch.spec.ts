import type { Page } from "@playwright/test";
import { openNewMember } from "./members.ts";
import { expect, test, toUrl } from "./site.ts";

const cardsOf = (page: Page) => page.getByRole("main").getByRole("article");

test("GM-15, AP-75: Continue playing requests and shows the last played games, the newest first", async ({ page }) => {
  await openNewMember(page, toUrl("aurelune"), "aurelune");
  const names: string[] = [];
  for (const place of [2, 4, 0]) {
    await page.goto(toUrl("aurelune", "/inhouse"));
    const card = cardsOf(page).nth(place);
    names.push((await card.getByRole("heading").textContent()) ?? "");
    const launched = page.waitForResponse(/launchGame/);
    await card.getByRole("button", { name: /^Play / }).click();
    expect((await launched).ok()).toBe(true);
  }
  const [first = "", second = "", third = ""] = names;
  const headings = page.getByRole("region", { name: "Continue playing" }).getByRole("heading", { level: 3 });
  const asked = page.waitForRequest(/GCS_recentGame/);
  await page.goto(toUrl("aurelune"));
  await expect(headings).toHaveText([third, second, first]);
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ clientType: "3", language: "EN" });
  // A game that is played again moves to the front and is listed once.
  await page.goto(toUrl("aurelune", "/inhouse"));
  const launched = page.waitForResponse(/launchGame/);
  await cardsOf(page)
    .nth(2)
    .getByRole("button", { name: /^Play / })
    .click();
  expect((await launched).ok()).toBe(true);
  await page.goto(toUrl("aurelune"));
  await expect(headings).toHaveText([first, third, second]);
});
