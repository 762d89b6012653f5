import type { Locator, Page } from "@playwright/test";
import { continueDeposit } from "./continueDeposit.ts";
import { changeAnswer } from "./changeAnswer.ts";
import { pressPlay } from "./pressPlay.ts";
import { openNewMember } from "./members.ts";
import { type BrandId, expect, test, toUrl } from "./site.ts";

async function goToPanel(page: Page, brand: BrandId, panel: string, heading: string): Promise<Locator> {
  await page.goto(toUrl(brand, `/member/${panel}`));
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await expect(centre.getByRole("heading", { level: 3, name: heading })).toBeVisible();
  return centre;
}

async function openGame(page: Page, brand: BrandId): Promise<void> {
  await page.goto(toUrl(brand, "/inhouse"));
  await pressPlay(page);
  await expect(page).toHaveURL(/\/game\?/);
  await expect(page.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeVisible();
}

test("X-07: the reality check covers the paused game until it is answered, also after a reload; it goes on, shows the history or leaves", async ({
  page,
}) => {
  // A quarter of an hour has passed for the gateway when it says so; its own tests prove when it does.
  let isDue = true;
  await changeAnswer(page, /\/wps\/protection\/play$/, (value) =>
    isDue ? { ...value, checkDue: true, elapsed: 903 } : value,
  );
  // Its answer ends it, and nothing else: the page asks from time to time.
  page.on("request", (request) => {
    if (request.url().endsWith("/wps/protection/play/answer")) isDue = false;
  });
  await openNewMember(page, toUrl("aurelune"), "aurelune");
  await openGame(page, "aurelune");
  const check = page.getByRole("alertdialog", { name: "Reality check" });
  await expect(check.getByText(/0:15:\d\d/)).toBeVisible();
  await expect(check.getByText("0.00")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(check).toBeVisible();
  await page.reload();
  await expect(check).toBeVisible();
  const game = page.frameLocator("iframe");
  await check.getByRole("button", { name: "Continue" }).click();
  await expect(check).toBeHidden();
  await game.getByRole("button", { name: "Spin" }).click();
  isDue = true;
  await page.reload();
  await expect(check).toBeVisible();
  await check.getByRole("button", { name: "My history" }).click();
  const record = page.getByRole("heading", { level: 3, name: "Account record" });
  await expect(record).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(record).toBeHidden();
  isDue = true;
  await page.reload();
  await check.getByRole("button", { name: "Leave the game" }).click();
  await expect(page).toHaveURL(toUrl("aurelune", "/inhouse"));
});

test("X-08: a time-out closes the game in another tab at once, refuses play and deposit with its end, and lets log in", async ({
  page,
  context,
}) => {
  await openNewMember(page, toUrl("aurelune"), "aurelune");
  await openGame(page, "aurelune");
  const other = await context.newPage();
  const centre = await goToPanel(other, "aurelune", "timeOut", "Time-out");
  await centre.getByRole("radio", { name: "7 days" }).check();
  await centre.getByRole("button", { name: "Take a time-out" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Begin now" }).click();
  await expect(centre.getByRole("status").getByText(/Time-out until \d{4}/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "You are taking a time-out from playing." })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  const deposit = await context.newPage();
  await deposit.goto(toUrl("aurelune", "/member/depositv2"));
  await deposit.getByRole("button", { name: "Continue without a limit" }).click();
  await deposit.getByRole("radio", { name: /^E-wallet/ }).check();
  await deposit.getByLabel("Amount", { exact: false }).first().fill("100000");
  await continueDeposit(deposit.locator("body"));
  const dialog = deposit.getByRole("dialog", { name: "Your protection" });
  await expect(dialog.getByText("You are taking a time-out from playing.")).toBeVisible();
  await expect(dialog.getByText(/Possible from \d{4}/)).toBeVisible();
});

test("X-09: an exclusion needs its box, is asked about once more, begins at once and shows no way back", async ({
  page,
}) => {
  await openNewMember(page, toUrl("kickline"), "kickline");
  const centre = await goToPanel(page, "kickline", "selfExclusion", "Self-exclusion");
  await centre.getByRole("radio", { name: "No end date" }).check();
  await centre.getByRole("button", { name: "Exclude myself" }).click();
  const box = centre.getByRole("checkbox", { name: /I understand that it begins at once/ });
  await expect(box).toBeFocused();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await box.check();
  await centre.getByRole("button", { name: "Exclude myself" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Exclude myself now" }).click();
  await expect(centre.getByText("You have excluded yourself with no end date")).toBeVisible();
  await expect(centre.getByRole("button", { name: "Exclude myself" })).toHaveCount(0);
  await page.goto(toUrl("kickline", "/inhouse"));
  await pressPlay(page);
  await expect(page.getByRole("dialog", { name: "Your protection" })).toContainText(
    "You have excluded yourself from playing.",
  );
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("X-24: safer play is one click away from every page and from the game; its self-test says what the answers mean", async ({
  page,
  context,
}) => {
  await page.goto(toUrl("aurelune"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Safer play" }).click();
  const test = page.getByRole("region", { name: "Test yourself" });
  await test.getByRole("button", { name: "Show the result" }).click();
  await expect(test.getByRole("status")).toContainText("None of the signs");
  for (const box of (await test.getByRole("checkbox").all()).slice(0, 3)) await box.check();
  await expect(test.getByRole("status")).toBeEmpty();
  await test.getByRole("button", { name: "Show the result" }).click();
  await expect(test.getByRole("status")).toContainText("talk to somebody");
  await expect(page.getByRole("main").getByRole("link", { name: "Gambling Therapy" })).toBeVisible();
  await page.getByRole("button", { name: "Set limits" }).click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await openNewMember(page, toUrl("aurelune"), "aurelune");
  await openGame(page, "aurelune");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Safer play: advice, limits, help" }).click();
  const advice = await opened;
  await advice.getByRole("button", { name: "Set limits" }).click();
  await expect(advice.getByRole("heading", { level: 3, name: "My limits" })).toBeVisible();
});
