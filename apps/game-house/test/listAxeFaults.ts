import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type program from "axe-core";
import type { Frame } from "playwright";

declare global {
  // Set by axe-core's script.
  var axe: typeof program | undefined;
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong in a frame, each with its elements. It runs in the frame itself: asked through the page, axe leaves out a frame that is slow. */
export async function listAxeFaults(frame: Frame | undefined): Promise<readonly string[]> {
  if (frame === undefined) throw new Error("there is no frame");
  await frame.evaluate(source);
  return frame.evaluate(async () => {
    const result = await globalThis.axe?.run();
    if (result === undefined) throw new Error("axe is not there");
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" ")}`);
  });
}
