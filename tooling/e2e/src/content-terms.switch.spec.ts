import { openNewMember } from "./members.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, test } from "./site.ts";

// A platform of its own, at whose merchant nobody else writes.
const { toSite, openDesk } = useOwnPlatform(["saltlantern"]);

test("X-55: staff publish new terms that members must accept; a member who comes reads and accepts them, and staff see it; a mended typo asks nobody", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "pages/new");
  const publish = async (text: string, isAsked: boolean): Promise<void> => {
    const box = desk.getByRole("textbox", { name: "Text in English", exact: true });
    await box.click();
    await desk.keyboard.press("Control+a");
    await desk.keyboard.type(text);
    await desk.getByRole("button", { name: "Save the draft" }).click();
    await expect(desk.getByText("The draft is saved.").first()).toBeVisible();
    await desk.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = desk.getByRole("dialog", { name: "Publish" });
    const tick = dialog.getByRole("checkbox", { name: "Members must accept this version" });
    await expect(tick).toBeChecked();
    if (!isAsked) await tick.uncheck();
    await dialog.getByRole("textbox", { name: "Why" }).fill("a trial of terms");
    await dialog.getByRole("button", { name: "Publish now" }).click();
    await expect(dialog).toHaveCount(0);
  };
  await openNewMember(page, toSite("/"), "saltlantern");
  await desk.getByLabel("Page", { exact: true }).selectOption({ label: "Terms and conditions" });
  await desk.getByLabel("Title in English").fill("Our terms");
  await publish("You play for yurself.", true);
  await expect(desk.getByRole("table", { name: "Versions" })).toContainText("To be accepted");

  await page.reload();
  const terms = page.getByRole("dialog", { name: "New terms" });
  await expect(terms).toContainText("You play for yurself.");
  await terms.getByRole("button", { name: "I accept" }).click();
  await expect(terms).toHaveCount(0);
  await publish("You play for yourself.", false);
  await page.reload();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.goto(toSite("/terms"));
  await expect(page.getByRole("main")).toContainText("You play for yourself.");
  await expect(terms).toHaveCount(0);
  await desk.context().close();
});
