import type { Page } from "@playwright/test";
import { pressLogOut } from "./pressLogOut.ts";
import { expect, logIn, test, toUrl } from "./site.ts";

const logInButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Log in" });
const centreOf = (page: Page, name: string) => page.getByRole("button", { name: `Member centre of ${name}` });
const readKept = (page: Page) =>
  page.evaluate(() => ({ token: sessionStorage.getItem("token"), local: JSON.stringify({ ...localStorage }) }));

/** Records in the page whether the guest's bar was ever shown. @returns a function that reads it */
async function watchForGuests(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { wasGuest: false });
    new MutationObserver(() => {
      const buttons = [...document.querySelectorAll("header button")];
      if (buttons.some(({ textContent }) => textContent === "Log in")) Object.assign(globalThis, { wasGuest: true });
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "wasGuest") === true);
}

async function logOut(page: Page): Promise<void> {
  await pressLogOut(page);
  await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
  await expect(logInButton(page)).toBeVisible();
}

test("LG-24, SH-26, Q-29: a logged-in member's new tab is logged in at once, without the token in the browser's storage or an address", async ({
  page,
  context,
}) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await logIn(page, "aurelune", "player0090");
  const { token } = await readKept(page);
  const addresses: string[] = [];
  context.on("request", (request) => addresses.push(request.url()));
  const other = await context.newPage();
  const wasGuest = await watchForGuests(other);
  await other.goto(toUrl("aurelune", "/rng"));
  await expect(centreOf(other, "player0090")).toBeVisible();
  await expect(other.getByRole("group", { name: "Balance" })).toContainText(/\d/);
  expect(await wasGuest()).toBe(false);
  const kept = await readKept(other);
  expect(kept.token).toBe(token);
  expect(kept.local).not.toContain(String(token));
  expect(addresses.filter((address) => address.includes(String(token)))).toEqual([]);
  // When no other tab is open, a new tab cannot get the session.
  await page.close();
  await other.close();
  const later = await context.newPage();
  await later.goto(toUrl("aurelune", "/inhouse"));
  await expect(logInButton(later)).toBeVisible();
  expect((await readKept(later)).token).toBeNull();
});

test("LG-24: a new tab is logged in as soon as the tab that was loading when it asked has loaded @sweep", async ({
  page,
  context,
}) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await logIn(page, "aurelune", "player0090");
  // Nobody is there to answer.
  await page.goto("about:blank");
  const other = await context.newPage();
  await other.goto(toUrl("aurelune", "/rng"));
  await expect(logInButton(other)).toBeVisible();
  await page.goto(toUrl("aurelune", "/inhouse"));
  await expect(centreOf(other, "player0090")).toBeVisible();
});

test("LG-19, SH-26: a logout in one tab logs out the other tabs too, on any page", async ({ page, context }) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await logIn(page, "aurelune", "player0091");
  const other = await context.newPage();
  await other.goto(toUrl("aurelune", "/member/transactionHistory"));
  await expect(other.getByRole("dialog", { name: "Member centre" })).toBeVisible();
  await logOut(page);
  await expect(other.getByRole("dialog", { name: "Member centre" })).toHaveCount(0);
  await expect(logInButton(other)).toBeVisible();
  expect((await readKept(other)).token).toBeNull();
  await other.reload();
  await expect(logInButton(other)).toBeVisible();
});

test("SH-26: another member's tab is neither overwritten nor logged out @sweep", async ({ page, context }) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  const other = await context.newPage();
  await other.goto(toUrl("aurelune", "/inhouse"));
  await logIn(page, "aurelune", "player0092");
  await logIn(other, "aurelune", "player0093");
  await page.reload();
  await other.reload();
  await expect(centreOf(page, "player0092")).toBeVisible();
  await expect(centreOf(other, "player0093")).toBeVisible();
  await logOut(page);
  await other.reload();
  await expect(centreOf(other, "player0093")).toBeVisible();
});

test("SH-26: messages that no tab of the site would send neither give a session nor end one @sweep", async ({
  page,
  context,
}) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await logIn(page, "aurelune", "player0094");
  const liar = await context.newPage();
  await liar.goto(toUrl("aurelune", "/manifest.webmanifest"));
  // This tab answers requests faster than the real tab, with invalid sessions, and claims that the session has ended.
  await liar.evaluate(() => {
    const channel = new BroadcastChannel("mq-session");
    const session = { token: "x".repeat(43), username: "liar", kind: 0, customerId: "1" };
    channel.addEventListener("message", ({ data }) => {
      if (Object(data).kind !== "ask") return;
      const { merchant, tab } = Object(data);
      for (const message of [
        null,
        "ended",
        { kind: "hand", merchant, tab, session: { ...session, token: "a b" } },
        { kind: "hand", merchant, tab, session: { ...session, kind: 7 } },
        { kind: "hand", merchant, tab, session: { ...session, username: "" } },
        { kind: "hand", merchant, tab: "another", session },
        { kind: "hand", merchant: "KICKLINE", tab, session },
      ])
        channel.postMessage(message);
    });
    channel.postMessage("ended");
    channel.postMessage({ kind: "end", merchant: "AURELUNE", token: "x".repeat(43), username: "player0094" });
    channel.postMessage({
      kind: "end",
      merchant: "KICKLINE",
      token: "x".repeat(43),
      username: "player0094",
      code: "logout",
    });
  });
  const other = await context.newPage();
  await other.goto(toUrl("aurelune", "/rng"));
  await expect(centreOf(other, "player0094")).toBeVisible();
  await expect(centreOf(page, "player0094")).toBeVisible();
});
