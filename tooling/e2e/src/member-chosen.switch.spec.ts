import { openPlayer } from "./demoPlayer.ts";
import { listAxeFaults } from "./listAxeFaults.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, test } from "./site.ts";

const brand = "paperkite";
// A platform of its own: what it does to demo players would disturb other journeys.
const { toSite, openDesk } = useOwnPlatform([brand]);

test.beforeEach(({ faults }) => {
  // The page of a frozen member asks once more, and is refused.
  faults.allow(/Failed to load resource/);
});

/** What an event changes on an open page, with a slow machine in mind. */
const soon = { timeout: 10_000 };

test("X-52: members chosen in the list get a label together, and are frozen and unfrozen; a player's open page follows @sweep", async ({
  page,
  browser,
}) => {
  await openPlayer(page, toSite, "player0201", brand);
  const desk = await openDesk(browser, "members");
  await desk.getByLabel("Name, phone, mail or id").fill("player020");
  await desk.getByRole("button", { name: "Filter" }).click();
  const names = ["player0201", "player0202", "player0203"];
  const table = desk.getByRole("table", { name: "Members" });
  for (const name of names) await table.getByRole("checkbox", { name: `Choose ${name}` }).check();
  const bar = desk.getByRole("region", { name: "Chosen members" });
  await expect(bar.getByText("3 chosen")).toBeVisible();
  await bar.getByRole("button", { name: "Give a label" }).click();
  const give = desk.getByRole("form", { name: "Give a label" });
  await expect(give.getByText("3 members")).toBeVisible();
  await give.getByRole("textbox", { name: "Why" }).fill("a new club");
  await give.getByRole("button", { name: "Give a label" }).click();
  await expect(give.getByText("Choose a label.")).toBeVisible();
  await give.getByLabel("Label").selectOption("Silver");
  expect(await listAxeFaults(desk)).toEqual([]);
  await give.getByRole("button", { name: "Give a label" }).click();
  await expect(desk.getByText("Changed: 3. Left as they were: 0.")).toBeVisible();
  await expect(table.getByRole("row").filter({ hasText: "Silver" })).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Member centre of player0201 Silver" })).toBeVisible(soon);
  for (const name of names.slice(0, 2)) await table.getByRole("checkbox", { name: `Choose ${name}` }).check();
  await bar.getByRole("button", { name: "Freeze", exact: true }).click();
  const freeze = desk.getByRole("form", { name: "Freeze" });
  await freeze.getByRole("textbox", { name: "Why" }).fill("a check of the club");
  await freeze.getByRole("button", { name: "Freeze" }).click();
  await expect(desk.getByText("Changed: 2. Left as they were: 0.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Log in" }).first()).toBeVisible(soon);
  await expect(table.getByRole("row").filter({ hasText: "Frozen" })).toHaveCount(2);
  for (const name of names) await table.getByRole("checkbox", { name: `Choose ${name}` }).check();
  await bar.getByRole("button", { name: "Unfreeze" }).click();
  const unfreeze = desk.getByRole("form", { name: "Unfreeze" });
  await unfreeze.getByRole("textbox", { name: "Why" }).fill("the check is over");
  await unfreeze.getByRole("button", { name: "Unfreeze" }).click();
  await expect(desk.getByText("Changed: 2. Left as they were: 1.")).toBeVisible();
  await desk.context().close();
});
