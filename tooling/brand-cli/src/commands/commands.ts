import type { Command } from "../cli/Command.ts";
import { build } from "./build.ts";
import { explain } from "./explain.ts";
import { gc } from "./gc.ts";
import { publish } from "./publish.ts";
import { rollback } from "./rollback.ts";
import { validate } from "./validate.ts";

/** Every command of `pnpm brand`, in the order of help. */
export const commands: readonly Command[] = [validate, build, explain, publish, rollback, gc];
