import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FirstData } from "@marquee/database";
import { bootstrapMerchants } from "../src/bootstrap/bootstrapMerchants.ts";
import { readBrands } from "../src/bootstrap/readBrands.ts";

import { openDemo } from "../src/demo/openDemo.ts";
import { createQuickPasswords } from "./quickPasswords.ts";
import type { NoTables } from "../src/db/Db.ts";

const all = fileURLToPath(new URL("../../../brands", import.meta.url));

/** Two of the repository's own brands: more merchants would make every test's database larger and show nothing new. */
export const brandsFolder = mkdtempSync(join(tmpdir(), "marquee-brands-"));
for (const brand of ["aurelune", "kickline"]) cpSync(join(all, brand), join(brandsFolder, brand), { recursive: true });

/** What the tests' databases hold: both merchants with their games, no members. */
export const testDemo = ["tree", "games", "notices"] as const;

export const firstData: FirstData<NoTables>["fill"] = async (db) =>
  void (await bootstrapMerchants(
    db,
    readBrands(brandsFolder).brands,
    openDemo(testDemo, { passwords: await createQuickPasswords() }),
  ));
