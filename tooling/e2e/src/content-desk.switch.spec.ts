import type { Locator, Page } from "@playwright/test";
import { listFaultsInLooks, listPageFaults } from "./desk.ts";
import { drawPicture } from "./pictures.ts";
import { openWithEvents, soon } from "./liveEvents.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, test } from "./site.ts";

// A platform of its own, at whose merchant nobody else writes.
const { toSite, openDesk } = useOwnPlatform(["saltlantern"]);

const say = async (dialog: Locator, why: string, button: string): Promise<void> => {
  await dialog.getByRole("textbox", { name: "Why" }).fill(why);
  await dialog.getByRole("button", { name: button }).click();
  await expect(dialog).toHaveCount(0);
};

const findText = (desk: Page, language: string): Locator =>
  desk.getByRole("textbox", { name: `Text in ${language}`, exact: true });

/** Begins an article in the category of these journeys. */
async function begin(desk: Page, title: string, text: string): Promise<void> {
  await desk.getByLabel("Category", { exact: true }).selectOption({ label: "Money" });
  await desk.getByLabel("Title in English").fill(title);
  await findText(desk, "English").click();
  await desk.keyboard.type(text);
}

async function save(desk: Page): Promise<void> {
  await desk.getByRole("button", { name: "Save the draft" }).click();
  await expect(desk.getByText("The draft is saved.").first()).toBeVisible();
}

test("X-55, CS-06: staff write an article in two languages and publish it; an open help centre shows it, and its search finds it @sweep", async ({
  page,
  browser,
  faults,
}) => {
  const desk = await openDesk(browser, "help");
  await desk.getByRole("link", { name: "Categories" }).click();
  await desk.getByRole("button", { name: "New category" }).click();
  const category = desk.getByRole("form", { name: "Category" });
  await category.getByRole("button", { name: "Save" }).click();
  await expect(category.getByText("Fill this in.")).toBeVisible();
  await category.getByLabel("Name in English").fill("Money");
  await category.getByLabel("Picture").selectOption("deposit");
  await category.getByRole("button", { name: "Save" }).click();
  await expect(desk.getByRole("list", { name: "Order of categories" })).toContainText("Money");
  expect(await listPageFaults(desk)).toEqual([]);

  await desk.getByRole("navigation").getByRole("link", { name: "Help centre" }).click();
  await desk.getByRole("link", { name: "New article" }).click();
  await desk.getByRole("button", { name: "Save the draft" }).click();
  await expect(desk.getByLabel("Title in English")).toHaveAttribute("aria-invalid", "true");
  await begin(desk, "How a deposit works", "Choose a method. ");
  // The toolbar is one stop of Tab, and arrow keys go through it.
  await desk.keyboard.press("Shift+Tab");
  await expect(desk.getByRole("button", { name: "Bold" }).first()).toBeFocused();
  await desk.keyboard.press("Enter");
  await expect(findText(desk, "English")).toBeFocused();
  await desk.keyboard.type("It is quick.");
  await desk.getByRole("tab", { name: "Vietnamese: missing" }).click();
  await findText(desk, "Vietnamese").click();
  await desk.keyboard.type("Chọn phương thức");
  await desk.getByLabel("Title in Vietnamese").fill("Cách nạp tiền");
  await save(desk);
  await expect(desk.getByRole("heading", { level: 1, name: "How a deposit works" })).toBeVisible();
  expect(await listFaultsInLooks(desk)).toEqual([]);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.getByRole("button", { name: "Preview" }).click();
  const preview = desk.getByRole("dialog", { name: "As visitors read it" });
  await expect(preview.locator("strong")).toHaveText("It is quick.");
  await preview.getByRole("button", { name: "Make links to the draft" }).click();
  const [shown] = await Promise.all([
    desk.context().waitForEvent("page"),
    preview.getByRole("link", { name: "Phone, 360" }).click(),
  ]);
  await expect(shown.getByText("This is a draft. It is not on the site.")).toBeVisible();
  await expect(shown.getByRole("heading", { level: 1, name: "How a deposit works" })).toBeVisible();
  expect(new URL(shown.url()).hash).toBe("");
  await shown.close();
  await desk.keyboard.press("Escape");

  await openWithEvents(page, toSite("/help"));
  await expect(page.getByRole("heading", { level: 1, name: "Help centre" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Money" })).toHaveCount(0);
  await desk.getByRole("button", { name: "Publish" }).click();
  await say(desk.getByRole("dialog", { name: "Publish" }), "the first article", "Publish now");
  await expect(page.getByRole("heading", { name: "Money" })).toBeVisible(soon);
  await page.getByRole("searchbox", { name: "Search the help centre" }).fill("deposit WORKS");
  await expect(page.getByText("Found for “deposit WORKS”: 1")).toBeVisible();
  await page.getByRole("link", { name: "How a deposit works" }).click();
  await expect(page.locator("strong")).toHaveText("It is quick.");

  faults.allow(/status of 404/);
  await desk.getByRole("button", { name: "Take off the site" }).click();
  await say(desk.getByRole("dialog", { name: "Take off the site" }), "not right yet", "Take off the site");
  await expect(desk.getByRole("table", { name: "Versions" })).toContainText("the first article");
  await expect(page.getByText("This article is not there any more")).toBeVisible(soon);
  await desk.context().close();
});

test("X-55: of two writers the second is shown what the first has saved and keeps what was typed; a closed page gives it back @sweep", async ({
  browser,
}) => {
  const desk = await openDesk(browser, "help/new");
  await begin(desk, "Limits", "Up to 100 a day.");
  await save(desk);
  const address = new URL(desk.url()).pathname.split("/").slice(2).join("/");
  const other = await openDesk(browser, address, "content");
  await findText(other, "English").click();
  await other.keyboard.press("End");
  await other.keyboard.type(" Ask us for more.");
  await findText(desk, "English").click();
  await desk.keyboard.press("End");
  await desk.keyboard.type(" From Monday on.");
  await save(desk);
  await other.getByRole("button", { name: "Save the draft" }).click();
  const question = other.getByRole("group", { name: "Changed by somebody else" });
  await expect(question).toContainText("Take theirs: Up to 100 a day. From Monday on.");
  await expect(findText(other, "English")).toHaveText("Up to 100 a day. Ask us for more.");

  // A tab that is closed keeps it.
  await other.close({ runBeforeUnload: false });
  const again = await desk.context().browser()?.contexts().at(-1)?.newPage();
  if (again === undefined) throw new Error("no browser");
  await again.goto(desk.url());
  await again.getByRole("button", { name: "Take it" }).click();
  await expect(findText(again, "English")).toHaveText("Up to 100 a day. Ask us for more.");
  await again.getByRole("radio", { name: /^Keep mine/ }).check();
  await save(again);
  await expect(findText(desk, "English")).toHaveText("Up to 100 a day. Ask us for more.", soon);
  await desk.getByRole("button", { name: "Remove the draft" }).click();
  await say(desk.getByRole("dialog", { name: "Remove the draft" }), "a trial", "Remove the draft");
  await expect(desk.getByRole("heading", { level: 1, name: "Help centre" })).toBeVisible();
  await expect(desk.getByRole("link", { name: "Limits" })).toHaveCount(0);
  for (const each of [desk, again]) await each.context().close();
});

test("X-55: a picture goes from the device into a text, says what it shows, and stands on the site in its own size @sweep", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "help/new");
  await begin(desk, "Where the button is", "It is at the top. ");
  await desk.getByRole("button", { name: "Picture", exact: true }).first().click();
  const dialog = desk.getByRole("dialog", { name: "Picture" });
  await dialog.getByRole("button", { name: "Put it in" }).click();
  await expect(dialog.getByText("Choose a picture first.")).toBeVisible();
  const input = dialog.locator("input[type=file]");
  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(dialog.getByRole("button", { name: "Picture" })).toHaveAttribute("data-invalid", "true");
  await dialog.getByLabel("What it shows").fill("The button at the top");
  await input.setInputFiles(drawPicture("button.png", [40, 90, 160]));
  await expect(dialog.locator("img")).toBeVisible();
  expect(await listPageFaults(desk)).toEqual([]);
  await dialog.getByRole("button", { name: "Put it in" }).click();
  await expect(findText(desk, "English").getByRole("img", { name: "The button at the top" })).toBeVisible();
  await save(desk);
  await desk.getByRole("button", { name: "Publish" }).click();
  await say(desk.getByRole("dialog", { name: "Publish" }), "a picture", "Publish now");
  await page.goto(toSite(`/help?article=${desk.url().split("/").at(-1) ?? ""}`));
  const shown = page.getByRole("article").getByRole("img", { name: "The button at the top" });
  await expect(shown).toBeVisible();
  await expect(shown).toHaveAttribute("src", /^\/art\/own-banners\/saltlantern\/[0-9a-f]{64}\.(?:png|jpg)$/);
  await expect(shown).toHaveAttribute("width", /^[1-9]/);
  await expect
    .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await desk.context().close();
});

const hostile = `<p onclick="alert(1)">Read <a href="javascript:alert(1)">this</a><script>alert(1)</script><img src=x onerror="alert(1)"><iframe src="https://a.example"></iframe></p>`;

test("X-55, AN-02: what is pasted or typed runs nothing, in the editor and on the site; links lead only where they may @sweep", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "help/new");
  let alerts = 0;
  for (const each of [desk, page]) each.on("dialog", () => (alerts += 1));
  await begin(desk, "<img src=x onerror=alert(1)>", "<script>alert(1)</script> ");
  const text = findText(desk, "English");
  await text.evaluate((box, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, hostile);
  await expect(text).toHaveText("<script>alert(1)</script> Read this");
  expect(await text.locator("script, img, iframe, a, [onclick]").count()).toBe(0);
  await desk.keyboard.press("Control+a");
  await desk.getByRole("button", { name: "Link", exact: true }).first().click();
  const link = desk.getByRole("dialog", { name: "Link" });
  await link.getByLabel("Address").fill("javascript:alert(1)");
  await link.getByRole("button", { name: "Set the link" }).click();
  await expect(link.getByText("An address that begins with https://, http://, mailto:, tel: or /.")).toBeVisible();
  expect(await listPageFaults(desk)).toEqual([]);
  await link.getByLabel("Address").fill("/help");
  await link.getByRole("button", { name: "Set the link" }).click();
  await expect(text.locator("a")).toHaveAttribute("href", "/help");
  await save(desk);
  await desk.getByRole("button", { name: "Publish" }).click();
  await say(desk.getByRole("dialog", { name: "Publish" }), "a trial of texts", "Publish now");
  await page.goto(toSite(`/help?article=${desk.url().split("/").at(-1) ?? ""}`));
  await expect(page.locator("main")).toContainText("<script>alert(1)</script> Read this");
  expect(alerts).toBe(0);
  await desk.context().close();
});
