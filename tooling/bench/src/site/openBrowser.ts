import { type Browser, chromium } from "playwright";

/** Starts the machine's Chromium without a window; `port` opens it to a second driver. */
export function openBrowser(port?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", ...(port === undefined ? [] : [`--remote-debugging-port=${port}`])],
  });
}
