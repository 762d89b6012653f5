import { toLaunchOptions } from "@marquee/chromium";
import { type Browser, chromium } from "playwright";

/** Starts the machine's Chromium without a window; `port` opens it to a second driver. */
export function openBrowser(port?: number): Promise<Browser> {
  return chromium.launch(toLaunchOptions(...(port === undefined ? [] : [`--remote-debugging-port=${port}`])));
}
