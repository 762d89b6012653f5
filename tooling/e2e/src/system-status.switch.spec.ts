import { holdStatus, openWithEvents, soon, withoutEvents } from "./liveEvents.ts";
import { expect, setGateway, test, toUrl } from "./site.ts";
import { useOwnPlatform } from "./ownPlatform.ts";

useOwnPlatform(["kickline", "paperkite"]);

test.afterEach(async () => {
  await setGateway("status", "open", "--merchant", "kickline");
  await setGateway("region", "open", "--merchant", "kickline");
});

test("SH-05, SH-07, ER-16: in maintenance every address shows only that, also in a restricted region", async ({
  page,
}) => {
  await setGateway("region", "restricted", "--countries", "ZZ", "--merchant", "kickline");
  await setGateway("status", "maintenance", "--message", "upgrade", "--merchant", "kickline");
  for (const path of ["/", "/rng", "/no-such-page"]) {
    await page.goto(toUrl("kickline", path));
    await expect(page.getByRole("heading", { level: 1, name: "System Maintenance" })).toBeVisible();
    await expect(page.getByText("The site cannot be visited while we work on it.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", /^mailto:/);
    await expect(page.getByRole("navigation")).toHaveCount(0);
  }
});

test("SH-06, ER-15: a visitor in a restricted region is told the IP address and country on every path", async ({
  page,
}) => {
  await setGateway("region", "restricted", "--countries", "ZZ", "--merchant", "kickline");
  for (const path of ["/", "/hot", "/no-such-page"]) {
    await page.goto(toUrl("kickline", path));
    const title = "Access is restricted by your location or IP.";
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(
      page.getByText("Your address is 127.0.0.1, in Unknown Region. The site is not offered there."),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", /^mailto:/);
    await expect(page.getByRole("navigation")).toHaveCount(0);
  }
});

test("SH-18, RP-01, RP-22: switching a node off removes its buttons everywhere", async ({ page }) => {
  await page.goto(toUrl("kickline", "/inhouse"));
  await expect(page.getByRole("banner").getByRole("button", { name: "Register" })).toBeVisible();
  await setGateway("module", "DIRECTREG3", "off", "--merchant", "kickline");
  try {
    await page.reload();
    await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Register" })).toHaveCount(0);
    await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
    await expect(page.getByRole("dialog").getByText("No account yet?")).toHaveCount(0);
  } finally {
    await setGateway("module", "DIRECTREG3", "on", "--merchant", "kickline");
  }
});

test("SH-18: without live events an open page follows the tree within 30 seconds @sweep", async ({ page }) => {
  await withoutEvents(page);
  await page.clock.install();
  await page.goto(toUrl("kickline", "/inhouse"));
  const register = page.getByRole("banner").getByRole("button", { name: "Register" });
  await expect(register).toBeVisible();
  try {
    await setGateway("module", "DIRECTREG3", "off", "--merchant", "kickline");
    await page.clock.fastForward(31_000);
    await expect(register).toHaveCount(0);
  } finally {
    await setGateway("module", "DIRECTREG3", "on", "--merchant", "kickline");
  }
  await page.clock.fastForward(31_000);
  await expect(register).toBeVisible();
});

test("SH-18: a module that goes off takes its buttons from open pages at once, and brings them back @sweep", async ({
  page,
}) => {
  await openWithEvents(page, toUrl("kickline", "/inhouse"));
  const register = page.getByRole("banner").getByRole("button", { name: "Register" });
  await expect(register).toBeVisible();
  try {
    await setGateway("module", "DIRECTREG3", "off", "--merchant", "kickline");
    await expect(register).toHaveCount(0, soon);
  } finally {
    await setGateway("module", "DIRECTREG3", "on", "--merchant", "kickline");
  }
  await expect(register).toBeVisible(soon);
});

test("BN-19: a banner that an operator adds or removes appears on open pages at once @sweep", async ({ page }) => {
  await openWithEvents(page, toUrl("kickline"));
  const title = "Told while you look";
  const banner = page
    .getByRole("main")
    .getByText(title)
    .or(page.getByRole("img", { name: title }));
  try {
    await setGateway("banner", "live", "on", "--title", title, "--merchant", "kickline");
    await expect(banner.first()).toBeAttached(soon);
  } finally {
    await setGateway("banner", "live", "off", "--merchant", "kickline");
  }
  await expect(banner).toHaveCount(0, soon);
});

test("SH-05: maintenance shows on open pages at once, and they come back when it ends", async ({ page, faults }) => {
  faults.allow(/Failed to load resource/);
  await page.clock.install();
  await openWithEvents(page, toUrl("kickline", "/inhouse"));
  const title = page.getByRole("heading", { level: 1, name: "System Maintenance" });
  await setGateway("status", "maintenance", "--merchant", "kickline");
  await expect(title).toBeVisible(soon);
  await setGateway("status", "open", "--merchant", "kickline");
  await page.clock.fastForward(31_000);
  await expect(title).toHaveCount(0, soon);
});

test("AP-06, ER-28: an action whose module has been switched off says so, and the page follows at once", async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource/);
  await withoutEvents(page);
  await page.goto(toUrl("kickline", "/inhouse"));
  const demo = page.getByRole("button", { name: "Free demo" });
  await expect(demo).toBeVisible();
  const status = await holdStatus(page);
  await setGateway("module", "FREEPLAY3", "off", "--merchant", "kickline");
  try {
    const tree = page.waitForResponse(/\/wps\/system\/whitelabel/);
    await demo.click();
    await expect(page.getByText("This function is not enabled.")).toBeVisible();
    status.release();
    expect((await tree).status()).toBe(200);
    await expect(demo).toHaveCount(0);
  } finally {
    await setGateway("module", "FREEPLAY3", "on", "--merchant", "kickline");
  }
});

test("SH-05: an action on a site that has since entered maintenance shows the maintenance page at once @sweep", async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource/);
  await withoutEvents(page);
  await page.goto(toUrl("kickline", "/inhouse"));
  const demo = page.getByRole("button", { name: "Free demo" });
  await expect(demo).toBeVisible();
  const status = await holdStatus(page);
  await setGateway("status", "maintenance", "--merchant", "kickline");
  await Promise.all([page.waitForResponse(/\/login\/freeplay/), demo.click()]);
  status.release();
  await expect(page.getByRole("heading", { level: 1, name: "System Maintenance" })).toBeVisible();
});

test("RP-02, RP-18: with FREEPLAY3 off there is no free demo, at the gateway either, and no demo of a game", async ({
  page,
  request,
}) => {
  await setGateway("module", "FREEPLAY3", "off", "--merchant", "kickline");
  try {
    await page.goto(toUrl("kickline", "/inhouse"));
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Free demo" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Demo/ })).toHaveCount(0);
    const { port, hostname } = new URL(toUrl("kickline"));
    const refused = await request.post(`http://127.0.0.1:${port}/wps/session/login/freeplay`, {
      data: {},
      headers: { host: hostname },
    });
    expect([refused.status(), (await refused.json()).errorCode]).toEqual([403, "function.not.available"]);
  } finally {
    await setGateway("module", "FREEPLAY3", "on", "--merchant", "kickline");
  }
  await page.reload();
  await page.getByRole("button", { name: "Free demo" }).click();
  await expect(page.getByText("Play money").first()).toBeVisible();
});

test("SH-09, SH-10, RT-25: with the guard on, a guest is led to /login, and to the page after the login", async ({
  page,
}) => {
  for (const id of ["HOMEGUARD3", "SOCLOGIN3"]) await setGateway("module", id, "on", "--merchant", "kickline");
  try {
    for (const path of ["/register", "/register.html", "/helpmc", "/download", "/login/social/google"]) {
      await page.goto(toUrl("kickline", path));
      // A redirect happens with the first page that is rendered.
      await expect(page.getByRole("heading", { level: 1, includeHidden: true }).first()).toBeAttached();
      await expect(page).toHaveURL(toUrl("kickline", path));
    }
    for (const path of ["/", "/hot", "/search", "/member", "/no-such-page", "/rng"]) {
      await page.goto(toUrl("kickline", path));
      await expect(page).toHaveURL(toUrl("kickline", "/login"));
    }
    await page.getByLabel("Username").fill("player0012");
    await page.getByLabel("Password", { exact: true }).fill("marquee2026");
    await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page).toHaveURL(toUrl("kickline", "/rng"));
    await expect(page.getByRole("heading", { level: 1, name: "Slots" })).toBeVisible();
  } finally {
    for (const id of ["HOMEGUARD3", "SOCLOGIN3"]) await setGateway("module", id, "off", "--merchant", "kickline");
  }
});

test("LG-24, ER-11: after the session has ended the next action says so and offers the login", async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource/);
  await page.goto(toUrl("kickline", "/inhouse"));
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  await page.getByLabel("Username").fill("player0013");
  await page.getByLabel("Password", { exact: true }).fill("marquee2026");
  await page.getByRole("dialog").getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("token", "dead"));
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await expect(page.getByText("You are not logged in, please log in.")).toBeVisible();
});

test("SH-22: the tab icon is the brand's, then an operator's, then the brand's again @sweep", async ({ page }) => {
  const port = process.env["E2E_PORT"] ?? "";
  const icon = page.locator('link[rel="icon"]');
  const readIcon = async (brand: "kickline" | "paperkite"): Promise<string> => {
    const path = (await icon.getAttribute("href")) ?? "";
    const answer = await page.request.get(`http://127.0.0.1:${port}${path}`, {
      headers: { host: `${brand}.localhost:${port}` },
    });
    expect(answer.headers()["content-type"]).toContain("image/svg+xml");
    return answer.text();
  };
  await page.goto(toUrl("paperkite"));
  const other = await readIcon("paperkite");
  await page.goto(toUrl("kickline"));
  const own = await readIcon("kickline");
  expect(own).not.toBe(other);
  try {
    await setGateway("favicon", "/art/vendors/LUNA.svg", "--merchant", "kickline");
    await page.reload();
    await expect(icon).toHaveAttribute("href", "/art/vendors/LUNA.svg");
    expect(await readIcon("kickline")).not.toBe(own);
  } finally {
    await setGateway("favicon", "brand", "--merchant", "kickline");
  }
  await page.reload();
  await expect(page.getByRole("banner")).toBeVisible();
  expect(await readIcon("kickline")).toBe(own);
});

test("BN-20: an operator's new banner appears after a reload, and leads to its game @sweep", async ({
  page,
  faults,
}) => {
  // A guest's launch is refused before the page offers the login.
  faults.allow(/401/);
  await page.goto(toUrl("kickline"));
  const banners = page.getByRole("region", { name: "Banners" });
  await expect(banners.getByText("1 / 3")).toBeVisible();
  const game = await page.evaluate(async () => {
    const answer = await fetch("/wps/relay/GCSGAME_gameList?gameType=INHOUSE&pageNo=1", {
      headers: { Merchant: "KICKLINE" },
    });
    const body: { value: { games: { nodeId: string }[] } } = await answer.json();
    return body.value.games[0]?.nodeId ?? "";
  });
  try {
    await setGateway(
      "banner",
      "cup-night",
      "on",
      "--title",
      "Cup night",
      "--link",
      `GAME:${game}`,
      "--merchant",
      "kickline",
    );
    await page.reload();
    await expect(banners.getByText("1 / 4")).toBeVisible();
    await banners.getByRole("button", { name: "Previous slide" }).click();
    const link = banners.getByRole("link", { name: "Cup night" });
    const picture = banners.getByRole("group", { name: "Slide 4 of 4" }).locator("img");
    await expect(picture).toHaveAttribute("src", /\/art\/banners\/cup-night\.svg$/);
    await link.click();
    await expect(page).toHaveURL(/\/game\?/);
    await expect(page.getByRole("heading", { level: 1, name: "Cup night" })).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Username").fill("player0054");
    await dialog.getByLabel("Password", { exact: true }).fill("marquee2026");
    await dialog.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeVisible({ timeout: 20_000 });
  } finally {
    await setGateway("banner", "cup-night", "off", "--merchant", "kickline");
  }
  await page.goto(toUrl("kickline"));
  await expect(banners.getByText("1 / 3")).toBeVisible();
});
