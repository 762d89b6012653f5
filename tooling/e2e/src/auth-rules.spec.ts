import { pressLogOut } from "./pressLogOut.ts";
import { openNewMember } from "./members.ts";
import { closeNotice, expect, test, toUrl } from "./site.ts";

test("VL-11, ER-26: a login requires a name and a password that are not blank, and the captcha once one is shown", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  const send = dialog.getByRole("button", { name: "Log in", exact: true });
  const needed = dialog.getByText("Input cannot be empty");
  const password = dialog.getByLabel("Password", { exact: true });
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("session/login")) sent += 1;
  });
  await dialog.getByLabel("Username").fill("   ");
  await password.fill("   ");
  await send.click();
  await expect(needed).toHaveCount(2);
  expect(sent).toBe(0);
  await dialog.getByLabel("Username").fill("player0060");
  const captcha = dialog.getByLabel("Characters in the picture");
  for (let attempt = 0; attempt < 4 && !(await captcha.isVisible()); attempt += 1) {
    // A password is used exactly as typed, including blanks around it (decision 048).
    await password.fill(" Marquee#2026 ");
    const answer = page.waitForResponse(/session\/login$/);
    await send.click();
    await answer;
    await expect(dialog.getByRole("alert").first()).toBeVisible();
  }
  await password.fill("Marquee#2026");
  const before = sent;
  await send.click();
  await expect(needed).toHaveCount(1);
  await expect(captcha).toHaveAttribute("aria-invalid", "true");
  expect(sent).toBe(before);
  await captcha.fill("----");
  await send.click();
  await expect(dialog.getByText("Captcha check failed. Please try again.")).toHaveCount(1);
  await expect(captcha).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("button", { name: "I cannot read the picture" }).click();
  await expect(dialog.getByText("Check passed. You can continue.")).toBeVisible({ timeout: 30_000 });
  await password.fill("Marquee#2026");
  await send.click();
  await closeNotice(page, "aurelune");
  await expect(page.getByRole("button", { name: "Member centre of player0060" })).toBeVisible();
});

test("GM-13, SK-05: two members in one browser each see their own favourites", async ({ page }) => {
  const heart = page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("button", { name: /favourites/ });
  const logInAs = async (username: string): Promise<void> => {
    await page.goto(toUrl("aurelune", "/inhouse"));
    await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
    const dialog = page.getByRole("dialog", { name: "Log in" });
    await dialog.getByLabel("Username").fill(username);
    await dialog.getByLabel("Password", { exact: true }).fill("Marquee#2026");
    const ids = page.waitForResponse(/MCSFE_getFavoriteGames$|MCSFE_getFavoriteGames\?/);
    await dialog.getByRole("button", { name: "Log in", exact: true }).click();
    await closeNotice(page, "aurelune");
    await ids;
  };
  const logOut = async (): Promise<void> => {
    await pressLogOut(page);
    await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  };
  const first = await openNewMember(page, toUrl("aurelune", "/inhouse"), "aurelune");
  const added = page.waitForResponse(/addFavoriteGame/);
  await heart.click();
  expect((await added).ok()).toBe(true);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await logOut();
  await logInAs("player0063");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await logOut();
  await logInAs(first);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const kept = (name: string) => page.evaluate((who) => localStorage.getItem(`favourites:${who}`), name);
  expect(JSON.parse((await kept(first)) ?? "[]")).toHaveLength(1);
  expect(JSON.parse((await kept("player0063")) ?? "[]")).toHaveLength(0);
});
