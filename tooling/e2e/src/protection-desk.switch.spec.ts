import type { Page } from "@playwright/test";
import { listAxeFaults } from "./listAxeFaults.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { pressPlay } from "./pressPlay.ts";
import { pressSpin, spinOf } from "./pressSpin.ts";
import { openNewMember } from "./members.ts";
import { expect, test } from "./site.ts";

// A platform of its own, whose list of exclusions nobody else fills.
const { toSite, openDesk } = useOwnPlatform();

test("X-03, X-08, X-09: staff find exclusions in their list and a member's limits on his page, and can change nothing of them @sweep", async ({
  page,
  browser,
}) => {
  const username = await openNewMember(page, toSite("/member/protection"), "kickline");
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await centre.getByRole("button", { name: "Set a limit: Loss limit" }).click();
  await centre.getByLabel("At most").fill("1500");
  await centre.getByRole("button", { name: "Set limit" }).click();
  await expect(centre.getByText(/1,500\.00/).first()).toBeVisible();
  await page.goto(toSite("/member/timeOut"));
  await centre.getByRole("button", { name: "Take a time-out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Begin now" }).click();
  await expect(centre.getByText(/Time-out until/)).toBeVisible();

  const desk = await openDesk(browser, "exclusions", "support");
  const row = desk.getByRole("row").filter({ hasText: username });
  await expect(row).toContainText("Time-out");
  await expect(row).toContainText("In force");
  expect(await listAxeFaults(desk)).toEqual([]);
  await desk.getByLabel("Kind").selectOption("EXCLUSION");
  await expect(row).toHaveCount(0);
  await desk.getByLabel("Kind").selectOption("");
  await row.getByRole("link", { name: username }).click();
  await expect(desk.getByRole("tab", { name: "Protection", selected: true })).toBeVisible();
  await expect(desk.getByText(/^Time-out until/)).toBeVisible();
  await expect(desk.getByRole("row").filter({ hasText: "Loss limit" })).toContainText("1,500.00");
  await expect(desk.getByRole("tabpanel").getByRole("button")).toHaveCount(0);
  expect(await listAxeFaults(desk)).toEqual([]);
});

/** Opens the first game of a lobby, until it can be played. */
async function play(page: Page, lobby: string): Promise<void> {
  await page.goto(toSite(lobby));
  await pressPlay(page);
  await expect(spinOf(page)).toHaveAttribute("aria-disabled", "false");
}

test("X-13, X-68: choosing GB turns every protection on for open pages at once, nobody turns it off then, and one game is played at a time @sweep", async ({
  page,
  context,
  browser,
  faults,
}) => {
  // Calls of a replaced game session are refused.
  faults.allow(/401/);
  const centre = page.getByRole("dialog", { name: "Member centre" });
  const entries = ["My limits", "Time-out", "Self-exclusion"].map((name) => centre.getByRole("link", { name }));
  const switches = await openDesk(browser, "switches?module=RGCEN3", "operations");
  const form = switches.getByRole("form", { name: "Switch of Responsible gaming" });
  const turnOff = async () => {
    await form.getByText("Off", { exact: true }).click();
    await form.getByRole("textbox", { name: "Why" }).fill("not asked for here");
    await form.getByRole("button", { name: "Change now" }).click();
  };
  await turnOff();
  await expect(switches.getByRole("treeitem", { name: /^Responsible gaming/ })).toContainText("Off");
  await openNewMember(page, toSite("/"), "kickline");
  const other = await context.newPage();
  await play(page, "/inhouse");
  await play(other, "/rng");
  const answered = page.waitForResponse(/api\/spin/);
  await pressSpin(page);
  expect((await answered).ok()).toBe(true);
  await page.goto(toSite("/member/depositv2"));
  await expect(centre.getByRole("radio", { name: /^E-wallet/ })).toBeVisible();
  for (const entry of entries) await expect(entry).toHaveCount(0);

  const risk = await openDesk(browser, "jurisdiction", "risk");
  await risk.getByRole("button", { name: "Great Britain" }).click();
  const proposal = risk.getByRole("form", { name: "Propose Great Britain" });
  await proposal.getByRole("textbox", { name: "Why" }).fill("a licence for Great Britain");
  await proposal.getByRole("button", { name: "Propose Great Britain" }).click();
  await expect(risk.getByRole("region", { name: "Waiting for a second person" })).toContainText(
    "South-East Asia → Great Britain",
  );
  const owner = await openDesk(browser, "proposals");
  await owner.getByRole("button", { name: "Approve" }).click();
  await owner.getByRole("dialog").getByRole("button", { name: "Approve and carry out" }).click();
  for (const entry of entries) await expect(entry).toBeVisible();
  await page.reload();
  await expect(centre.getByRole("button", { name: "Continue without a limit" })).toBeVisible();

  await switches.reload();
  await turnOff();
  await expect(
    switches.getByText(/^Responsible gaming protects players\. Under the rules of Great Britain it stays on/),
  ).toBeVisible();

  await play(page, "/inhouse");
  await play(other, "/rng");
  await pressSpin(page);
  await expect(page.frameLocator("iframe").getByRole("alert")).toContainText("You opened a game in another window");
  await expect(page.frameLocator("iframe").getByText(/^0:0/)).toBeVisible();
  for (const each of [switches, risk, owner]) await each.context().close();
});
