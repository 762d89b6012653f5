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

test("X-55: staff name a segment, show a banner to it by its name, and cannot remove it while the banner does @sweep", async ({
  browser,
}) => {
  const desk = await openDesk(browser, "segments");
  await expect(desk.getByText("No segments yet")).toBeVisible();
  await desk.getByRole("button", { name: "New segment" }).click();
  const form = desk.getByRole("form", { name: "Segment" });
  await form.getByRole("button", { name: "Save the segment" }).click();
  await expect(form.getByText("Fill this in.").first()).toBeVisible();
  await form.getByLabel("Name of the segment").fill("Our members");
  await form.getByLabel("For whom").selectOption("MEMBERS");
  await expect(form.getByText(/^Matches [0-9,]+ of [0-9,]+ members$/)).toBeVisible();
  expect(await listPageFaults(desk)).toEqual([]);
  await form.getByRole("textbox", { name: "Why" }).fill("a segment");
  await form.getByRole("button", { name: "Save the segment" }).click();
  const line = desk.getByRole("listitem").filter({ hasText: "Our members" });
  await expect(line).toContainText("Not used");

  await desk.getByRole("link", { name: "Banners" }).click();
  await desk.getByRole("button", { name: "New banner" }).click();
  const banner = desk.getByRole("form", { name: "Banner" });
  await banner.getByLabel("Headline in English").fill("For the segment");
  await banner.getByLabel("Picture", { exact: true }).fill("/art/banners/kickline-1.svg");
  await banner.getByLabel("Segment").selectOption("Our members");
  await expect(banner.getByLabel("For whom")).toHaveCount(0);
  await expect(banner.getByText(/^Matches [0-9,]+ of [0-9,]+ members$/)).toBeVisible();
  await banner.getByRole("textbox", { name: "Why" }).fill("a banner for a segment");
  await banner.getByRole("button", { name: "Save the banner" }).click();
  await expect(desk.getByRole("listitem").filter({ hasText: "For the segment" })).toContainText("On now");

  await desk.getByRole("link", { name: "Segments" }).click();
  await expect(line).toContainText("Used once");
  await line.getByRole("button", { name: "Remove Our members" }).click();
  const removal = desk.getByRole("form", { name: "Remove a segment" });
  await removal.getByRole("textbox", { name: "Why" }).fill("not needed");
  await removal.getByRole("button", { name: "Remove the segment" }).click();
  await expect(removal.getByText(/used by For the segment/)).toBeVisible();
});

test("X-55: staff compare two pictures of a banner, see that a visit was counted, and use one of them for everybody @sweep", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "banners");
  await desk.getByRole("button", { name: "New banner" }).click();
  const form = desk.getByRole("form", { name: "Banner" });
  await form.getByLabel("Headline in English").fill("Compared");
  await form.getByLabel("Page", { exact: true }).fill("/help");
  await form.getByLabel("Picture", { exact: true }).fill("/art/banners/kickline-1.svg");
  await form.getByRole("button", { name: "Compare with another picture" }).click();
  await form.getByLabel("Picture 2", { exact: true }).fill("/art/banners/kickline-1.svg");
  await form.getByRole("textbox", { name: "Why" }).fill("which one is better");
  await form.getByRole("button", { name: "Save the banner" }).click();
  await expect(form.getByText("Check the marked fields.")).toBeVisible();
  await form.getByLabel("Picture 2", { exact: true }).fill("/art/banners/kickline-2.svg");
  await form.getByRole("button", { name: "Save the banner" }).click();
  const line = desk.getByRole("listitem").filter({ hasText: "Compared" });
  await expect(line).toContainText("On now");

  const counted = page.waitForResponse((response) => response.url().endsWith("/wps/system/banners/count"));
  await page.goto(toSite("/help"));
  await counted;

  await line.getByRole("button", { name: "Results of Compared" }).click();
  const results = desk.getByRole("dialog", { name: "Results of Compared" });
  await expect(results.getByRole("cell", { name: "1", exact: true })).toHaveCount(1);
  expect(await listPageFaults(desk)).toEqual([]);
  await results.getByRole("button", { name: "Use picture 2" }).click();
  await results.getByRole("textbox", { name: "Why" }).fill("it is better");
  await results.getByRole("button", { name: "Show it to everybody" }).click();
  await expect(results).toHaveCount(0);
  await expect(line.getByRole("button", { name: "Results of Compared" })).toHaveCount(0);
});
