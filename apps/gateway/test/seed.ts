import { fileURLToPath } from "node:url";
import type { Seed } from "@marquee/database/testing";
import type { Schema } from "../src/db/Schema.ts";
import { createPasswords } from "../src/identity/passwords.ts";
import { readBrands } from "../src/seed/readBrands.ts";
import { seedMerchants } from "../src/seed/seedMerchants.ts";

/** The repository's own brands. */
export const brandsFolder = fileURLToPath(new URL("../../../brands", import.meta.url));

/** What the tests' databases hold: both merchants with their games, no members. */
export const seed: Seed<Schema> = async (db) => seedMerchants(db, readBrands(brandsFolder), await createPasswords(), { demo: false });
