import { existsSync } from "node:fs";

/** Where Debian puts it: the one that draws no window of its own first. */
export const chromiumPaths = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;

/** The machine's Chromium: `CHROMIUM_PATH`, or the first of `chromiumPaths` that is there; null when there is none. */
export function findChromium(): string | null {
  return process.env["CHROMIUM_PATH"] ?? chromiumPaths.find((path) => existsSync(path)) ?? null;
}

/** Asks pages for less transparency, as a system setting does: without a graphics card, what is blurred behind a bar or a dialog is blurred again for every letter that is typed. */
export const lessTransparency = "--blink-settings=prefersReducedTransparency=true";

/** What Playwright's `launch` takes: the machine's Chromium without a sandbox, which root in a container cannot have, and without calls of its own. */
export function toLaunchOptions(...args: readonly string[]): { executablePath: string; args: string[] } {
  return {
    executablePath: findChromium() ?? chromiumPaths[0],
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run", ...args],
  };
}
