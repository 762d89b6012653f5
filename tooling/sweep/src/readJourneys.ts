import { readFileSync } from "node:fs";

/** The environment variable with the file of the journeys to run, a JSON list of titles. */
export const journeysVariable = "MARQUEE_JOURNEYS";

/** The journeys that `pnpm test` chose on a slow machine, as Playwright's `grep`; undefined for all of them (docs/decisions/081). */
export function readJourneys(): RegExp[] | undefined {
  const file = process.env[journeysVariable];
  if (file === undefined) return undefined;
  const titles: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(titles)) throw new Error(`${file} holds no list of titles`);
  return titles.map((title) => new RegExp(String(title).replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)));
}
