import type { Page } from "@playwright/test";
import { listPageFaults } from "./desk.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { openNewMember } from "./members.ts";
import { expect, test } from "./site.ts";

// A platform of its own, at whose merchants nobody else changes promotions.
const { toSite, openDesk } = useOwnPlatform();

const findEntry = (page: Page) =>
  page
    .getByRole("dialog", { name: "Member centre" })
    .getByRole("navigation")
    .getByRole("link", { name: "Invite friends" });

/** Looks at a member's centre anew. */
async function look(page: Page): Promise<void> {
  await page.goto(toSite("/member/bonusDetails"));
  await expect(page.getByRole("heading", { level: 3, name: "Bonuses" })).toBeVisible();
}

test("RP-12, MC-11: staff turn invitations on and off; members have the entry meanwhile, and of two people the second is told @sweep", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "referral");
  await openNewMember(page, toSite("/"), "kickline");
  await look(page);
  await expect(findEntry(page)).toHaveCount(0);

  const state = desk.getByRole("region", { name: "Now" });
  await expect(state).toContainText("Off");
  const before = Number(/Members with a code(\d+)/.exec((await state.textContent()) ?? "")?.[1]);
  const other = await openDesk(browser, "referral", "operations");
  const form = desk.getByRole("form", { name: "Change the invitations" });
  await form.getByRole("switch", { name: "Members may invite friends" }).click();
  await form.getByLabel("Until").fill("2020-01-01T00:00");
  await form.getByLabel("From").fill("2020-01-02T00:00");
  await form.getByRole("textbox", { name: "Why" }).fill("friends of the club");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("The end is after the start.")).toBeVisible();
  await form.getByLabel("Until").fill("");
  expect(await listPageFaults(desk)).toEqual([]);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(state).toContainText("On offer");

  await look(page);
  await findEntry(page).click();
  await expect(page.getByText("0 friends registered with your code.")).toBeVisible();
  await desk.reload();
  await expect(state).toContainText(`Members with a code${before + 1}`);

  // Opened before the first one saved.
  const theirs = other.getByRole("form", { name: "Change the invitations" });
  await theirs.getByRole("textbox", { name: "Why" }).fill("I did not know");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(theirs.getByText(/Somebody else changed this since you opened it/)).toBeVisible();
  await expect(theirs.getByRole("textbox", { name: "Why" })).toHaveValue("I did not know");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("region", { name: "Now" })).toContainText("Off");
  await look(page);
  await expect(findEntry(page)).toHaveCount(0);
});
