import { closeNotice, expect, logIn, test, toNewName, toUrl } from "./site.ts";

test("LG-01, VL-11: a username with blanks around it logs in; empty fields say so, and the first has the focus", async ({
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

test("LG-13, AN-07: after a login the bar fills and the notices show, unless the member wants none today", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await logIn(page, "aurelune", "player0023");
  await expect(page.getByRole("group", { name: "Balance" })).toContainText(/\d/);
  const logOut = async (): Promise<void> => {
    await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
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
  // A notice never lies over a game: it waits until the player is back.
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

test("LG-03, LG-04, CN-04: after wrong passwords a captcha comes; five fast presses ask for one picture; no reading is needed", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  const send = dialog.getByRole("button", { name: "Log in", exact: true });
  await dialog.getByLabel("Username").fill("player0021");
  const picture = dialog.getByRole("button", { name: "Show another picture" });
  for (let attempt = 0; attempt < 5 && !(await picture.isVisible()); attempt += 1) {
    await dialog.getByLabel("Password", { exact: true }).fill("Wrong#Password1");
    const answer = page.waitForResponse(/session\/login$/);
    await send.click();
    await answer;
    await expect(dialog.getByRole("alert").first()).toBeVisible();
  }
  await expect(picture.getByRole("img")).toBeVisible();
  await expect(dialog.getByLabel("Username")).toHaveValue("player0021");
  await page.waitForFunction(
    (since) => performance.now() > since + 1_000,
    await page.evaluate(() => performance.now()),
  );
  let asked = 0;
  page.on("request", (request) => {
    if (/\/wps\/captcha\?/.test(request.url())) asked += 1;
  });
  // In one turn of the page's own clock: five presses from here could take longer than the second they are held to.
  await picture.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await expect.poll(() => asked).toBe(1);
  await dialog.getByRole("button", { name: "I cannot read the picture" }).click();
  await expect(dialog.getByText("Checked. You can go on.")).toBeVisible({ timeout: 30_000 });
  await dialog.getByLabel("Password", { exact: true }).fill("Marquee#2026");
  await send.click();
  await closeNotice(page, "aurelune");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
});

test("RG-03, RG-05, RG-07: the registration asks username and password, has the title, leads to the login, stars what is required", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/register"));
  const dialog = page.getByRole("dialog", { name: "Join Aurelune" });
  await expect(dialog.getByPlaceholder("Username*")).toBeVisible();
  await expect(dialog.getByPlaceholder("Full name", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
});

test("RG-23: the terms are ticked; unticking them keeps Register from being pressed", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/register"));
  const dialog = page.getByRole("dialog");
  const terms = dialog.getByRole("checkbox");
  await expect(terms).toBeChecked();
  await terms.uncheck();
  await expect(dialog.getByRole("button", { name: "Register", exact: true })).toBeDisabled();
});

test("VL-02, VL-07, ER-07: faults stand under their fields in the rules' words, and what was typed stays", async ({
  page,
}) => {
  await page.goto(toUrl("kickline", "/register"));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill("1x");
  await dialog.getByLabel("Password", { exact: true }).fill("a!");
  await dialog.getByLabel("Confirm password").fill("b!");
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  const username = dialog.getByLabel("Username");
  await expect(username).toHaveAttribute("aria-invalid", "true");
  const says = (await username.getAttribute("aria-describedby")) ?? "";
  await expect(page.locator(`[id="${says.split(" ").at(-1)}"]`)).toContainText("6-16");
  await expect(dialog.getByText("Confirmation password not correct")).toBeVisible();
  await expect(dialog.getByText(/6-12 letters and digits/).first()).toBeVisible();
  await expect(username).toHaveValue("1x");
});

test("RG-28: a birthday below the brand's age is refused with that age", async ({ page }) => {
  await page.goto(toUrl("kickline", "/register"));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill(toNewName());
  await dialog.getByLabel("Password", { exact: true }).fill("marquee2026");
  await dialog.getByLabel("Confirm password").fill("marquee2026");
  await dialog.getByLabel("Birthday").fill(`${new Date().getFullYear() - 19}-01-01`);
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(dialog.getByText("You must be 20 or older to register.")).toBeVisible();
});

test("VL-48, EN-08: one name may register at both brands, as two members in two currencies; one's token is dead at the other", async ({
  page,
  request,
}) => {
  const username = toNewName();
  const open = async (brand: "aurelune" | "kickline", password: string): Promise<string> => {
    await page.goto(toUrl(brand, "/register"));
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Username").fill(username);
    await dialog.getByLabel("Password", { exact: true }).fill(password);
    await dialog.getByLabel("Confirm password").fill(password);
    await dialog.getByLabel("Birthday").fill("1990-05-05");
    await dialog.getByRole("button", { name: "Register", exact: true }).click();
    await page.getByRole("button", { name: "Look at the games" }).click();
    return page.evaluate(() => sessionStorage.getItem("token") ?? "");
  };
  const token = await open("aurelune", "Marquee#2026");
  await expect(page.getByRole("group", { name: "Balance" })).toContainText("₫");
  await open("kickline", "marquee2026");
  await expect(page.getByRole("group", { name: "Balance" })).toContainText("฿200.00");
  const port = process.env["E2E_PORT"] ?? "";
  const answer = await request.get(`http://127.0.0.1:${port}/wps/member/info`, {
    headers: { host: "kickline.localhost", authorization: token },
  });
  expect(answer.status()).toBe(401);
});

test("SH-24, ER-12: without the gateway an action says “Network link is abnormal”, keeps what was typed, and works again", async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource|net::ERR/);
  await page.goto(toUrl("aurelune", "/inhouse"));
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await dialog.getByLabel("Username").fill("player0022");
  await dialog.getByLabel("Password", { exact: true }).fill("Marquee#2026");
  await page.route(/\/wps\//, (route) => route.abort());
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(dialog.getByText("Network link is abnormal")).toBeVisible();
  await expect(dialog.getByLabel("Username")).toHaveValue("player0022");
  await page.unroute(/\/wps\//);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await closeNotice(page, "aurelune");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
});

test("SH-23, ER-06, ER-13: a part of the page that does not come says so, offers a reload, and is logged as ChunkLoadError", async ({
  page,
  faults,
}) => {
  faults.allow(/./);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto(toUrl("aurelune"));
  await page.route(/\/assets\/LobbyScreen-/, (route) => route.abort());
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Slots" }).click();
  await expect(page.getByRole("heading", { name: "The page took longer to load" })).toBeVisible({ timeout: 20_000 });
  expect(logged.join(" ")).toContain("ChunkLoadError");
  await page.unroute(/\/assets\/LobbyScreen-/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Slots" })).toBeVisible();
});

test("SH-23: a press on Log in whose part does not come says so, and works again", async ({ page, faults }) => {
  faults.allow(/./);
  await page.route(/\/assets\/deferredChunk-/, (route) => route.abort());
  await page.goto(toUrl("aurelune"));
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "The page took longer to load" })).toBeVisible({ timeout: 20_000 });
  await page.unroute(/\/assets\/deferredChunk-/);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog").getByLabel("Username")).toBeVisible();
});

test("SH-16: the member centre opens over any page, and closing it comes back to the same place", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/rng"));
  await logIn(page, "aurelune", "player0023");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(42);
  // At once: a wheel's way may still be going on when the place is read.
  const place = await page.evaluate(() => {
    scrollTo({ top: 900, behavior: "instant" });
    return scrollY;
  });
  expect(place).toBeGreaterThan(400);
  await page.getByRole("button", { name: /^Member centre of/ }).click();
  await expect(page.getByRole("dialog", { name: "Member centre" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test("SH-14: another page starts at its top, with the focus on its heading", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/rng"));
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(42);
  const place = await page.evaluate(() => {
    scrollTo({ top: 2_000, behavior: "instant" });
    return scrollY;
  });
  expect(place).toBeGreaterThan(400);
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Hot games" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hot games" })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
