import { closeNotice, expect, logIn, test, toNewName, toUrl, repeats } from "./site.ts";

test("RG-03, RG-05, RG-07: the registration asks for username and password, has its title, links to the login, stars required fields", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/register"));
  const dialog = page.getByRole("dialog", { name: "Join Aurelune" });
  await dialog.getByRole("button", { name: "More details (optional)" }).click();
  for (const [label, says] of [
    ["Username", "Username *"],
    ["Password", "Password *"],
    ["Full name", "Full name"],
  ] as const) {
    const field = dialog.getByLabel(label, { exact: true });
    await expect(field).toBeVisible();
    await expect(dialog.locator("label", { hasText: new RegExp(`^${label}$`) }).locator("..")).toHaveText(says);
    // The placeholder does not repeat the label.
    await expect(field).not.toHaveAttribute("placeholder");
  }
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
});

test("RG-23: the terms are ticked and linked; when unticked, Register says what is missing and sends nothing", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/register"));
  const dialog = page.getByRole("dialog");
  const terms = dialog.getByRole("checkbox");
  await expect(terms).toBeChecked();
  for (const [name, path] of [
    ["terms", "/terms"],
    ["privacy policy", "/privacy"],
  ] as const) {
    const link = dialog.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", path);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
  await dialog.getByLabel("Username").fill(toNewName());
  await dialog.getByLabel("Password", { exact: true }).fill("Marquee#2026");
  await dialog.getByLabel("Confirm password").fill("Marquee#2026");
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await terms.uncheck();
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/wps/member/register")) sent += 1;
  });
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(dialog.getByText("Please accept the terms to register.")).toBeVisible();
  await expect(terms).toBeFocused();
  await expect(terms).toHaveAttribute("aria-invalid", "true");
  expect(sent).toBe(0);
  await terms.check();
  await expect(dialog.getByText("Please accept the terms to register.")).toHaveCount(0);
});

for (const [jurisdiction, isTicked] of [
  ["GB", false],
  ["MT", false],
  ["SEA", true],
] as const)
  test(
    `RG-23: in ${jurisdiction} the box is ${isTicked ? "ticked" : "left for the visitor to tick"}`,
    repeats(jurisdiction === "MT"),
    async ({ page, faults }) => {
      // A page that the test fulfils has no IP address, so the browser blocks its requests to hosts on loopback.
      faults.allow(/loopback|ERR_FAILED/);
      // The settings are part of the page's HTML.
      await page.route(toUrl("aurelune", "/register"), async (route) => {
        const url = new URL(route.request().url());
        const headers = { ...(await route.request().allHeaders()), host: url.host };
        url.hostname = "127.0.0.1";
        const response = await route.fetch({ url: url.href, headers });
        const html = await response.text();
        expect(html).toContain('"jurisdiction":"SEA"');
        await route.fulfill({
          response,
          body: html.replaceAll('"jurisdiction":"SEA"', `"jurisdiction":"${jurisdiction}"`),
        });
      });
      await page.goto(toUrl("aurelune", "/register"));
      await expect(page.getByRole("dialog").getByRole("checkbox")).toBeChecked({ checked: isTicked });
    },
  );

test("ER-07: a name that is taken is reported under its field, once, until the name changes", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/register"));
  const dialog = page.getByRole("dialog");
  const username = dialog.getByLabel("Username");
  await username.fill("player0001");
  await dialog.getByLabel("Password", { exact: true }).fill("Marquee#2026");
  await dialog.getByLabel("Confirm password").fill("Marquee#2026");
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  const taken = dialog.getByText("This username is taken. Please choose another one.");
  await expect(taken).toHaveCount(1);
  await expect(username).toBeFocused();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await dialog.getByRole("button", { name: "More details (optional)" }).click();
  await dialog.getByLabel("Full name").fill("Ann Other");
  await expect(taken).toHaveCount(1);
  await username.press("End");
  await username.press("x");
  await expect(taken).toHaveCount(0);
});

test("VL-02, VL-07, ER-07: errors appear under their fields in the rules' words, and the input stays", async ({
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

test("RG-28, VL-47: a birthday below the brand's age is refused with that age", async ({ page }) => {
  await page.goto(toUrl("kickline", "/register"));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill(toNewName());
  await dialog.getByLabel("Password", { exact: true }).fill("marquee2026");
  await dialog.getByLabel("Confirm password").fill("marquee2026");
  await dialog.getByLabel("Birthday").fill(`${new Date().getFullYear() - 19}-01-01`);
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(dialog.getByText("You must be 20 or older to register.")).toBeVisible();
});

test("VL-48, EN-08: one name may register at two brands, as two members in two currencies; the token of one is invalid at the other", async ({
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

test("SH-24, ER-12: without the gateway an action says “Network link is abnormal”, keeps the input, and works again afterwards", async ({
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

test("SH-23, ER-06, ER-13: a chunk that cannot be loaded shows a message, offers a reload, and is logged as ChunkLoadError", async ({
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

test("SH-23: Log in shows a message when its chunk cannot be loaded, and works again afterwards", async ({
  page,
  faults,
}) => {
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

test("SH-16: the member centre opens over any page, and closing it returns to the same scroll position", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/rng"));
  await logIn(page, "aurelune", "player0023");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(42);
  // Without animation, because a wheel's scrolling may not have ended when the position is read.
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

test("SH-14: a new page starts at the top, with the focus on its heading", async ({ page }) => {
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
