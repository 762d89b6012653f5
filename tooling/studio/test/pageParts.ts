import type { Frame, Locator, Page } from "playwright";
import { expect } from "vitest";

/** The radius of cards on a page. */
export const getRadius = (place: Page | Frame): Promise<string> =>
  place.locator("html").evaluate((html) => getComputedStyle(html).getPropertyValue("--mq-radius-card"));

/** True when an element is not hidden or clipped: a pointer at its centre would hit it. */
export const isInSight = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** The frame of the current story. */
export async function getStory(page: Page): Promise<Frame> {
  await page.frameLocator("#storybook-preview-iframe").getByRole("button", { name: "Register" }).waitFor();
  const frame = page.frame("storybook-preview-iframe");
  if (!frame) throw new Error("no story is shown");
  return frame;
}

/** The painted background of the story's button, once it has settled. */
export const expectFill = (page: Page, color: string) =>
  expect
    .poll(
      async () => {
        const frame = await getStory(page);
        return frame
          .getByRole("button", { name: "Register" })
          .evaluate((button) => getComputedStyle(button, "::before").backgroundColor);
      },
      { timeout: 15_000 },
    )
    .toBe(color);
