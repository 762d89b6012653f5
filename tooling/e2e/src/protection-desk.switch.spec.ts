import { listAxeFaults } from "./listAxeFaults.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, register, test, toNewName } from "./site.ts";

// A platform of its own, whose list of exclusions nobody else fills.
const { toSite, openDesk } = useOwnPlatform([5620, 5670]);

test("X-03, X-08, X-09: staff find exclusions in their list and a member's limits on his page, and can change nothing of them", async ({
  page,
  browser,
}) => {
  await page.goto(toSite("/"));
  const username = await register(page, "kickline", toNewName());
  await page.goto(toSite("/member/protection"));
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
