import type { Page } from "@playwright/test";

/** Counts how far the page moves under its reader, without what follows the reader's own keys; before the page is opened. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput = false } = JSON.parse(JSON.stringify(entry));
        if (hadRecentInput !== true)
          Object.assign(globalThis, { shifts: Number(Reflect.get(globalThis, "shifts")) + Number(value) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** How far it has moved since it began: the page's cumulative layout shift. */
export const readShifts = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(globalThis, "shifts")));
