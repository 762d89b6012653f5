import { join } from "node:path";
import { getConfig } from "@lingui/conf";
import { root } from "./root.ts";

/** Where Lingui's configuration is, and what it says. */
export const linguiConfigPath = join(root, "tooling/lingui/lingui.config.mjs");
export const linguiConfig = getConfig({ configPath: linguiConfigPath });
