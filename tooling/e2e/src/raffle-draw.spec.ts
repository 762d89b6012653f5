import { listPageFaults, openDesk } from "./desk.ts";
import { openNewMember } from "./members.ts";
import { expect, test, toUrl } from "./site.ts";

const brand = "aurelune";
const name = "Raffle of the long night";

test("PM-15, AP-49: a member draws a ticket once and is told which prize it was; staff plan a raffle, an open page shows it, and they stop it", async ({
  page,
  browser,
}) => {
  await openNewMember(page, toUrl(brand), brand);
  await page.goto(toUrl(brand, "/member/raffle"));
  const centre = page.getByRole("dialog", { name: "Member centre" });
  const card = centre.getByRole("article", { name: "Lantern raffle" });
  await expect(card.getByRole("row", { name: /^No prize/ })).toContainText("58%");
  const draw = card.getByRole("button", { name: "Draw a ticket: Lantern raffle" });
  await draw.dblclick();
  await expect(card.getByRole("status")).toContainText("You drew: ");
  await expect(draw).toHaveCount(0);
  const told = (await card.getByRole("status").locator("p").first().textContent()) ?? "";
  const own = centre.getByRole("region", { name: "Your draws" });
  await expect(own.getByRole("row").filter({ hasText: "Lantern raffle" })).toHaveCount(1);
  await expect(own).toContainText(told.replace("You drew: ", ""));
  await page.reload();
  await expect(card.getByRole("status")).toContainText(told);

  const desk = await openDesk(browser, "owner@aurelune.example", "/AURELUNE/raffles");
  await expect(desk.getByRole("row").filter({ hasText: "Lantern raffle" })).toContainText("of 1,000");
  await desk.getByRole("button", { name: "New raffle" }).click();
  const form = desk.getByRole("form", { name: "New raffle" });
  await form.getByRole("button", { name: "Make the raffle" }).click();
  await expect(form.getByLabel("Name in English").first()).toBeFocused();
  await form.getByLabel("Name in English").first().fill(name);
  const [first, second] = [1, 2].map((number) => form.getByRole("group", { name: `Prize ${number}`, exact: true }));
  await first?.getByLabel("Name in English").fill("A thousand");
  await first?.getByLabel(/^Amount, in/).fill("1000");
  await first?.getByLabel("Number of tickets").fill("2");
  await second?.getByLabel("Name in English").fill("Nothing this time");
  await second?.getByLabel("Number of tickets").fill("8");
  await form.getByRole("textbox", { name: "Why" }).fill("a raffle for the long night");
  expect(await listPageFaults(desk)).toEqual([]);
  await form.getByRole("button", { name: "Make the raffle" }).click();
  await expect(form).toHaveCount(0);

  // The open page follows by itself.
  const planned = centre.getByRole("article", { name });
  await expect(planned).toContainText("Planned");
  await expect(planned.getByRole("row", { name: /^A thousand/ })).toContainText("20%");
  await planned.getByText("Verify the shuffle").click();
  await expect(planned).toContainText("Shown when the raffle is over");

  const row = desk.getByRole("row").filter({ hasText: name });
  await row.getByRole("button", { name: `Stop: ${name}` }).click();
  const stop = desk.getByRole("form", { name: `Stop the raffle ${name}` });
  await stop.getByRole("textbox", { name: "Why" }).fill("the night is cancelled");
  await stop.getByRole("button", { name: "Stop the raffle" }).click();
  await expect(row).toContainText("Over");
  await planned.getByRole("button", { name: "Repeat the shuffle here" }).click();
  await expect(planned).toContainText("The hash is that of the seed.");
  await desk.context().close();
});
