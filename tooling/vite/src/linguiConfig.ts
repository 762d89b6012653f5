import { join } from "node:path";
import { getConfig } from "@lingui/conf";
import { root } from "./root.ts";

/** The path and content of Lingui's configuration. */
export const linguiConfigPath = join(root, "tooling/lingui/lingui.config.mjs");
export const linguiConfig = getConfig({ configPath: linguiConfigPath });
