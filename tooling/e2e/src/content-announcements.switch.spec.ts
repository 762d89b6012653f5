import { listPageFaults } from "./desk.ts";
import { openNewMember } from "./members.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, test } from "./site.ts";

// A platform of its own, at whose merchants nobody else changes banners.
const { toSite, openDesk } = useOwnPlatform();

test("X-55, BN-20: staff write a banner for members, see how many it is for, and a member sees it while a guest does not", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "banners");
  await desk.getByRole("button", { name: "New banner" }).click();
  const form = desk.getByRole("form", { name: "Banner" });
  await form.getByRole("button", { name: "Save the banner" }).click();
  await expect(form.getByText("Fill this in.").first()).toBeVisible();
  await form.getByLabel("Headline in English").fill("For our members");
  await form.getByLabel("Picture", { exact: true }).fill("/art/banners/kickline-1.svg");
  await form.getByLabel("For whom").selectOption("MEMBERS");
  await expect(form.getByText(/^Matches [0-9,]+ of [0-9,]+ members$/)).toBeVisible();
  expect(await listPageFaults(desk)).toEqual([]);
  await form.getByRole("textbox", { name: "Why" }).fill("a banner for members");
  await form.getByRole("button", { name: "Save the banner" }).click();
  await expect(desk.getByRole("listitem").filter({ hasText: "For our members" })).toContainText("On now");

  await page.goto(toSite("/"));
  await expect(page.getByRole("region", { name: "Banners" })).toBeVisible();
  await expect(page.getByText("For our members")).toHaveCount(0);
  await openNewMember(page, toSite("/"), "kickline");
  await expect(page.getByText("For our members").first()).toBeAttached();
  await page.reload();
  await expect(page.getByText("For our members").first()).toBeAttached();
});
