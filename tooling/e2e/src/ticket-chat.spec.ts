import { openDesk } from "./desk.ts";
import { openNewMember } from "./members.ts";
import { expect, test, toUrl } from "./site.ts";

const brand = "aurelune";

test("CH-09, CS-04, X-45: a player's question finds who is there, both read at once what the other writes, and the talk is rated", async ({
  page,
  browser,
}) => {
  const username = await openNewMember(page, toUrl(brand), brand);
  const desk = await openDesk(browser, "owner@aurelune.example", "/AURELUNE/live-chats");
  await desk.getByRole("switch", { name: "I am there for live chats" }).check();
  await expect(desk.getByText("(you)")).toBeVisible();

  await page.getByRole("button", { name: /^Open the chat/ }).click();
  const widget = page.getByRole("region", { name: "Chat" });
  await widget.getByRole("tab", { name: "Support" }).click();
  await expect(widget.getByText(/Support is here/)).toBeVisible();
  await widget.getByRole("textbox", { name: "Your question" }).fill("Where is my bonus?");
  await widget.getByRole("button", { name: "Ask", exact: true }).click();

  // The list of staff has it by itself.
  await desk.getByRole("row").filter({ hasText: username }).getByRole("link", { name: "Where is my bonus?" }).click();
  const answer = desk.getByRole("textbox", { name: "Message to the member" });
  await answer.pressSequentially("It ended");
  await expect(widget.getByText("Support is typing…")).toBeVisible();
  await answer.pressSequentially(" yesterday");
  await answer.press("Enter");
  await expect(widget.getByText("It ended yesterday")).toBeVisible();
  await expect(desk.getByText(`${username} has read your last message.`)).toBeVisible();
  const field = widget.getByRole("textbox", { name: "Your message" });
  await field.fill("Thank you");
  await field.press("Enter");
  await expect(desk.getByText("Thank you", { exact: true })).toBeVisible();
  await expect(widget.getByText("Read", { exact: true })).toBeVisible();

  await widget.getByRole("button", { name: "End the chat" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End the chat" }).click();
  const rating = widget.getByRole("form", { name: "Rate the chat" });
  await rating.getByRole("radio", { name: "5 of 5" }).check();
  await rating.getByRole("button", { name: "Send" }).click();
  await expect(widget.getByText("Thank you for your rating.")).toBeVisible();
  await expect(desk.getByText("5 of 5")).toBeVisible();
  // Nobody else's questions come to this desk.
  await desk.goto(desk.url().replace(/tickets\/.*/, "live-chats"));
  await desk.getByRole("switch", { name: "I am there for live chats" }).uncheck();
  await desk.context().close();
});
