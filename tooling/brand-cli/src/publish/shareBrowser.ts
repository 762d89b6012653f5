import { chromiumPaths, lessTransparency, toLaunchOptions } from "@marquee/chromium";
import type { Browser } from "playwright";

/** One Chromium for all checks of a command, started by the first of them. */
export type SharedBrowser = {
  /** @throws when there is no Chromium, naming the places searched */
  readonly get: () => Promise<Browser>;
  readonly close: () => Promise<void>;
};

async function launch(): Promise<Browser> {
  // Most commands open no browser, and its driver takes a third of a second to read.
  const { chromium } = await import("playwright");
  try {
    return await chromium.launch(toLaunchOptions(lessTransparency));
  } catch {
    throw new Error(
      `the health check needs Chromium, and there is none at CHROMIUM_PATH or ${chromiumPaths.join(" or ")}`,
    );
  }
}

/** Creates it without starting. A browser that ended by itself is started again for the next check. */
export function shareBrowser(): SharedBrowser {
  let opened: Promise<Browser> | undefined;
  const get = async (): Promise<Browser> => {
    const browser = await (opened ??= launch());
    if (browser.isConnected()) return browser;
    opened = undefined;
    return get();
  };
  const close = async (): Promise<void> => {
    const browser = await opened?.catch(() => undefined);
    opened = undefined;
    await browser?.close();
  };
  return { get, close };
}
