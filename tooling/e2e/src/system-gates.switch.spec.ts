import type { Page, Route } from "@playwright/test";
import { withoutEvents } from "./liveEvents.ts";
import { pressPlay } from "./pressPlay.ts";
import {
  type BrandId,
  brands,
  closeNotice,
  confirmAge,
  expect,
  logIn,
  openRecord,
  setGateway,
  test,
  toNewName,
  toUrl,
} from "./site.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { lookUntil, turnModule } from "./turnModule.ts";

useOwnPlatform(["paperkite"]);

const turned = new Map<string, BrandId>();

/** Switches a module of the merchant; it is on again after the test. */
async function turn(page: Page, module: string, state: "on" | "off", brand: BrandId = "paperkite"): Promise<void> {
  if (state === "off") turned.set(module, brand);
  await turnModule(page, brand, module, state);
  if (state === "on") turned.delete(module);
}

// Switch on the modules that a test left off.
test.afterEach(async () => {
  for (const [module, brand] of turned) await setGateway("module", module, "on", "--merchant", brand);
  turned.clear();
});

const soon = { timeout: 600 };

test("Q-43, RP-01: a partly filled registration that is switched off keeps its input, does not send, and works when it is on again", async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource.*403/);
  // A page that does not know yet is looked at too.
  await withoutEvents(page);
  await page.goto(toUrl("paperkite"));
  await page.getByRole("banner").getByRole("button", { name: "Register" }).click();
  const dialog = page.getByRole("dialog");
  const username = toNewName();
  const { password } = brands.paperkite;
  const send = dialog.getByRole("button", { name: "Register", exact: true });
  const note = dialog.getByText(/^This form is closed at the moment\. What you typed stays/);
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByLabel("Confirm password").fill(password);
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/wps/member/register") && sent.push(request.url()));
  for (const module of ["DIRECTREG3", "SIGNUP3"]) {
    await turn(page, module, "off");
    await lookUntil(page, () => expect(note).toBeVisible(soon));
    await expect(send).toBeDisabled();
    await expect(page.getByRole("banner").getByRole("button", { name: "Register" })).toHaveCount(0);
    await dialog.getByLabel("Username").press("Enter");
    await turn(page, module, "on");
    await lookUntil(page, () => expect(note).toHaveCount(0, soon));
    await expect(dialog.getByLabel("Username")).toHaveValue(username);
    await expect(dialog.getByLabel("Confirm password")).toHaveValue(password);
  }
  expect(sent).toEqual([]);
  // The registration is switched off before the page knows: the gateway refuses it, and the page shows why.
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await confirmAge(dialog);
  await turn(page, "DIRECTREG3", "off");
  const refused = page.waitForResponse((response) => response.url().includes("/wps/member/register"));
  await send.click();
  expect(await (await refused).json()).toMatchObject({ success: false, errorCode: "function.not.available" });
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(note).toBeVisible();
  await turn(page, "DIRECTREG3", "on");
  await lookUntil(page, () => expect(send).toBeEnabled(soon));
  await send.click();
  await expect(page.getByRole("heading", { name: "Welcome to Paperkite" })).toBeVisible();
});

test("RG-03: the form with username and password is shown only with USERNAMEREG3 @sweep", async ({ page }) => {
  await page.goto(toUrl("paperkite"));
  await turn(page, "MOBILENUMREG3", "off");
  await turn(page, "USERNAMEREG3", "off");
  await page.goto(toUrl("paperkite", "/register"));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Registration is closed")).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
  await turn(page, "USERNAMEREG3", "on");
  await page.reload();
  await expect(dialog.getByLabel("Username")).toBeVisible();
  await expect(dialog.getByLabel("Password", { exact: true })).toBeVisible();
  await turn(page, "MOBILENUMREG3", "on");
});

test("Q-43: the login page keeps its input while it is off and on again; a page that is switched off keeps its address and state @sweep", async ({
  page,
}) => {
  await page.goto(toUrl("paperkite", "/rng"));
  // A request for passkeys that is on its way when the login closes is refused, which the browser logs as an error.
  const offered = page.waitForResponse((response) => response.url().endsWith("/login/passkey/options"));
  await page.goto(toUrl("paperkite", "/login"));
  await page.getByLabel("Username").fill("player0014");
  await offered;
  await turn(page, "LOGIN3", "off");
  await lookUntil(page, () =>
    expect(page.getByRole("main").getByText(/^This form is closed at the moment/)).toBeVisible(soon),
  );
  await expect(page.getByRole("main").getByRole("button", { name: "Log in", exact: true })).toBeDisabled();
  await turn(page, "LOGIN3", "on");
  await lookUntil(page, () =>
    expect(page.getByRole("main").getByRole("button", { name: "Log in", exact: true })).toBeEnabled(soon),
  );
  await expect(page.getByLabel("Username")).toHaveValue("player0014");
  await page.goBack();
  const lobby = page.getByRole("heading", { level: 1, name: "Slots" });
  const closed = page.getByRole("heading", { name: "This is closed at the moment" });
  await expect(lobby).toBeVisible();
  await page.getByRole("searchbox").fill("lu");
  await turn(page, "GRNG3", "off");
  await lookUntil(page, () => expect(closed).toBeVisible(soon));
  await expect(lobby).toBeHidden();
  await expect(page).toHaveURL(/\/rng/);
  await turn(page, "GRNG3", "on");
  await lookUntil(page, () => expect(lobby).toBeVisible(soon));
  await expect(page.getByRole("searchbox")).toHaveValue("lu");
});

test("Q-43, Q-41, MC-17: an open round finishes after its lobby is switched off, then the game closes and comes back; a panel and its entry do so too @sweep", async ({
  page,
  faults,
}) => {
  // The page may ask about its game between the switch and its event.
  faults.allow(/Failed to load resource.*403/);
  await page.goto(toUrl("paperkite", "/inhouse"));
  await logIn(page, "paperkite", "player0015");
  await closeNotice(page, "paperkite");
  await openRecord(page);
  const record = page.getByRole("heading", { name: "Account record" });
  const recordEntry = page.getByRole("dialog").getByRole("navigation").getByRole("link", { name: "Account record" });
  await expect(record).toBeVisible();
  await turn(page, "TRANSREC3", "off");
  await lookUntil(page, () =>
    expect(page.getByRole("dialog").getByRole("heading", { name: "This is closed at the moment" })).toBeVisible(soon),
  );
  await expect(record).toBeHidden();
  await expect(recordEntry).toHaveCount(0);
  await turn(page, "TRANSREC3", "on");
  await lookUntil(page, () => expect(record).toBeVisible(soon));
  await expect(recordEntry).toBeVisible();
  await page.keyboard.press("Escape");
  await pressPlay(page);
  const spin = page.frameLocator("iframe").getByRole("button", { name: "Spin" });
  await expect(spin).toBeEnabled();
  // The game house has taken the stake and drawn the round; its answer is held until the lobby is switched off.
  const release = Promise.withResolvers<void>();
  const drawn = Promise.withResolvers<void>();
  const hold = async (route: Route): Promise<void> => {
    // Node.js does not resolve *.localhost.
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/\/\/[^:]+/, "//127.0.0.1"),
    });
    drawn.resolve();
    await release.promise;
    await route.fulfill({ response });
  };
  await page.route(/\/api\/spin/, hold, { times: 1 });
  await spin.click();
  await drawn.promise;
  await turn(page, "LOBBY3", "off");
  await lookUntil(page, () => expect(page.getByText(/^This game is closing/)).toBeVisible(soon));
  await expect(page.locator("iframe")).toBeVisible();
  release.resolve();
  await expect(spin).toBeEnabled();
  await spin.click();
  await expect(page.frameLocator("iframe").getByText("This game is closed at the moment.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "This game is closed at the moment" })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await turn(page, "LOBBY3", "on");
  await lookUntil(page, () => expect(spin).toBeEnabled(soon));
});

const closedPanel = (page: Page, centre: string) =>
  page.getByRole("dialog", { name: centre }).getByRole("heading", { name: "This is closed at the moment" });

test("RP-07: without MEMCEN3 nothing leads to the member centre; one that is open says that it is closed, and comes back @sweep", async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource.*403/);
  await page.goto(toUrl("paperkite", "/inhouse"));
  await logIn(page, "paperkite", "player0016");
  await closeNotice(page, "paperkite");
  const opener = page.getByRole("banner").getByRole("button", { name: /^Member centre of/ });
  const tab = page.getByRole("navigation", { name: "Quick menu" }).getByRole("button", { name: "Account" });
  const panel = page.getByRole("dialog", { name: "Member centre" }).getByRole("heading", { name: "Security" });
  await opener.click();
  await expect(panel).toBeVisible();
  await turn(page, "MEMCEN3", "off");
  await lookUntil(page, () => expect(closedPanel(page, "Member centre")).toBeVisible(soon));
  await expect(panel).toBeHidden();
  await expect(page.getByRole("dialog").getByRole("navigation").getByRole("link")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  await expect(opener).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole("navigation", { name: "Quick menu" })).toBeVisible();
  await expect(tab).toHaveCount(0);
  await page.goto(toUrl("paperkite", "/member/securityCenter"));
  await expect(page.getByRole("heading", { level: 1, name: "This page does not exist" })).toBeVisible();
  await turn(page, "MEMCEN3", "on");
  await lookUntil(page, () => expect(tab).toBeVisible(soon));
  await page.setViewportSize({ width: 1280, height: 800 });
  await opener.click();
  await expect(panel).toBeVisible();
});

test("RP-07, RP-05: without TRIALAGENT3 a trial agent has no entry to the agent centre; one that is open says that it is closed @sweep", async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource.*403/);
  await page.goto(toUrl("paperkite", "/inhouse"));
  await logIn(page, "paperkite", "agent0042");
  await closeNotice(page, "paperkite");
  const entry = page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Agent centre" });
  const panel = page.getByRole("dialog", { name: "Agent centre" }).getByRole("heading", { name: "Invitation codes" });
  await entry.click();
  await expect(panel).toBeVisible();
  await turn(page, "TRIALAGENT3", "off");
  await lookUntil(page, () => expect(closedPanel(page, "Agent centre")).toBeVisible(soon));
  await expect(panel).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(entry).toHaveCount(0);
  await page.goto(toUrl("paperkite", "/agent"));
  await expect(page.getByRole("heading", { level: 1, name: "This page does not exist" })).toBeVisible();
  await page.goto(toUrl("paperkite", "/inhouse"));
  await turn(page, "TRIALAGENT3", "on");
  await lookUntil(page, () => expect(entry).toBeVisible(soon));
  await entry.click();
  await expect(panel).toBeVisible();
});

test("Q-43: a hidden page does not request its status; a visible one requests it at once and keeps the last tree without an answer @sweep", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await withoutEvents(page);
  await page.clock.install();
  let asked = 0;
  page.on("request", (request) => request.url().includes("/wps/system/status") && (asked += 1));
  await page.goto(toUrl("paperkite"));
  const register = page.getByRole("banner").getByRole("button", { name: "Register" });
  await expect(register).toBeVisible();
  // It has just been answered, so that its next question is half a minute away when it is hidden.
  const polled = page.waitForResponse(/\/wps\/system\/status/);
  await page.clock.fastForward(31_000);
  await polled;
  const show = (state: "hidden" | "visible"): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await show("hidden");
  const before = asked;
  await page.clock.fastForward(95_000);
  expect(asked).toBe(before);
  const answered = page.waitForResponse(/\/wps\/system\/status/);
  await show("visible");
  await answered;
  expect(asked).toBe(before + 1);
  await page.route(/\/wps\/system\/status/, (route) => route.abort());
  // The page counts from when it has read the answer, and gives up what stays unanswered for long.
  await expect.poll(() => page.clock.fastForward(3_000).then(() => asked)).toBeGreaterThan(before + 1);
  await expect(register).toBeVisible();
});
