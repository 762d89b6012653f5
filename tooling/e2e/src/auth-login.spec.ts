import { openDesk } from "./desk.ts";
import { pressLogOut } from "./pressLogOut.ts";
import { closeNotice, expect, logIn, test, toUrl } from "./site.ts";

test("LG-01, VL-11: a username with blanks around it logs in; empty fields say so, and the first has the focus @sweep", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(dialog.getByText("Input cannot be empty")).toHaveCount(2);
  await expect(dialog.getByLabel("Username")).toBeFocused();
  await dialog.getByLabel("Username").fill("  player0020 ");
  await dialog.getByLabel("Password", { exact: true }).fill("Marquee#2026");
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await closeNotice(page, "aurelune");
  await expect(page.getByRole("button", { name: "Member centre of player0020" })).toBeVisible();
});

test("LG-13, AN-07: after a login the bar shows the balance and notices appear, unless the member hid them for today", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await logIn(page, "aurelune", "player0023");
  await expect(page.getByRole("group", { name: "Balance" })).toContainText(/\d/);
  const logOut = async (): Promise<void> => {
    await pressLogOut(page);
    await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  };
  await logOut();
  const notice = page.getByRole("dialog", { name: "Play with a plan" });
  const logInAgain = async (): Promise<void> => {
    const dialog = page.getByRole("dialog", { name: "Log in" });
    await dialog.getByLabel("Username").fill("player0023");
    await dialog.getByLabel("Password", { exact: true }).fill("Marquee#2026");
    await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  };
  // A notice is never shown over a game; it waits until the player is back in the lobby.
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Play / })
    .first()
    .click();
  await logInAgain();
  await expect(page.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeVisible({ timeout: 20_000 });
  await expect(notice).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the lobby" }).click();
  await expect(notice.getByText("how much and how long")).toBeVisible();
  await notice.getByLabel("Do not show again today").check();
  await notice.getByRole("button", { name: "Close" }).last().click();
  await logOut();
  const answer = page.waitForResponse(/member\/info/);
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  await logInAgain();
  await answer;
  await expect(page.getByRole("group", { name: "Balance" })).toContainText(/\d/);
  await expect(notice).toHaveCount(0);
});

test("LG-03, LG-01, X-52: three wrong passwords require the captcha, the sixth says that the login is locked and for how long, until staff unlock it", async ({
  page,
  browser,
}) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  const send = dialog.getByRole("button", { name: "Log in", exact: true });
  const password = dialog.getByLabel("Password", { exact: true });
  const captcha = dialog.getByLabel("Characters in the picture");
  const alert = dialog.getByRole("alert");
  const tryWrong = async (): Promise<void> => {
    await password.fill("Wrong#Password1");
    const answer = page.waitForResponse(/session\/login$/);
    await send.click();
    await answer;
    await expect(alert).toBeVisible();
  };
  await dialog.getByLabel("Username").fill("player0095");
  for (const isAsked of [false, false, true]) {
    await tryWrong();
    await expect(alert).toHaveText("The username or the password is not correct.");
    await expect(captcha).toHaveCount(isAsked ? 1 : 0);
  }
  for (let attempt = 4; attempt <= 6; attempt += 1) {
    await dialog.getByRole("button", { name: "I cannot read the picture" }).click();
    await expect(dialog.getByText("Check passed. You can continue.")).toBeVisible({ timeout: 30_000 });
    await tryWrong();
  }
  await expect(alert).toHaveText(
    "This login is locked after too many wrong passwords. Please try again in 15 minutes.",
  );
  // Another password does not unlock the login; another username is not locked.
  await password.fill("Marquee#2026");
  await expect(alert).toBeVisible();
  await dialog.getByLabel("Username").fill("player0096");
  await expect(alert).toHaveCount(0);

  const desk = await openDesk(browser, "support@aurelune.example", "/AURELUNE/members");
  await desk.getByLabel("Name, phone, mail or id").fill("player0095");
  await desk.keyboard.press("Enter");
  await desk.getByRole("link", { name: "player0095", exact: true }).click();
  await desk.getByRole("button", { name: "Unlock the login" }).click();
  const form = desk.getByRole("form", { name: "Unlock the login of player0095" });
  await form.getByRole("textbox", { name: "Why" }).fill("called from the known number");
  await form.getByRole("button", { name: "Unlock now" }).click();
  await expect(desk.getByText("The login is unlocked.")).toBeVisible();
  await expect(desk.getByRole("button", { name: "Unlock the login" })).toHaveCount(0);
  await page.reload();
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  await dialog.getByLabel("Username").fill("player0095");
  await password.fill("Marquee#2026");
  await send.click();
  await expect(page.getByRole("group", { name: "Balance" })).toContainText(/\d/);
});

test("LG-03, LG-08: a successful login clears the count: the next wrong password requires no captcha, and typing clears its error @sweep", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  const logInBar = page.getByRole("banner").getByRole("button", { name: "Log in" });
  const dialog = page.getByRole("dialog", { name: "Log in" });
  const alert = dialog.getByRole("alert");
  const password = dialog.getByLabel("Password", { exact: true });
  const tryWrong = async (): Promise<void> => {
    await dialog.getByLabel("Username").fill("player0097");
    await password.fill("Wrong#Password1");
    await dialog.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(alert).toHaveText("The username or the password is not correct.");
  };
  for (let round = 0; round < 2; round += 1) {
    await logInBar.click();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await tryWrong();
      await password.press("End");
      await password.press("a");
      await expect(alert).toHaveCount(0);
    }
    await expect(dialog.getByLabel("Characters in the picture")).toHaveCount(0);
    await password.fill("Marquee#2026");
    await dialog.getByRole("button", { name: "Log in", exact: true }).click();
    await closeNotice(page, "aurelune");
    await pressLogOut(page);
    await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
    await expect(logInBar).toBeVisible();
  }
});
