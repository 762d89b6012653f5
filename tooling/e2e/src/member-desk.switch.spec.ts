import type { Page } from "@playwright/test";
import { openPlayer } from "./demoPlayer.ts";
import { listFaultsInLooks } from "./desk.ts";
import { listAxeFaults } from "./listAxeFaults.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { drawPicture } from "./pictures.ts";
import { openNewMember } from "./members.ts";
import { type BrandId, expect, readBalance, test } from "./site.ts";

// A platform of its own: what it does to demo players would disturb other journeys.
const { toSite, toDesk, openDesk } = useOwnPlatform(["kickline", "saltlantern", "aurelune"]);

test.beforeEach(({ faults }) => {
  // The page of a frozen member asks once more, and is refused.
  faults.allow(/Failed to load resource/);
});

/** What an event changes on an open page, with a slow machine in mind. */
const soon = { timeout: 10_000 };

/** Finds a member by name in the list and opens the page. */
async function openMember(desk: Page, username: string, brand: BrandId = "kickline"): Promise<void> {
  await desk.goto(toDesk("members", brand));
  await desk.getByLabel("Name, phone, mail or id").fill(username);
  await desk.getByRole("button", { name: "Filter" }).click();
  await desk.getByRole("link", { name: username, exact: true }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(username);
}

async function act(desk: Page, button: string, form: string | RegExp, submit: string): Promise<void> {
  await desk.getByRole("button", { name: button, exact: true }).click();
  await desk.getByRole("form", { name: form }).getByRole("textbox", { name: "Why" }).fill("the player asked for it");
  await desk.getByRole("form", { name: form }).getByRole("button", { name: submit }).click();
}

test("X-52: a freeze logs the player's open page out and says why, and staff end it", async ({ page, browser }) => {
  await openPlayer(page, toSite, "player0101", "kickline");
  const desk = await openDesk(browser, "members");
  await openMember(desk, "player0101");
  await act(desk, "Freeze", "Freeze player0101", "Freeze now");
  await expect(desk.getByText("Frozen", { exact: true })).toBeVisible();
  await expect(page.getByText("This account is frozen. Please contact us.").first()).toBeVisible(soon);
  const logIn = page.getByRole("banner").getByRole("button", { name: "Log in" });
  await expect(logIn).toBeVisible(soon);
  await act(desk, "Unfreeze", "Unfreeze player0101", "Unfreeze now");
  await expect(desk.getByText("Active", { exact: true })).toBeVisible();
  await desk.getByRole("tab", { name: "Changes by staff" }).click();
  await expect(desk.getByRole("table", { name: "Changes by staff" })).toContainText("Unfroze an account");
  await desk.context().close();
});

test("EN-09, LT-07: a label shows beside the player's name without a reload, in the player's language, with its two colours @sweep", async ({
  page,
  browser,
}) => {
  const brand = "saltlantern";
  await openPlayer(page, toSite, "player0102", brand);
  const account = page.getByRole("button", { name: /^Member centre of player0102/ });
  await expect(account).toHaveAccessibleName("Member centre of player0102 Member");
  const desk = await openDesk(browser, "labels", "owner", brand);
  await desk.getByRole("button", { name: "New label" }).click();
  const form = desk.getByRole("form", { name: "New label" });
  await form.getByLabel("Name in English").fill("Platinum");
  await form.getByLabel("Thai").fill("แพลทินัม");
  await form.getByLabel("First colour", { exact: true }).fill("#112233");
  await form.getByLabel("Second colour", { exact: true }).fill("#aabbcc");
  await form.getByLabel("Rank").selectOption("8");
  await form.getByRole("textbox", { name: "Why" }).fill("a new club");
  await form.getByRole("button", { name: "Make the label" }).click();
  await expect(desk.getByRole("table", { name: "Labels" })).toContainText("Platinum");
  await openMember(desk, "player0102", brand);
  await desk.getByRole("button", { name: "Labels", exact: true }).click();
  const labels = desk.getByRole("form", { name: "Labels of player0102" });
  await labels.getByLabel("Platinum").check();
  await labels.getByLabel("Admin").check();
  await labels.getByRole("textbox", { name: "Why" }).fill("welcome to the club");
  await labels.getByRole("button", { name: "Set labels" }).click();
  await expect(account).toHaveAccessibleName("Member centre of player0102 Platinum", soon);
  const gradient = await account
    .getByText("Platinum")
    .evaluate((element) => getComputedStyle(element, "::before").backgroundImage);
  expect(gradient).toContain("rgb(17, 34, 51)");
  expect(gradient).toContain("rgb(170, 187, 204)");
  // Its own name is in the language that it shows.
  const language = page.locator(`select:has(option[value="TH"])`);
  await language.selectOption("TH");
  await expect(page.getByRole("banner").getByText("แพลทินัม")).toBeVisible();
  await language.selectOption("EN");
  await desk.goto(toDesk("labels", brand));
  await desk.getByRole("button", { name: "Change: Platinum" }).click();
  const change = desk.getByRole("form", { name: "Change the label Platinum" });
  await change.getByLabel("Name in English").fill("Diamond");
  await change.getByRole("textbox", { name: "Why" }).fill("a better name");
  await change.getByRole("button", { name: "Save" }).click();
  await expect(account).toHaveAccessibleName("Member centre of player0102 Diamond", soon);
  await desk.context().close();
});

test("X-21, X-52: an adjustment that a second person approves changes the player's balance without a reload", async ({
  page,
  browser,
}) => {
  await openPlayer(page, toSite, "player0103", "kickline");
  const before = Number(await readBalance(page));
  const support = await openDesk(browser, "members", "support");
  await openMember(support, "player0103");
  await support.getByRole("button", { name: "Adjust balance" }).click();
  const form = support.getByRole("form", { name: /^Adjust the balance/ });
  await form.getByLabel(/^Amount/).fill("12,5");
  await form.getByRole("textbox", { name: "Why" }).fill("a lost round");
  await form.getByRole("button", { name: "Propose" }).click();
  await expect(form.getByText(/^An amount such as/)).toBeVisible();
  await form.getByLabel(/^Amount/).fill("12.50");
  await form.getByRole("button", { name: "Propose" }).dblclick();
  await expect(support.getByText("The adjustment is proposed.")).toBeVisible();
  expect(Number(await readBalance(page))).toBe(before);
  const risk = await openDesk(browser, "proposals", "risk");
  const line = risk.getByRole("row").filter({ hasText: "player0103" });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(/\+12\.50 [A-Z]{3}/);
  await line.getByRole("button", { name: "Approve" }).click();
  const decision = risk.getByRole("dialog", { name: "Decide" });
  await expect(decision.getByText(/^Balance: [0-9.,]+ [A-Z]{3} → [0-9.,]+ [A-Z]{3}$/)).toBeVisible();
  await decision.getByRole("button", { name: "Approve and carry out" }).click();
  await expect(line).toContainText("Approved");
  await expect.poll(async () => Number(await readBalance(page)), soon).toBeCloseTo(before + 12.5, 4);
  await support.getByRole("tab", { name: "Wallet" }).click();
  await expect(support.getByRole("table", { name: "Ledger entries" })).toContainText("12.50");
  for (const desk of [support, risk]) await desk.context().close();
});

test("X-52: of two people at one member the second is shown the first one's change and keeps what was typed @sweep", async ({
  browser,
}) => {
  const [first, second] = [await openDesk(browser, "members", "support"), await openDesk(browser, "members", "risk")];
  for (const desk of [first, second]) await openMember(desk, "player0104");
  await second.getByRole("button", { name: "Labels", exact: true }).click();
  const form = second.getByRole("form", { name: "Labels of player0104" });
  await form.getByLabel("Gold").check();
  await form.getByRole("textbox", { name: "Why" }).fill("our best player");
  await act(first, "Freeze", "Freeze player0104", "Freeze now");
  await expect(first.getByText("Frozen", { exact: true })).toBeVisible();
  await form.getByRole("button", { name: "Set labels" }).click();
  await expect(form.getByText(/support@kickline\.example · Froze an account · player0104/)).toBeVisible();
  await expect(form.getByLabel("Gold")).toBeChecked();
  await expect(form.getByRole("textbox", { name: "Why" })).toHaveValue("our best player");
  await form.getByRole("button", { name: "Set labels" }).click();
  await expect(second.getByText("The labels are set.")).toBeVisible();
  for (const desk of [first, second]) await desk.context().close();
});

test("X-52: by keyboard alone a member is found and a remark is written; no address holds what was searched for @sweep", async ({
  browser,
}) => {
  const desk = await openDesk(browser, "members", "support");
  const addresses: string[] = [];
  desk.on("request", (request) => addresses.push(request.url()));
  await desk.keyboard.press("Control+k");
  await desk.keyboard.type("player0105");
  await expect(desk.getByRole("option", { name: "player0105" })).toBeVisible();
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("player0105");
  await desk.getByRole("tab", { name: "Identity" }).focus();
  const remarks = desk.getByRole("tab", { name: "Remarks" });
  const isThere = (): Promise<boolean> => remarks.evaluate((tab) => tab === document.activeElement);
  const most = await desk.getByRole("tab").count();
  for (let presses = 0; presses < most && !(await isThere()); presses += 1) await desk.keyboard.press("ArrowRight");
  await expect(remarks).toBeFocused();
  await desk.getByRole("textbox", { name: "Remark" }).focus();
  await desk.keyboard.type("called about a lost phone");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("article")).toContainText("called about a lost phone");
  await expect(desk.getByRole("textbox", { name: "Remark" })).toHaveValue("");
  await desk.goto(toDesk("members"));
  const search = desk.getByLabel("Name, phone, mail or id");
  await search.fill("player01");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("link", { name: "player0100", exact: true })).toBeVisible();
  await desk.getByRole("button", { name: "Next page" }).click();
  await expect(desk.getByRole("link", { name: "player0151", exact: true })).toBeVisible();
  await desk.goBack();
  await expect(desk.getByRole("link", { name: "player0100", exact: true })).toBeVisible();
  await expect(search).toHaveValue("player01");
  addresses.push(desk.url());
  expect(addresses.filter((address) => decodeURIComponent(address).includes("player0"))).toEqual([]);
  await desk.context().close();
});

test("X-17, X-52: staff see a member's documents in the queue, refuse without a reason in vain, and approve @sweep", async ({
  page,
  browser,
}) => {
  const brand = "aurelune";
  const username = await openNewMember(page, toSite("/member/securityCenter", brand), brand);
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await centre.getByRole("button", { name: "Open identity" }).click();
  const documents = page.getByRole("form", { name: "Send documents" });
  await documents.getByRole("radio", { name: "Passport" }).check();
  await documents.getByLabel("Full name").fill("Zuzanna Owner");
  await documents.getByLabel("Document number").fill("AB 123456");
  const files = documents.locator("input[type=file]");
  await files.nth(0).setInputFiles(drawPicture("front.png", [40, 90, 160]));
  await files.nth(1).setInputFiles(drawPicture("me.png", [160, 90, 40]));
  await expect(documents.getByText("Uploaded: me.png")).toBeVisible();
  await documents.getByRole("button", { name: "Send documents" }).click();
  await expect(centre.getByText("Being checked")).toBeVisible();
  const desk = await openDesk(browser, "identity", "risk", brand);
  await desk.getByRole("button", { name: `Review: ${username}` }).click();
  const dialog = desk.getByRole("dialog", { name: "Identity documents" });
  for (const name of ["Front", "Face with the number"])
    await expect
      .poll(() => dialog.getByRole("img", { name }).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(80);
  expect(await listAxeFaults(desk)).toEqual([]);
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog.getByText("Tell the member why, in a few words.")).toBeVisible();
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(desk.getByText("Decided. The member is told.")).toBeVisible();
  await expect(desk.getByRole("button", { name: `Review: ${username}` })).toHaveCount(0);
  await page.reload();
  await expect(centre.getByText("Confirmed", { exact: true })).toBeVisible();
  await desk.context().close();
});

test("X-52: axe finds nothing on the pages of members in dark at 1280 px and in light at 360 px, and none scrolls sideways @sweep", async ({
  browser,
}) => {
  const desk = await openDesk(browser, "members");
  const listFaults = async (page: Page): Promise<readonly string[]> => {
    const faults = await listAxeFaults(page);
    const { width = 0 } = page.viewportSize() ?? {};
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    return content > width ? [...faults, `it scrolls sideways: ${content} > ${width}`] : faults;
  };
  for (const [path, table] of [
    ["members", "Members"],
    ["identity", "Identity review"],
    ["labels", "Labels"],
  ] as const) {
    await desk.goto(toDesk(path));
    await expect(desk.getByRole("table", { name: table })).toBeAttached();
    expect(await listFaultsInLooks(desk, listFaults), path).toEqual([]);
  }
  await openMember(desk, "player0106");
  for (const name of await desk.getByRole("tab").allTextContents()) {
    await desk.getByRole("tab", { name, exact: true }).click();
    await expect(desk.getByRole("tabpanel", { name })).toBeVisible();
    expect(await listFaultsInLooks(desk, listFaults), name).toEqual([]);
  }
  await desk.getByRole("button", { name: "Labels", exact: true }).click();
  await expect(desk.getByRole("form", { name: /^Labels of/ }).getByLabel("Gold")).toBeVisible();
  expect(await listFaultsInLooks(desk, listFaults), "labels form").toEqual([]);
  await desk.context().close();
});
