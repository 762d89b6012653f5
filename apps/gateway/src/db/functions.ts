import type { SqlFunctions } from "@marquee/database";
import { readFileSync } from "node:fs";
import { modules } from "../modules.ts";
import { readFunctions } from "./readFunctions.ts";

/** Each text that has landed has a line: the list's revision is how many there have been. */
const landed = readFileSync(new URL("functions.lock", import.meta.url), "utf8").match(/^\w.*$/gm);

/** The gateway's functions and triggers as they are now, applied after the migrations where the database has other texts. */
export const functions: SqlFunctions = {
  revision: landed?.length ?? 0,
  list: [
    ...["ledger", "authentication", "staff", "webhooks", "orders", "audience"].flatMap((folder) =>
      readFunctions(new URL(`../${folder}/functions/`, import.meta.url)),
    ),
    ...modules.flatMap((module) => module.functions ?? []),
  ],
};
