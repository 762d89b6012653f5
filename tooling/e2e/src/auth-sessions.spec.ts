import { withoutEvents } from "./liveEvents.ts";
import { openNewMember } from "./members.ts";
import {
  brands,
  confirmAge,
  expect,
  logIn,
  readBalance,
  register,
  setGateway,
  test,
  toNewName,
  toUrl,
} from "./site.ts";

test("LG-20: a demo's session lasts until its player registers, and then ends at the gateway too @sweep", async ({
  page,
  faults,
}) => {
  // The ended session's token is used once.
  faults.allow(/401/);
  await page.goto(toUrl("aurelune", "/inhouse"));
  await page.getByRole("button", { name: "Free demo" }).click();
  await expect(page.getByRole("group", { name: "Balance" })).toContainText("10,000,000.00");
  const readToken = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem("token"));
  const isLive = (token: string | null): Promise<boolean> =>
    page.evaluate(
      async (authorization) =>
        (await fetch("/wps/member/info", { headers: { authorization: authorization ?? "" } })).ok,
      token,
    );
  const trial = await readToken();
  const openRegistration = async (): Promise<void> => {
    await page
      .getByRole("main")
      .getByRole("article")
      .first()
      .getByRole("button", { name: /Add to favourites/ })
      .click();
    await page
      .getByRole("alertdialog", { name: "You need a real account for this." })
      .getByRole("button", { name: "Open an account" })
      .click();
  };
  await openRegistration();
  await page.getByRole("dialog", { name: "Join Aurelune" }).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("group", { name: "Balance" })).toContainText("10,000,000.00");
  expect(await isLive(trial)).toBe(true);
  await openRegistration();
  const dialog = page.getByRole("dialog", { name: "Join Aurelune" });
  await dialog.getByLabel("Username").fill(toNewName());
  await dialog.getByLabel("Password", { exact: true }).fill(brands.aurelune.password);
  await dialog.getByLabel("Confirm password").fill(brands.aurelune.password);
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await confirmAge(dialog);
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Aurelune" })).toBeVisible();
  await page.getByRole("button", { name: "See the games" }).click();
  await expect.poll(() => readBalance(page)).toBe("100000.00");
  const token = await readToken();
  expect([token === trial, await isLive(token)]).toEqual([false, true]);
  expect(await isLive(trial)).toBe(false);
});

test("a closed and a frozen account get different messages, at the next call and at the login @sweep", async ({
  page,
}) => {
  // With live events the page would know before its next call.
  await withoutEvents(page);
  const name = await openNewMember(page, toUrl("kickline"), "kickline");
  await setGateway("member", name, "frozen", "--merchant", "kickline");
  await page.reload();
  await expect(page.getByText("This account is frozen.").first()).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  const tryIn = async (): Promise<void> => {
    await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
    const dialog = page.getByRole("dialog", { name: "Log in" });
    await dialog.getByLabel("Username").fill(name);
    await dialog.getByLabel("Password", { exact: true }).fill(brands.kickline.password);
    await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  };
  await tryIn();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("This account is frozen.");
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  await setGateway("member", name, "active", "--merchant", "kickline");
  await logIn(page, "kickline", name);
  await setGateway("member", name, "closed", "--merchant", "kickline");
  await page.reload();
  await expect(page.getByText("This account is closed.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await tryIn();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("This account is closed.");
});

test("LG-08: a login belongs to its tab: a reload keeps it, closing the tab ends it, and the kind of account is stored", async ({
  page,
  context,
}) => {
  // A network with an open stream is never idle.
  await withoutEvents(page);
  await page.goto(toUrl("aurelune", "/inhouse"));
  await logIn(page, "aurelune", "player0056");
  const readKept = () =>
    page.evaluate(() => [
      sessionStorage.getItem("isAgent"),
      sessionStorage.getItem("token"),
      localStorage.getItem("token"),
    ]);
  const [kind, token, kept] = await readKept();
  expect([kind, token?.length, kept]).toEqual(["0", 43, null]);
  const asked = page.waitForRequest(/\/wps\/member\/info/);
  await page.reload();
  expect((await asked).headers()["authorization"]).toBe(token);
  await expect(page.getByRole("button", { name: "Member centre of player0056" })).toBeVisible();
  expect(await readKept()).toEqual([kind, token, kept]);
  await page.waitForLoadState("networkidle");
  await page.close();
  const other = await context.newPage();
  await other.goto(toUrl("aurelune", "/inhouse"));
  await expect(other.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
});

test("RG-24: a registration on any page sends its address and the codes that the visit began with @sweep", async ({
  page,
}) => {
  // Record the plain text that the page encrypts, because the request itself is not readable.
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(globalThis, { sent });
    const encrypt = SubtleCrypto.prototype.encrypt;
    SubtleCrypto.prototype.encrypt = function record(algorithm, key, data) {
      sent.push(new TextDecoder().decode(data));
      return encrypt.call(this, algorithm, key, data);
    };
  });
  await page.goto(toUrl("aurelune", "/?affiliateCode=PALS7&referralCode=REF42"));
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "In-house" }).click();
  await expect(page).toHaveURL(toUrl("aurelune", "/inhouse"));
  const username = await register(page, "aurelune");
  const sent = await page.evaluate((): unknown => Reflect.get(globalThis, "sent"));
  const [payload] = (Array.isArray(sent) ? sent : []).filter((text) => String(text).includes(username));
  expect(JSON.parse(String(payload))).toMatchObject({
    username,
    registerUrl: toUrl("aurelune", "/inhouse"),
    registerMethod: "WEB",
    login: true,
    affiliateCode: "PALS7",
    referralCode: "REF42",
    domain: "aurelune.localhost",
  });
});
