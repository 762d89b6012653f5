import { openDesk } from "./desk.ts";
import { openNewMember } from "./members.ts";
import { expect, test, toUrl } from "./site.ts";

const brand = "aurelune";
const subject = "My deposit of this morning";

test("X-45, CS-04: a player opens a ticket, staff answer it, and the answer comes to the player's open page", async ({
  page,
  browser,
}) => {
  const username = await openNewMember(page, toUrl(brand), brand);
  await page.goto(toUrl(brand, "/member/tickets"));
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await centre.getByRole("button", { name: "Ask a question" }).click();
  await centre.getByLabel("Subject (optional)").fill(subject);
  const box = centre.getByRole("textbox", { name: "Your message" });
  await box.fill("too short");
  await centre.getByRole("button", { name: "Send", exact: true }).click();
  await expect(centre.getByText("Write between 5 and 500 words.")).toBeVisible();
  await box.fill("It is not in my balance, although my bank says it was paid.");
  await centre.getByRole("button", { name: "Send", exact: true }).click();
  await expect(centre.getByRole("heading", { level: 3, name: subject })).toBeVisible();

  const desk = await openDesk(browser, "owner@aurelune.example", "/AURELUNE/tickets?state=OPEN");
  await desk.getByRole("row").filter({ hasText: username }).getByRole("link", { name: subject }).click();
  await desk.getByRole("button", { name: "Write a note" }).click();
  const note = desk.getByRole("form", { name: "Note for staff" });
  await note.getByRole("textbox", { name: "Note for staff" }).fill("The bank is slow today");
  await note.getByRole("button", { name: "Save the note" }).click();
  await expect(desk.getByText("The bank is slow today")).toBeVisible();
  await desk.getByRole("textbox", { name: "Answer to the member" }).fill("It has arrived now. Please look again.");
  await desk.getByRole("button", { name: "Send the answer" }).click();

  await expect(desk.getByRole("textbox", { name: "Answer to the member" })).toHaveValue("");

  // The open page follows by itself, and shows no note.
  await expect(centre.getByText("It has arrived now. Please look again.")).toBeVisible();
  await expect(centre.getByText("The bank is slow today")).toHaveCount(0);
  await box.fill("Thank you");
  await centre.getByRole("button", { name: "Send", exact: true }).click();
  await expect(desk.getByText("Thank you", { exact: true })).toBeVisible();
  await centre.getByRole("button", { name: "Close ticket" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close ticket" }).click();
  await expect(centre.getByText("You closed this ticket.")).toBeVisible();
  await desk.context().close();
});
