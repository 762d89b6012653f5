import { fileURLToPath } from "node:url";
import { formatter } from "@lingui/format-po";

/**
 * The texts of the back office: staff read English or Vietnamese, and no player's engine holds them.
 * @type {import("@lingui/conf").LinguiConfig}
 */
export default {
  rootDir: fileURLToPath(new URL("../..", import.meta.url)),
  sourceLocale: "en",
  locales: ["en", "vi"],
  fallbackLocales: { default: "en" },
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: "<rootDir>/apps/back-office/locales/{locale}",
      include: ["<rootDir>/apps/back-office/src/**/*.{ts,tsx}"],
      exclude: ["<rootDir>/**/*.test.*"],
    },
  ],
};
