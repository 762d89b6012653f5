import { expect } from "vitest";
import { page } from "vitest/browser";

/** Gives the test's window a size. The frame takes it after the command is answered: it is waited for, so that what is measured next is measured in it. */
export async function setWindow(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await expect.poll(() => [window.innerWidth, window.innerHeight]).toEqual([width, height]);
}
