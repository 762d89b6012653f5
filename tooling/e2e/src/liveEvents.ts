import type { Page } from "@playwright/test";

const address = /\/wps\/events$/;

/** Opens a page and waits until it has its stream of live events, which begins some seconds after the page. */
export async function openWithEvents(page: Page, url: string): Promise<void> {
  const stream = page.waitForResponse((response) => address.test(response.url()) && response.ok());
  await page.goto(url);
  await stream;
}

/** Has the page's streams end at once: what it shows follows its own questions only, as where a proxy lets no stream pass. */
export async function withoutEvents(page: Page): Promise<void> {
  await page.route(address, (route) => route.fulfill({ contentType: "text/event-stream", body: "" }));
}

/**
 * Keeps back what the page asks of the site's status and tree until it is released, so that a press comes before the page has learnt by
 * itself what it is refused for.
 */
export async function holdStatus(page: Page): Promise<{ readonly release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/wps\/system\/(?:status|whitelabel)/, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Within this time a page shows what it was told of: well before it would ask by itself, every 30 s. How quick it is, `pnpm bench` measures. */
export const soon = { timeout: 10_000 };
