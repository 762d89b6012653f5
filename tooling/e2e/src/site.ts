import { randomBytes } from "node:crypto";
import { sweepVariable } from "@marquee/sweep";
import { expect, type Locator, type Page, test as base } from "@playwright/test";
import { operate } from "./operator.ts";
import { endWorker } from "./workerEnd.ts";

/** The demo brands, with their names and their members' passwords. */
export const brands = {
  aurelune: { name: "Aurelune", password: "Marquee#2026" },
  saltlantern: { name: "Saltlantern", password: "Marquee#2026" },
  kickline: { name: "Kickline", password: "marquee2026" },
  paperkite: { name: "Paperkite", password: "Marquee#2026" },
} as const;

/** A demo brand. */
export type BrandId = keyof typeof brands;

const isBrand = (id: string): id is BrandId => id in brands;

/** The ids of all demo brands. */
export const brandIds: readonly BrandId[] = Object.keys(brands).filter(isBrand);

/** True under `pnpm sweep`, which checks each page in every brand and width instead of in one rotating brand. */
export const isSweep = process.env[sweepVariable] === "1";

/** Details of a journey that is made at several places, in several sizes or languages: those that repeat another one are made by `pnpm sweep` alone (docs/decisions/081). */
export const repeats = (isRepeat: boolean): { readonly tag: string[] } => ({ tag: isRepeat ? ["@repeat"] : [] });

/** The address of a brand's page. */
export function toUrl(brand: BrandId, path = "/"): string {
  return `http://${brand}.localhost:${process.env["E2E_PORT"] ?? ""}${path}`;
}

/** Errors that a page of a working site never has: console errors, such as CSP violations, and uncaught exceptions. */
export type PageFaults = { readonly list: () => readonly string[]; readonly allow: (pattern: RegExp) => void };

/** A test that fails on any console error or uncaught exception of its page, except those that `faults.allow` permits, and closes the browsers that it opened. */
export const test = base.extend<{ faults: PageFaults; tidy: void }, { worker: string }>({
  worker: [
    async ({ browserName }, use) => {
      await use(browserName);
      await endWorker();
    },
    { auto: true, scope: "worker" },
  ],
  tidy: [
    async ({ browser }, use) => {
      const before = browser.contexts();
      await use();
      // What a test leaves open would load the processor, and have live events, beside the tests after it.
      for (const context of browser.contexts()) if (!before.includes(context)) await context.close();
    },
    { auto: true },
  ],
  faults: [
    async ({ page }, use) => {
      const found: { readonly text: string; readonly where: string }[] = [];
      const allowed: RegExp[] = [];
      // What a page has asked for while it logs out is refused, and the browser may say so after the next login.
      let isLeaving = false;
      const asked = new Set<string>();
      const left = new Set<string>();
      page.on("requestfinished", (request) => asked.delete(request.url()));
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/wps/session/log")) isLeaving = pathname === "/wps/session/logout";
        if (isLeaving) for (const url of [...asked, request.url()]) left.add(url);
        asked.add(request.url());
      });
      page.on("console", (message) => {
        // An unknown address is answered with 404 (RT-28), which the browser logs as an error.
        const isMissingPage = message.text().includes("404") && message.location().url === page.url();
        const isLate = message.text().includes("401") && (isLeaving || left.has(message.location().url));
        if (message.type() === "error" && !isMissingPage && !isLate)
          found.push({ text: message.text(), where: message.location().url });
      });
      page.on("pageerror", (error) => found.push({ text: error.message, where: page.url() }));
      const faults: PageFaults = {
        list: () =>
          found
            .filter(({ text }) => !allowed.some((pattern) => pattern.test(text)))
            .map(({ text, where }) => `${text} (${where})`),
        allow: (pattern) => allowed.push(pattern),
      };
      await use(faults);
      // An answer that is changed on its way when the test ends would fail on the closed page.
      if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
      expect(faults.list()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** Turns off the page's preference for reduced transparency. @returns a function that turns it on again */
export async function showTransparency(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const ask = (value: "no-preference" | "reduce"): Promise<unknown> =>
    devtools.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-transparency", value }] });
  await ask("no-preference");
  return async () => {
    await ask("reduce");
    await devtools.detach();
  };
}

/** A new, unused username. */
export function toNewName(): string {
  return `e2e${randomBytes(5).toString("hex")}`;
}

/** Ticks the box of the age in a registration's form. */
export async function confirmAge(form: Page | Locator): Promise<void> {
  await form.getByRole("checkbox", { name: /^I am \d+ or older$/ }).check();
}

/** Registers a new member through the form, which the address `/register` opens by itself. @returns the username */
export async function register(page: Page, brand: BrandId, username = toNewName()): Promise<string> {
  return test.step("set-up: registrations by the form", () => fillRegistration(page, brand, username));
}

async function fillRegistration(page: Page, brand: BrandId, username: string): Promise<string> {
  const { password } = brands[brand];
  if (new URL(page.url()).pathname !== "/register")
    await page.getByRole("button", { name: "Register", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByLabel("Confirm password").fill(password);
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await confirmAge(dialog);
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("heading", { name: `Welcome to ${brands[brand].name}` })).toBeVisible();
  await page.getByRole("button", { name: "See the games" }).click();
  return username;
}

/** Logs in through the popup. */
export async function logIn(page: Page, brand: BrandId, username: string): Promise<void> {
  await test.step("set-up: logins by the form", () => fillLogin(page, brand, username));
}

async function fillLogin(page: Page, brand: BrandId, username: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(brands[brand].password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await closeNotice(page, brand);
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
}

/** Waits for the notice that a brand shows after a login, and closes it. */
export async function closeNotice(page: Page, brand: BrandId): Promise<void> {
  if (brand !== "aurelune") return;
  const notice = page.getByRole("dialog", { name: "Play with a plan" });
  // By key: a notice that is still moving in may leave the place of a press.
  await notice.getByRole("button", { name: "Close" }).last().press("Enter");
  await expect(notice).toBeHidden();
}

/** The balance in the header as a decimal text without grouping. */
export async function readBalance(page: Page): Promise<string> {
  const group = page.getByRole("group", { name: "Balance" });
  await expect(group).toContainText(/\d/);
  return (
    ((await group.textContent()) ?? "")
      .replace(/^\D*/, "")
      .match(/^[\d,]+\.\d+/)?.[0]
      .replaceAll(",", "") ?? ""
  );
}

/** Changes a setting of the running gateway, as an operator does: `pnpm gateway set …`. */
export async function setGateway(...args: readonly string[]): Promise<void> {
  await operate("set", ...args);
}

/** Opens the logged-in member's account record through the member centre, in a wide window. */
export async function openRecord(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Member centre of/ }).click();
  await page
    .getByRole("dialog", { name: "Member centre" })
    .getByRole("navigation")
    .getByRole("link", { name: "Account record" })
    // By the keyboard: the entries move while the money above them loads, and a press of the mouse may miss.
    .press("Enter");
}
