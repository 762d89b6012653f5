import { changeAnswer } from "./changeAnswer.ts";
import { openNewMember } from "./members.ts";
import { closeNotice, expect, readBalance, test, toNewName, toUrl } from "./site.ts";

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
    await password.fill("Wrong#Password1");
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
  // A password is used exactly as typed, including blanks around it (decision 048).
  await password.fill(" Marquee#2026 ");
  const refused = page.waitForResponse(/session\/login$/);
  await send.click();
  expect(await (await refused).json()).toMatchObject({ success: false, errorCode: "login.credentials.invalid" });
});

/** A registration field that an operator has enabled, as the gateway returns it (the gateway's tests cover the switch). */
const zalo = {
  enabled: "1",
  required: "1",
  acceptedPattern: "^[0-9]+$",
  patternId: 6,
  minLength: 6,
  maxLength: 6,
  type: "TEXT",
};

test("RG-13, RG-14, VL-08: a field whose rule is on is shown, starred when it is required, and states its rule with one length", async ({
  page,
}) => {
  const rule = { ...zalo };
  await changeAnswer(page, /\/wps\/system\/setting\/register/, ({ fields }) => ({
    fields: { ...Object(fields), zalo: rule },
  }));
  await page.goto(toUrl("aurelune", "/register"));
  const dialog = page.getByRole("dialog", { name: "Join Aurelune" });
  await expect(dialog.getByPlaceholder("Zalo*")).toBeVisible();
  await dialog.getByLabel("Zalo").fill("12");
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(dialog.getByText("6 digits")).toBeVisible();
  rule.required = "0";
  await page.reload();
  await dialog.getByRole("button", { name: "More details (optional)" }).click();
  await expect(dialog.getByLabel("Zalo")).toBeVisible();
  await expect(dialog.getByPlaceholder(/Zalo/)).toHaveCount(0);
  rule.enabled = "0";
  await page.reload();
  await expect(dialog.getByLabel("Username")).toBeVisible();
  await expect(dialog.getByLabel("Zalo")).toHaveCount(0);
});

test("VL-01, VL-06, ER-07: an empty required field shows an error, also to screen readers; an optional field may be empty", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/register"));
  const dialog = page.getByRole("dialog", { name: "Join Aurelune" });
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  const username = dialog.getByLabel("Username");
  await expect(username).toHaveAttribute("aria-invalid", "true");
  for (const field of [username, dialog.getByLabel("Password", { exact: true })]) {
    const says = page.locator(`[id="${((await field.getAttribute("aria-describedby")) ?? "").split(" ").at(-1)}"]`);
    await expect(says).toHaveText("Input cannot be empty");
    const [above, below] = [await field.boundingBox(), await says.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
  }
  await expect(dialog.getByLabel("Full name")).not.toHaveAttribute("aria-invalid", "true");
});

test("RG-19, HD-09: a registration logs the member in, shows only the welcome popup, and leads home", async ({
  page,
}) => {
  const order: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/wps/member/register" || pathname === "/wps/member/info") order.push(pathname);
  });
  await page.goto(toUrl("aurelune", "/rng"));
  await page.getByRole("banner").getByRole("button", { name: "Register" }).click();
  const form = page.getByRole("dialog", { name: "Join Aurelune" });
  const username = toNewName();
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Password", { exact: true }).fill("Marquee#2026");
  await form.getByLabel("Confirm password").fill("Marquee#2026");
  await form.getByLabel("Birthday").fill("1990-05-05");
  await form.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Welcome to Aurelune" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page).toHaveURL(toUrl("aurelune"));
  await page.getByRole("button", { name: "Look at the games" }).click();
  await expect(page.getByRole("button", { name: `Member centre of ${username}` })).toBeVisible();
  expect(await readBalance(page)).toBe("100000.00");
  expect(order.slice(0, 2)).toEqual(["/wps/member/register", "/wps/member/info"]);
});

for (const [brand, title, age] of [
  ["aurelune", "Join Aurelune", 18],
  ["kickline", "Join Kickline", 20],
] as const)
  test(`RG-05, RG-28: ${brand}'s registration has the brand's title, and the box the brand's age`, async ({ page }) => {
    await page.goto(toUrl(brand, "/register"));
    await expect(
      page.getByRole("dialog", { name: title }).getByRole("checkbox", { name: new RegExp(`^I am ${age} or older`) }),
    ).toBeChecked();
  });

/** Refusals that a test cannot provoke at the gateway from outside. */
const refusals = [
  ["ER-20", 500, { errorCode: "unknown", requestId: "4f1e" }, "Unknown error", "Reference: 4f1e"],
  [
    "ER-24",
    429,
    { errorCode: "rate.limited", retryAfter: 300, requestId: "4f1f" },
    "Too many requests. Please retry after 5 minutes.",
    "",
  ],
] as const;

for (const [row, status, body, text, reference] of refusals)
  test(`${row}: a login that is refused with ${status} says “${text}”`, async ({ page, faults }) => {
    faults.allow(/Failed to load resource/);
    await page.route(/\/wps\/session\/login$/, (route) =>
      route.fulfill({ status, json: { success: false, message: "", serverTime: Date.now(), ...body } }),
    );
    await page.goto(toUrl("aurelune", "/inhouse"));
    await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
    const dialog = page.getByRole("dialog", { name: "Log in" });
    await dialog.getByLabel("Username").fill("player0061");
    await dialog.getByLabel("Password", { exact: true }).fill("Marquee#2026");
    await dialog.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText(text);
    await expect(dialog.getByRole("alert")).toContainText(reference);
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
    await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
    await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  };
  const first = await openNewMember(page, toUrl("aurelune"), "aurelune");
  await page.goto(toUrl("aurelune", "/inhouse"));
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
