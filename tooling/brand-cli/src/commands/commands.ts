import type { Command } from "../cli/Command.ts";
import { affected } from "./affected.ts";
import { build } from "./build.ts";
import { diff } from "./diff.ts";
import { drift } from "./drift.ts";
import { explain } from "./explain.ts";
import { fleet } from "./fleet.ts";
import { gc } from "./gc.ts";
import { log } from "./log.ts";
import { create } from "./new.ts";
import { moveDomain } from "./moveDomain.ts";
import { matrix } from "./matrix.ts";
import { nginx } from "./nginx.ts";
import { preview } from "./preview.ts";
import { publish } from "./publish.ts";
import { rename } from "./rename.ts";
import { report } from "./report.ts";
import { restore, retire } from "./retire.ts";
import { rollback } from "./rollback.ts";
import { tree } from "./tree.ts";
import { validate } from "./validate.ts";

/** Every command of `pnpm brand`, in the order of help. */
export const commands: readonly Command[] = [
  create,
  validate,
  tree,
  affected,
  preview,
  build,
  diff,
  matrix,
  explain,
  publish,
  rollback,
  moveDomain,
  rename,
  retire,
  restore,
  log,
  fleet,
  report,
  drift,
  gc,
  nginx,
];
