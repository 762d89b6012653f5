import { listAxeFaults } from "./listAxeFaults.ts";
import { openNewMember } from "./members.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, readBalance, test } from "./site.ts";

// A platform of its own: other journeys play the same games.
const { toSite, openDesk } = useOwnPlatform();

test("GM-34, X-52: staff narrow the stakes of a game, a player in it is refused above them in words and plays below; then they are taken away @sweep", async ({
  page,
  browser,
}) => {
  await openNewMember(page, toSite("/inhouse"), "kickline");
  await page.goto(toSite("/inhouse"));
  const tile = page.getByRole("button", { name: /^Play / }).first();
  const name = ((await tile.getAttribute("aria-label")) ?? "").replace("Play ", "");
  await tile.click();
  const game = page.frameLocator("iframe");
  const spin = game.getByRole("button", { name: "Spin", exact: true });
  await expect(spin).toBeVisible({ timeout: 30_000 });
  const stake = game.getByRole("group", { name: "Stake" }).locator("output");
  await expect(stake).toHaveText("3.00");
  const before = await readBalance(page);

  const desk = await openDesk(browser, "games?category=INHOUSE");
  await desk.getByRole("button", { name: `Stakes of ${name}:` }).click();
  const dialog = desk.getByRole("dialog", { name: `Stakes of ${name}` });
  const form = dialog.getByRole("form", { name: "Stake limits" });
  const largest = form.getByLabel("Largest stake, in THB");
  await largest.fill("5000");
  await form.getByRole("textbox", { name: "Why" }).fill("a new licence");
  await form.getByRole("button", { name: "Set the limits" }).click();
  await expect(largest).toHaveAccessibleDescription(/Between 1 and 2,000\./);
  await expect(form.getByRole("textbox", { name: "Why" })).toHaveValue("a new licence");
  expect(await listAxeFaults(desk)).toEqual([]);
  await largest.fill("2");
  // What is typed of one currency stays while another one is looked at.
  await dialog.getByLabel("Currency").selectOption("VND");
  const others = form.getByLabel("Largest stake, in VND");
  await expect(largest).toBeHidden();
  await others.fill("9000");
  await dialog.getByLabel("Currency").selectOption("THB");
  await expect(largest).toHaveValue("2");
  await expect(form.getByRole("textbox", { name: "Why" })).toHaveValue("a new licence");
  await dialog.getByLabel("Currency").selectOption("VND");
  await expect(others).toHaveValue(/^9,?000$/);
  await others.fill("");
  await dialog.getByLabel("Currency").selectOption("THB");
  await form.getByRole("button", { name: "Set the limits" }).click();
  await expect(dialog).toHaveCount(0);
  const row = desk.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("1.00 – 2.00");
  await expect(row).toContainText("Limited by the game");

  await spin.click();
  const told = game.getByRole("status").filter({ hasText: "This game takes stakes from 1.00 THB to 2.00 THB." });
  await expect(told).toBeVisible();
  await expect(stake).toHaveText("2.00");
  expect(await readBalance(page)).toBe(before);
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/spin"));
  await spin.click();
  const { round } = await (await answered).json();
  expect(round.stake).toBe("2.00");
  expect(["SETTLED", "OPEN"]).toContain(round.status);
  await expect(told).toHaveCount(0);

  await desk.getByRole("button", { name: `Stakes of ${name}:` }).click();
  await expect(largest).toHaveValue("2");
  await largest.fill("");
  await form.getByRole("textbox", { name: "Why" }).fill("the licence has changed");
  await form.getByRole("button", { name: "Take the limits away" }).click();
  await expect(row).toContainText("1.00 – 2,000.00");
  await desk.context().close();
});
