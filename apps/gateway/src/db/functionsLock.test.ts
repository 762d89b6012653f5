import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findLostLine, listChangedSignatures, listVersions, toFunctionsLock } from "@marquee/database/testing";
import { expect, it } from "vitest";
import { functions } from "./functions.ts";

const file = fileURLToPath(new URL("functions.lock", import.meta.url));

// A changed text's line is written by `vitest run src/db/functionsLock.test.ts -u`; a line that has landed stays as it is.
it("every text of a function that has landed has its line, and calls of a function stay as they were", async () => {
  const [landed = readFileSync(file, "utf8"), ...earlier] = listVersions(file);
  const lock = toFunctionsLock(landed, functions.list);
  await expect(lock).toMatchFileSnapshot(file);
  expect(earlier.map((version) => findLostLine(version, lock))).toEqual(earlier.map(() => null));
  expect(listChangedSignatures(lock)).toEqual([]);
});
