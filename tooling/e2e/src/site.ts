import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sweepVariable } from "@marquee/sweep";
import { expect, type Page, test as base } from "@playwright/test";

/** The demo brands, as visitors know them. */
export const brands = {
  aurelune: { name: "Aurelune", password: "Marquee#2026" },
  saltlantern: { name: "Saltlantern", password: "Marquee#2026" },
  kickline: { name: "Kickline", password: "marquee2026" },
  paperkite: { name: "Paperkite", password: "Marquee#2026" },
} as const;

/** A demo brand. */
export type BrandId = keyof typeof brands;

const isBrand = (id: string): id is BrandId => id in brands;

/** All of them. */
export const brandIds: readonly BrandId[] = Object.keys(brands).filter(isBrand);

/** Whether `pnpm sweep` runs this: each page in every brand and width, and not in one brand that rotates. */
export const isSweep = process.env[sweepVariable] === "1";

/** The address of a page of a brand. */
export function toUrl(brand: BrandId, path = "/"): string {
  return `http://${brand}.localhost:${process.env["E2E_PORT"] ?? ""}${path}`;
}

/** What a page said that a healthy site never says: CSP violations, uncaught errors, failed scripts. */
export type PageFaults = { readonly list: () => readonly string[]; readonly allow: (pattern: RegExp) => void };

/** A test whose page must not complain: any console error or uncaught exception turns it red. */
export const test = base.extend<{ faults: PageFaults }>({
  faults: [
    async ({ page }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      page.on("console", (message) => {
        // An address that shows no page is answered with 404 (RT-28), and what the page says of it is the test's own matter.
        const isMissingPage = message.text().includes("404") && message.location().url === page.url();
        if (message.type() === "error" && !isMissingPage) found.push(message.text());
      });
      page.on("pageerror", (error) => found.push(error.message));
      const faults: PageFaults = {
        list: () => found.filter((text) => !allowed.some((pattern) => pattern.test(text))),
        allow: (pattern) => allowed.push(pattern),
      };
      await use(faults);
      expect(faults.list()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** Shows a page as it is for who asks for no less transparency. @returns what shows it with less of it again */
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

/** A username that nobody has. */
export function toNewName(): string {
  return `e2e${randomBytes(5).toString("hex")}`;
}

/** Registers a new member through the form, and answers the username. */
export async function register(page: Page, brand: BrandId, username = toNewName()): Promise<string> {
  const { password } = brands[brand];
  await page.getByRole("button", { name: "Register", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByLabel("Confirm password").fill(password);
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("heading", { name: `Welcome to ${brands[brand].name}` })).toBeVisible();
  await page.getByRole("button", { name: "Look at the games" }).click();
  return username;
}

/** Logs in through the popup. */
export async function logIn(page: Page, brand: BrandId, username: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(brands[brand].password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await closeNotice(page, brand);
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
}

/** Reads and closes the notice that a brand shows after a login. */
export async function closeNotice(page: Page, brand: BrandId): Promise<void> {
  if (brand !== "aurelune") return;
  const notice = page.getByRole("dialog", { name: "Play with a plan" });
  await notice.getByRole("button", { name: "Close" }).last().click();
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

/** Switches something on the running gateway, as an operator does: `pnpm gateway set …`. */
export async function setGateway(...args: readonly string[]): Promise<void> {
  const cli = fileURLToPath(new URL("../../../apps/gateway/src/cli/gateway.ts", import.meta.url));
  await promisify(execFile)(process.execPath, [cli, "set", ...args, "--data", `${process.env["E2E_DATA"]}/gateway`]);
}

/** Opens the account record of the member who is logged in, through the member centre of a wide window. */
export async function openRecord(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Member centre of/ }).click();
  await page
    .getByRole("dialog", { name: "Member centre" })
    .getByRole("navigation")
    .getByRole("link", { name: "Account record" })
    .click();
}
