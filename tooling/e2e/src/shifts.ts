import type { Page } from "@playwright/test";

/** Measures layout shifts, except those after the user's input. Call it before the page is opened. */
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

/** The page's layout shifts so far, as a sum. */
export const readShifts = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(globalThis, "shifts")));
