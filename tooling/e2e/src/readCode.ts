import type { Locator } from "@playwright/test";
import jsQR from "jsqr";
import { PNG } from "pngjs";

/** What a camera reads of a code that is drawn on the page; null where it reads nothing. */
export async function readCode(code: Locator): Promise<string | null> {
  await code.scrollIntoViewIfNeeded();
  const { data, width, height } = PNG.sync.read(await code.screenshot());
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data ?? null;
}
