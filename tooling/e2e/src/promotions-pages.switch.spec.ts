import type { Locator } from "@playwright/test";
import { listPageFaults } from "./desk.ts";
import { openNewMember } from "./members.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { drawPicture } from "./pictures.ts";
import { expect, test } from "./site.ts";

// A platform of its own, at whose merchants nobody else makes promotions.
const { toSite, openDesk } = useOwnPlatform();

async function save(form: Locator, button: string): Promise<void> {
  await form.getByRole("textbox", { name: "Why" }).fill("a promotion of the week");
  await form.getByRole("button", { name: button }).click();
}

/** Fills in what every page has, and shows it to visitors. */
async function fillPage(
  form: Locator,
  { title, text, picture }: { readonly title: string; readonly text: string; readonly picture: string },
): Promise<void> {
  await form.getByLabel("Title in English").fill(title);
  const box = form.getByRole("textbox", { name: "Text in English" });
  await box.click();
  await box.pressSequentially(text);
  await form.getByRole("textbox", { name: "Picture", exact: true }).fill(`/art/promotions/${picture}.svg`);
  await form.getByRole("switch", { name: "Visitors see it" }).click();
}

test("PR-01, PR-04, PR-05: staff write a page, a member applies with two pictures, staff answer, the member is told and claims", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "promotion-pages");
  await desk.getByRole("button", { name: "New page" }).click();
  const form = desk.getByRole("form", { name: "Page of a promotion" });
  await save(form, "Save the page");
  await expect(form.getByLabel("Title in English")).toBeFocused();
  await fillPage(form, { title: "Win of the week", text: "Send us your best win.", picture: "RNG-week" });
  await form.getByLabel("What brings a bonus").selectOption("APPLICATION");
  await form.getByLabel(/^Least bonus/).fill("10");
  await form.getByLabel(/^Maximum bonus/).fill("500");
  await expect(form.getByRole("region", { name: "Text in English" })).toContainText("Send us your best win.");
  expect(await listPageFaults(desk)).toEqual([]);
  await form.getByRole("button", { name: "Save the page" }).click();
  await expect(desk.getByRole("list", { name: "Order of promotions" })).toContainText("Win of the week");

  await openNewMember(page, toSite("/promotions"), "kickline");
  await page.goto(toSite("/promotions"));
  await page.getByRole("link", { name: "Win of the week" }).click();
  const dialog = page.getByRole("dialog", { name: "Win of the week" });
  await dialog.getByRole("button", { name: "Apply" }).click();
  await dialog.getByLabel("Comment (optional)").fill("Three in a row");
  for (const [name, color] of [
    ["first.png", [40, 90, 160]],
    ["second.png", [160, 90, 40]],
  ] as const) {
    await dialog.locator("input[type=file]").setInputFiles(drawPicture(name, [...color]));
    await expect(dialog.getByRole("img", { name })).toBeVisible();
  }
  await dialog.getByRole("button", { name: "Send application" }).click();
  await expect(dialog.getByText("Under review")).toBeVisible();

  await desk.getByRole("link", { name: /^Applications/ }).click();
  await desk.getByRole("link", { name: "Win of the week" }).click();
  await expect(desk.getByText("Three in a row")).toBeVisible();
  await expect(desk.getByRole("img", { name: "Picture 2" })).toBeVisible();
  const answer = desk.getByRole("form", { name: "Answer the application" });
  await answer.getByLabel(/^Bonus, in/).fill("501");
  await save(answer, "Approve");
  await expect(answer.getByText("From 10.00 to 500.00.").last()).toBeVisible();
  await answer.getByLabel(/^Bonus, in/).fill("50");
  expect(await listPageFaults(desk)).toEqual([]);
  await answer.getByRole("button", { name: "Approve" }).click();
  await expect(answer).toHaveCount(0);

  // The open page learns of it by itself.
  await expect(dialog.getByText("Ready to claim")).toBeVisible();
  await dialog.getByRole("button", { name: /^Claim/ }).click();
  await expect(dialog.getByText("Claimed", { exact: true })).toBeVisible();
  await dialog.getByRole("link", { name: "See your bonuses" }).click();
  await expect(page.getByRole("article", { name: "Win of the week" })).toBeVisible();
  await desk.context().close();
});

test("X-34: staff make a promotion for gifts and give a member one; the member's open page is told, and the member claims it", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "promotion-pages");
  await desk.getByRole("button", { name: "New page" }).click();
  const form = desk.getByRole("form", { name: "Page of a promotion" });
  await fillPage(form, { title: "With our thanks", text: "A bonus from our team.", picture: "LIVE-gift" });
  const by = form.getByLabel("What brings a bonus");
  await by.selectOption("LOSS");
  await form.getByLabel("Percent of the loss").fill("31");
  await save(form, "Save the page");
  await expect(form.getByText("A whole number from 1 to 30.")).toBeVisible();
  await by.selectOption("LEVEL");
  await expect(form.getByLabel("From VIP level")).toBeVisible();
  await by.selectOption("GIFT");
  await form.getByLabel(/^Least bonus/).fill("10");
  await form.getByLabel(/^Maximum bonus/).fill("500");
  expect(await listPageFaults(desk)).toEqual([]);
  await form.getByRole("button", { name: "Save the page" }).click();
  await expect(desk.getByRole("list", { name: "Order of promotions" })).toContainText("With our thanks");

  const username = await openNewMember(page, toSite("/promotions"), "kickline");
  await page.goto(toSite("/promotions"));
  await desk.getByRole("navigation").getByRole("link", { name: "Members", exact: true }).click();
  await desk.getByRole("searchbox").first().fill(username);
  await desk.getByRole("link", { name: username, exact: true }).click();
  await desk.getByRole("tab", { name: "Bonuses" }).click();
  await desk.getByRole("button", { name: "Give a bonus" }).click();
  const gift = desk.getByRole("form", { name: `Give ${username} a bonus` });
  await gift.getByLabel(/^Bonus, in/).fill("501");
  await save(gift, "Give the bonus");
  await expect(gift.getByText(/amount/i).last()).toBeVisible();
  await gift.getByLabel(/^Bonus, in/).fill("60");
  expect(await listPageFaults(desk)).toEqual([]);
  await gift.getByRole("button", { name: "Give the bonus" }).dblclick();
  await expect(desk.getByText("The bonus waits for the member.")).toBeVisible();

  await page.getByRole("link", { name: "With our thanks" }).click();
  const dialog = page.getByRole("dialog", { name: "With our thanks" });
  await dialog.getByRole("button", { name: /^Claim .*60\.00/ }).click();
  await expect(dialog.getByText("Claimed", { exact: true })).toBeVisible();
  await desk.context().close();
});
