import { fileURLToPath } from "node:url";
import { formatter } from "@lingui/format-po";
import { localeNames, textFolders } from "./texts.ts";

/** @type {import("@lingui/conf").LinguiConfig} */
export default {
  rootDir: fileURLToPath(new URL("../..", import.meta.url)),
  sourceLocale: "en",
  locales: [...new Set(Object.values(localeNames))],
  fallbackLocales: { default: "en" },
  format: formatter({ lineNumbers: false }),
  catalogs: textFolders.map((folder) => ({
    path: `<rootDir>/${folder}/locales/{locale}`,
    include: [`<rootDir>/${folder}/src/**/*.{ts,tsx}`],
    exclude: ["<rootDir>/**/*.test.*"],
  })),
};
