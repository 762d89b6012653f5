import { fileURLToPath } from "node:url";

/** The top of the tree, without a slash at its end. */
export const root = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");
