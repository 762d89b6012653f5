import { fileURLToPath } from "node:url";
import { findLostLine, listVersions, toMigrationsLock } from "@marquee/database/testing";
import { expect, it } from "vitest";
import { migrations } from "./migrations.ts";

const file = fileURLToPath(new URL("migrations.lock", import.meta.url));

// A new migration's line is written by `vitest run src/db/migrationsLock.test.ts -u`; a line that has landed stays as it is.
it("every migration that has landed is there unchanged and in its place", async () => {
  const lock = toMigrationsLock(migrations);
  await expect(lock).toMatchFileSnapshot(file);
  const versions = listVersions(file);
  expect(versions.map((earlier) => findLostLine(earlier, lock))).toEqual(versions.map(() => null));
});
