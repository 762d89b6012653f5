import type { Page } from "@playwright/test";
import { pressLogOut } from "./pressLogOut.ts";
import { openAs } from "./members.ts";
import { closeNotice, expect, logIn, test, toUrl } from "./site.ts";

const panelPath = "/member/securityCenter";

const findCentre = (page: Page) => page.getByRole("dialog", { name: "Member centre" });
const findPanel = (page: Page) => findCentre(page).getByRole("heading", { name: "Security" });

/** Opens the centre from the header and waits for the panel. */
async function openCentre(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Member centre of/ }).click();
  await expect(findPanel(page)).toBeVisible();
}

test("SH-16, MC-17: opening the centre shows the panel's address; Back closes it and Forward opens it; a reload keeps it", async ({
  page,
}) => {
  await openAs(page, toUrl("aurelune", "/rng"), "aurelune", "player0040");
  const opener = page.getByRole("button", { name: /^Member centre of/ });
  await openCentre(page);
  await expect(page).toHaveURL(toUrl("aurelune", panelPath));
  const entry = findCentre(page).getByRole("navigation").getByRole("link", { name: "Security" });
  await expect(entry).toHaveAttribute("aria-current", "page");
  expect(await entry.getAttribute("href")).toBe(panelPath);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(toUrl("aurelune", "/rng"));
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(findPanel(page)).toBeVisible();
  await page.reload();
  await expect(findPanel(page)).toBeVisible();
  await expect(page).toHaveURL(toUrl("aurelune", panelPath));
  // The page below is still the one that it was opened over.
  await expect(page.getByRole("heading", { level: 1, name: "Slots", includeHidden: true })).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(toUrl("aurelune", "/rng"));
  await openCentre(page);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await openCentre(page);
  await findCentre(page).getByRole("button", { name: "Close", exact: true }).click();
  await expect(opener).toBeFocused();
  // All openings together left one history entry, after the page's own.
  await page.goForward();
  await expect(findPanel(page)).toBeVisible();
});

test("SH-16: a link to a panel opens it over home; closing it shows home; /member shows the first panel @sweep", async ({
  page,
}) => {
  await openAs(page, toUrl("saltlantern", "/hot"), "saltlantern", "player0041");
  await page.goto(toUrl("saltlantern", panelPath));
  await expect(findPanel(page)).toBeVisible();
  await expect(page).toHaveURL(toUrl("saltlantern", panelPath));
  await findCentre(page).getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(toUrl("saltlantern"));
  await expect(page.getByRole("heading", { level: 1, name: "Home of Saltlantern" })).toBeAttached();
  await page.goto(toUrl("saltlantern", "/member"));
  await expect(findPanel(page)).toBeVisible();
  await expect(page).toHaveURL(toUrl("saltlantern", panelPath));
});

test("SH-16, MC-15, RP-04: a guest's link to a panel asks for the login first and then opens the panel", async ({
  page,
}) => {
  await page.goto(toUrl("kickline", panelPath));
  await expect(page).toHaveURL(toUrl("kickline", "/login"));
  const form = page.getByRole("main");
  await form.getByLabel("Username").fill("player0042");
  await form.getByLabel("Password", { exact: true }).fill("marquee2026");
  await form.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(findPanel(page)).toBeVisible();
  await expect(page).toHaveURL(toUrl("kickline", panelPath));
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(toUrl("kickline"));
});

test("SH-16: a notice after a login that leads to the centre gets the keys, and the centre is there once it is closed @sweep", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", panelPath));
  await expect(page).toHaveURL(toUrl("aurelune", "/login"));
  const form = page.getByRole("main");
  await form.getByLabel("Username").fill("player0046");
  await form.getByLabel("Password", { exact: true }).fill("Marquee#2026");
  await form.getByRole("button", { name: "Log in", exact: true }).click();
  const notice = page.getByRole("dialog", { name: "Play with a plan" });
  await expect(notice).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(notice).toHaveCount(0);
  await expect(findPanel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(toUrl("aurelune"));
});

/** Logs the member out in another tab of the same browser. */
async function logOutElsewhere(other: Page): Promise<void> {
  await other.goto(toUrl("kickline"));
  await pressLogOut(other);
  await other.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
  await expect(other.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
}

test("LG-19: a logout in another tab closes the centre; a guest who returns by Forward is asked to log in @sweep", async ({
  page,
  context,
  faults,
}) => {
  // What this tab asks for in the moment in which the other one logs out is refused.
  faults.allow(/401/);
  await openAs(page, toUrl("kickline", "/rng"), "kickline", "player0044");
  await openCentre(page);
  const other = await context.newPage();
  await logOutElsewhere(other);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(toUrl("kickline", "/rng"));
  await logIn(page, "kickline", "player0044");
  await openCentre(page);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await logOutElsewhere(other);
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(toUrl("kickline", "/login"));
  await expect(findCentre(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("SH-16: the centre is a list, a panel has a way back to it, and the browser's Back does the same and then closes the centre @sweep", async ({
    page,
  }) => {
    await page.goto(toUrl("paperkite"));
    await page.getByRole("navigation", { name: "Quick menu" }).getByRole("button", { name: "Log in" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Username").fill("player0045");
    await form.getByLabel("Password", { exact: true }).fill("Marquee#2026");
    await form.getByRole("button", { name: "Log in", exact: true }).click();
    await closeNotice(page, "paperkite");
    await page.getByRole("navigation", { name: "Quick menu" }).getByRole("button", { name: "Account" }).click();
    const entry = findCentre(page).getByRole("link", { name: "Security" });
    await expect(entry).toBeVisible();
    await expect(page).toHaveURL(toUrl("paperkite", "/member"));
    await expect(findPanel(page)).toHaveCount(0);
    await entry.click();
    await expect(findPanel(page)).toBeVisible();
    await expect(entry).toHaveCount(0);
    await expect(page).toHaveURL(toUrl("paperkite", panelPath));
    await findCentre(page).getByRole("button", { name: "Back to the list" }).click();
    await expect(entry).toBeFocused();
    await entry.click();
    await expect(findPanel(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(toUrl("paperkite", "/member"));
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(toUrl("paperkite"));
    await page.goto(toUrl("paperkite", panelPath));
    await expect(findPanel(page)).toBeVisible();
    await findCentre(page).getByRole("button", { name: "Back to the list" }).click();
    await expect(entry).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(toUrl("paperkite"));
  });
});
