import type { Page } from "@playwright/test";
import { changeAnswer } from "./changeAnswer.ts";
import { readShifts, watchShifts } from "./shifts.ts";
import { expect, test, toUrl } from "./site.ts";

const findPopup = (page: Page) => page.getByRole("dialog", { name: "For our guests" });
const findBell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Announcements/ });

/** A notice for guests, which the demo does not have. */
const giveNotice = (page: Page): Promise<void> =>
  changeAnswer(page, /MCSFE_getListAnnouncements.*types=PU/, (value) => ({
    ...value,
    popup: [{ id: "guests", title: "For our guests", content: "<p>Hello.</p>", timestamp: 0, type: "PU", level: 1 }],
  }));

/** A press that only a page without a dialog takes. */
async function pressBell(page: Page): Promise<void> {
  await findBell(page).click();
  const dialog = page.getByRole("dialog", { name: "Announcements" });
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("AN-06: a notice opens a visit once, and on no visit of that day where it is not wanted @sweep", async ({
  page,
  context,
}) => {
  await giveNotice(page);
  await page.goto(toUrl("aurelune"));
  await findPopup(page).getByRole("button", { name: "Close" }).last().click();
  await pressBell(page);
  await page.reload();
  await pressBell(page);
  const next = await context.newPage();
  await giveNotice(next);
  await next.goto(toUrl("aurelune", "/rng"));
  await findPopup(next).getByRole("checkbox", { name: "Do not show again today" }).check();
  await findPopup(next).getByRole("button", { name: "Close" }).last().click();
  const last = await context.newPage();
  await giveNotice(last);
  await last.goto(toUrl("aurelune"));
  await pressBell(last);
});

for (const width of [360, 1280])
  test(`AN-08: the line stands from the first paint at ${width} px, moves nothing, and opens its announcement @sweep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await watchShifts(page);
    await page.goto(toUrl("aurelune"));
    const line = page.getByRole("group", { name: "Latest announcements" });
    await expect(line).toBeVisible();
    expect(await readShifts(page)).toBe(0);
    const first = line.getByRole("button", { name: "Welcome" });
    await first.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Announcements" });
    await expect(dialog.getByRole("heading", { name: "Welcome" })).toBeVisible();
    await expect(dialog.getByText("welcome bonus")).toBeVisible();
  });
