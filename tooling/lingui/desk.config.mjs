import { fileURLToPath } from "node:url";
import { formatter } from "@lingui/format-po";
import { orderByEnglish, staffMessageFolder } from "./texts.ts";

/**
 * The texts of the back office and of mails to staff: they read English or Vietnamese, and no player's engine holds them.
 * @type {import("@lingui/conf").LinguiConfig}
 */
export default {
  rootDir: fileURLToPath(new URL("../..", import.meta.url)),
  sourceLocale: "en",
  locales: ["en", "vi"],
  fallbackLocales: { default: "en" },
  format: formatter({ lineNumbers: false }),
  orderBy: orderByEnglish,
  catalogs: [
    {
      path: "<rootDir>/apps/back-office/locales/{locale}",
      include: ["<rootDir>/apps/back-office/src/**/*.{ts,tsx}"],
      exclude: ["<rootDir>/**/*.test.*"],
    },
    {
      path: `<rootDir>/${staffMessageFolder}/locales/{locale}`,
      include: [`<rootDir>/${staffMessageFolder}/**/*.ts`],
      exclude: ["<rootDir>/**/*.test.*"],
    },
  ],
};
