import type { Page } from "@playwright/test";
import { listAxeFaults } from "./listAxeFaults.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, test } from "./site.ts";

// A platform of its own: other journeys go by the same checks.
const { openDesk } = useOwnPlatform();

const toHours = (desk: Page) => desk.getByLabel("Hours before a new account can be used");
const toWhy = (desk: Page) =>
  desk.getByRole("form", { name: "Withdrawal checks" }).getByRole("textbox", { name: "Why" });
const toIdentity = (desk: Page) => desk.getByLabel("Amount from which identity documents are needed");
const save = async (desk: Page): Promise<void> =>
  desk.getByRole("form", { name: "Withdrawal checks" }).getByRole("button", { name: "Save", exact: true }).click();

test("X-52: of two editors of the checks the second sees both versions field by field, chooses, and saves on the first one's @sweep", async ({
  browser,
}) => {
  const first = await openDesk(browser, "withdrawal-checks");
  const second = await openDesk(browser, "withdrawal-checks", "risk");
  await toHours(second).fill("72");
  await toWhy(second).fill("after the last case");
  await toHours(first).fill("48");
  await toIdentity(first).fill("5000");
  await toWhy(first).fill("the yearly review");
  await save(first);
  await expect(first.getByText("Saved.")).toBeVisible();

  await save(second);
  const box = second.getByRole("group", { name: "Changed by somebody else" });
  await expect(box.getByRole("radio")).toHaveCount(4);
  await expect(box.getByRole("radio", { name: "Take theirs: 5000" })).toBeChecked();
  await expect(toIdentity(second)).toHaveValue(/^5,?000$/);
  await expect(toHours(second)).toHaveValue("72");
  // Nothing is saved while a field waits for a choice, and what was typed stays.
  await save(second);
  await expect(box.getByText("Choose one of the two.")).toHaveCount(1);
  expect(await listAxeFaults(second)).toEqual([]);
  await box.getByRole("radio", { name: "Take theirs: 48" }).check();
  await expect(toHours(second)).toHaveValue("48");
  await box.getByRole("radio", { name: "Keep mine: 72" }).check();
  await expect(toHours(second)).toHaveValue("72");
  await expect(toWhy(second)).toHaveValue("after the last case");
  await save(second);
  await expect(second.getByText("Saved.")).toBeVisible();
  await expect(box).toHaveCount(0);
  await second.reload();
  await expect(toHours(second)).toHaveValue("72");
  await expect(toIdentity(second)).toHaveValue(/^5,?000$/);
  for (const each of [first, second]) await each.context().close();
});
