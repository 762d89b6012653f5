import { fileURLToPath } from "node:url";
import { formatter } from "@lingui/format-po";
import { localeNames, messageFolders, orderByEnglish, textFolders } from "./texts.ts";

const toCatalog = (folder, sources) => ({
  path: `<rootDir>/${folder}/locales/{locale}`,
  include: [`<rootDir>/${folder}/${sources}`],
  exclude: ["<rootDir>/**/*.test.*"],
});

/** @type {import("@lingui/conf").LinguiConfig} */
export default {
  rootDir: fileURLToPath(new URL("../..", import.meta.url)),
  sourceLocale: "en",
  locales: [...new Set(Object.values(localeNames))],
  fallbackLocales: { default: "en" },
  format: formatter({ lineNumbers: false }),
  orderBy: orderByEnglish,
  // The sites' come first: they are found by their place in `textFolders`.
  catalogs: [
    ...textFolders.map((folder) => toCatalog(folder, "src/**/*.{ts,tsx}")),
    ...messageFolders.map((folder) => toCatalog(folder, "**/*.ts")),
  ],
};
